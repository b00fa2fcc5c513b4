import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useHashAction } from '@sillage/admin-kit/use-hash-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLastChange } from '../../audit/admin/use-last-change.ts'
import { discrepancyKinds } from '../../payment/discrepancy-words.ts'
import { useShop } from '../../shop.ts'
import type { Discrepancy } from '../contract.ts'
import { discrepancyLabels, repairLabels } from './discrepancy-labels.ts'
import { useFoundSides } from './found-sides.ts'

/** Where our books and those of the payment providers differ, and what would put it right. */
export function Component() {
  const t = usePhrases()
  const { queries, api } = useShop()
  const sort = useSortFilter()
  const { run, pending } = useAction(() => api.staffReconciliation.run(), { done: ({ message }) => t(message) })
  useHashAction('run', () => void run(undefined))
  return (
    <>
      <Top title={t('결제 대조')}>
        <Button look="main" icon="reload" disabled={pending} onClick={() => run(undefined)}>
          {t('지금 대조하기')}
        </Button>
      </Top>
      <DataList<Discrepancy>
        name="reconciliation"
        label={t('결제 대조 차이')}
        query={(query) => queries.staffReconciliation.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        views={[
          { label: t('처리 전'), query: {} },
          { label: t('바로잡음'), query: { state: 'repaired' } },
          { label: t('확인하고 닫음'), query: { state: 'dismissed' } },
        ]}
        filters={[
          {
            name: 'kind',
            label: t('차이'),
            kind: 'choice',
            options: discrepancyKinds.map((value) => ({ value, label: t(discrepancyLabels[value]) })),
          },
          sort,
        ]}
        find={t('주문 번호')}
        columns={useColumns()}
        empty={{ title: t('차이가 없어요'), text: t('매일 새벽에 결제사와 대조해요.') }}
      />
    </>
  )
}

function useColumns(): Column<Discrepancy>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    {
      key: 'found_at',
      label: t('발견 일시'),
      cell: ({ found_at }) => <span className="mute">{dates.shortDateTime(found_at)}</span>,
    },
    { key: 'kind', label: t('차이'), cell: ({ kind }) => t(discrepancyLabels[kind]) },
    { key: 'found', label: t('서로 다른 값'), cell: (row) => <Sides row={row} /> },
    {
      key: 'order',
      label: t('주문'),
      cell: ({ order_id, order_no }) =>
        order_id && (
          <Link className="link" to={`/orders/${order_id}`}>
            {order_no}
          </Link>
        ),
    },
    {
      key: 'proposal',
      label: t('제안'),
      fill: true,
      cell: ({ proposal, note }) => (
        <>
          {t(repairLabels[proposal])} <span className="mute">{note}</span>
        </>
      ),
    },
    { key: 'acts', label: t('관리'), cell: (row) => row.state === 'open' && <Settle row={row} /> },
  ]
}

/** What either side says, one beneath the other. */
function Sides({ row: { currency, found } }: { row: Discrepancy }) {
  return (
    <>
      {useFoundSides(currency)(found).map((text) => (
        <div key={text}>{text}</div>
      ))}
    </>
  )
}

/** What only people can settle has no button that does it. */
const byHand = ['send_by_hand', 'look', 'match_deposit'] as const

function Settle({ row }: { row: Discrepancy }) {
  const t = usePhrases()
  const { api } = useShop()
  const [closing, setClosing] = useState(false)
  const explain = useLastChange(row.subject)
  const params = { discrepancy_id: row.id }
  const { run, pending } = useAction(() => api.staffReconciliation.repair({ params }), {
    done: () => t('바로잡았어요.'),
    explain,
  })
  const close = () => setClosing(false)
  return (
    <span className="row">
      {!byHand.some((name) => name === row.proposal) && (
        <Button small disabled={pending} onClick={() => run(undefined)}>
          {t('제안대로 바로잡기')}
        </Button>
      )}
      <Button small onClick={() => setClosing(true)}>
        {t('확인하고 닫기')}
      </Button>
      {closing && (
        <Dialog
          title={t('확인하고 닫을까요?')}
          lead={t(discrepancyLabels[row.kind])}
          onClose={close}
          actions={<Button onClick={close}>{t('닫기')}</Button>}
        >
          <WordsForm
            draft={`discrepancy:${row.id}`}
            label={t('무엇을 확인했나요')}
            rows={2}
            button={t('닫기')}
            explain={explain}
            send={async (note) => [await api.staffReconciliation.dismiss({ params, body: { note } }), close()]}
          />
        </Dialog>
      )}
    </span>
  )
}
