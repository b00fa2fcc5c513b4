import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import type { PointEntry } from '@sillage/domains/point/contract.ts'
import { pointReasonNames } from '@sillage/domains/point/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'

type Way = 'grant' | 'take'

/** The statement of a member's points, and giving or taking some. */
export function MemberPoints({ mb_id }: { mb_id: string }) {
  const t = usePhrases()
  const columns = useColumns()
  const { queries } = useShop()
  const [way, setWay] = useState<Way | null>(null)
  return (
    <Loaded query={queries.point.staff.list({ params: { mb_id }, query: { per_page: 10 } })}>
      {({ data, balance }) => (
        <Part
          title={t('적립금')}
          fact={balance.toLocaleString()}
          actions={
            <>
              <Button small onClick={() => setWay('grant')}>
                {t('지급')}
              </Button>
              <Button small onClick={() => setWay('take')}>
                {t('차감')}
              </Button>
            </>
          }
        >
          <SmallTable
            label={t('적립금 내역')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('적립금 내역이 없어요.')}
            columns={columns}
          />
          {way && <Move way={way} mb_id={mb_id} onClose={() => setWay(null)} />}
        </Part>
      )}
    </Loaded>
  )
}

function useColumns(): Column<PointEntry>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    {
      key: 'reason',
      label: t('무엇'),
      fill: true,
      cell: ({ reason, memo }) => (
        <>
          {t(pointReasonNames[reason])} <span className="mute">{memo}</span>
        </>
      ),
    },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ amount }) => (
        <span className={amount > 0 ? 'good' : undefined}>
          {amount > 0 ? '+' : ''}
          {amount.toLocaleString()}
        </span>
      ),
    },
    {
      key: 'balance',
      label: t('남은 적립금'),
      align: 'end',
      cell: (entry) => entry.balance.toLocaleString(),
    },
  ]
}

function Move({ way, mb_id, onClose }: { way: Way; mb_id: string; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  // One key for this dialog: pressed twice or sent again after a lost answer, points move once.
  const [key] = useState(() => crypto.randomUUID())
  return (
    <FormDialog
      title={way === 'grant' ? t('적립금 지급') : t('적립금 차감')}
      fields={[
        { name: 'amount', label: t('금액'), kind: 'number', wide: true },
        { name: 'memo', label: t('사유'), kind: 'text', wide: true, hint: t('회원에게도 보여요.') },
      ]}
      initial={{ amount: null as number | null, memo: '' }}
      save={({ amount, memo }) => api.point.staff[way]({ body: { mb_id, amount: amount ?? 0, memo, key } })}
      done={({ balance }) => t('저장했어요. 남은 적립금은 {balance}이에요.', { balance: balance.toLocaleString() })}
      button={way === 'grant' ? t('지급') : t('차감')}
      onClose={onClose}
    />
  )
}
