import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useHashAction } from '@sillage/admin-kit/use-hash-action.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLastChange } from '../../audit/admin/use-last-change.ts'
import { useShop } from '../../shop.ts'
import type { StaffDeposit } from '../staff-contract.ts'
import { DepositImport } from './deposit-import.tsx'
import { exactMatches } from './deposit-parts.ts'
import { Proposals } from './deposit-proposals.tsx'
import { DepositReason } from './deposit-reason.tsx'

/** What came to the bank account, and the orders it is for. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const sort = useSortFilter()
  const [importing, setImporting] = useState(false)
  useHashAction('import', () => setImporting(true))
  return (
    <>
      <Top title={t('입금 확인')}>
        <Button look="main" icon="upload" onClick={() => setImporting(true)}>
          {t('은행 내역 올리기')}
        </Button>
      </Top>
      <DataList<StaffDeposit>
        name="deposits"
        label={t('입금 목록')}
        query={(query) => queries.staffMoney.listDeposits({ query })}
        keyOf={({ id }) => id}
        nameOf={({ depositor }) => depositor}
        views={[
          { label: t('맞출 입금'), query: {} },
          { label: t('맞춘 입금'), query: { view: 'matched' } },
          { label: t('제외한 입금'), query: { view: 'ignored' } },
        ]}
        filters={[{ name: 'day', label: t('입금한 날'), kind: 'day' }, sort]}
        find={t('입금자 앞글자, 금액, 은행 번호')}
        columns={useColumns()}
        bulk={(rows, clear) => <MatchExact deposits={rows} onDone={clear} />}
        empty={{ title: t('맞출 입금이 없어요'), text: t('은행 내역을 올리면 주문과 비교해 알맞은 주문을 제안해요.') }}
      />
      {importing && <DepositImport onClose={() => setImporting(false)} />}
    </>
  )
}

function MatchExact({ deposits, onDone }: { deposits: StaffDeposit[]; onDone: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const exact = exactMatches(deposits)
  const { run, pending } = useAction(
    async () => {
      let failed = 0
      // One after the other: someone may have matched one of them meanwhile, and the others go on.
      for (const { deposit_id, payment_id } of exact)
        await api.staffMoney.match({ params: { deposit_id }, body: { payment_id } }).catch((error: unknown) => {
          if (!(error instanceof Problem) || error.status !== 409) throw error
          failed += 1
        })
      return { count: exact.length - failed, failed }
    },
    {
      done: ({ count, failed }) =>
        [
          t('{count}건을 주문에 맞췄어요.', { count }),
          failed > 0 && t('{failed}건은 그사이 바뀌어 맞추지 못했어요.', { failed }),
        ]
          .filter(Boolean)
          .join(' '),
      after: onDone,
    },
  )
  return (
    <>
      <span className="nowrap">{t('입금 {count}건 선택', { count: deposits.length })}</span>
      <span className="sep" />
      <Button look="main" disabled={pending || exact.length === 0} onClick={() => run(undefined)}>
        {t('모두 일치하는 {count}건 맞추기', { count: exact.length })}
      </Button>
    </>
  )
}

function useColumns(): Column<StaffDeposit>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  const won = (amount: number) => moneyText({ amount, currency: 'krw' })
  return [
    {
      key: 'deposited_at',
      label: t('언제'),
      cell: ({ deposited_at }) => <span className="mute">{dates.shortDateTime(deposited_at)}</span>,
    },
    { key: 'depositor', label: t('입금자'), cell: ({ depositor }) => depositor },
    { key: 'amount', label: t('금액'), align: 'end', cell: ({ amount }) => won(amount) },
    { key: 'order', label: t('맞는 주문'), fill: true, cell: (deposit) => <Use deposit={deposit} /> },
    { key: 'bank_ref', label: t('은행 번호'), hidden: true, cell: ({ bank_ref }) => bank_ref },
  ]
}

/** What it is for: the order, why it is for none, or what it may be for. */
function Use({ deposit }: { deposit: StaffDeposit }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { order, whole_amount } = deposit
  if (deposit.ignored_at) return <Ignored deposit={deposit} />
  if (!order) return <Proposals deposit={deposit} />
  return (
    <span className="row wrap">
      <Link className="link" to={`/orders/${order.id}`}>
        {order.order_no}
      </Link>
      {order.name}
      {whole_amount && (
        <span className="mute">
          {t('{amount} 입금을 나눈 것', { amount: moneyText({ amount: whole_amount, currency: 'krw' }) })}
        </span>
      )}
      <Unmatch deposit={deposit} />
    </span>
  )
}

function Unmatch({ deposit: { id } }: { deposit: StaffDeposit }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <DepositReason
      deposit_id={id}
      open={t('되돌리기')}
      title={t('맞춘 입금을 되돌릴까요?')}
      lead={t('아직 출고하지 않은 주문만 되돌릴 수 있어요.')}
      label={t('되돌리는 이유')}
      button={t('되돌리기')}
      draft={`deposit:${id}`}
      send={(reason) => api.staffMoney.unmatch({ params: { deposit_id: id }, body: { reason } })}
    />
  )
}

function Ignored({ deposit: { id, note } }: { deposit: StaffDeposit }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.staffMoney.restore({ params: { deposit_id: id } }), {
    done: () => t('맞출 입금으로 되돌렸어요.'),
    explain: useLastChange(`deposit:${id}`),
  })
  return (
    <span className="row wrap">
      <span className="mute">{note}</span>
      <Button small icon="undo" disabled={pending} onClick={() => run(undefined)}>
        {t('되돌리기')}
      </Button>
    </span>
  )
}
