import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useHashAction } from '@sillage/admin-kit/use-hash-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Proposal, StaffDeposit } from '../staff-contract.ts'
import { DepositImport } from './deposit-import.tsx'

/** What came to the bank account, and the orders it is for. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  const { queries } = useShop()
  const [importing, setImporting] = useState(false)
  const won = (amount: number) => moneyText({ amount, currency: 'krw' })
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
        query={(asked) => queries.staffMoney.listDeposits({ query: asked })}
        keyOf={({ id }) => id}
        nameOf={({ depositor }) => depositor}
        views={[
          { label: t('맞출 입금'), query: {} },
          { label: t('맞춘 입금'), query: { matched: 'yes' } },
        ]}
        columns={[
          {
            key: 'deposited_at',
            label: t('언제'),
            cell: ({ deposited_at }) => <span className="mute">{dates.shortDateTime(deposited_at)}</span>,
          },
          { key: 'depositor', label: t('입금자'), cell: ({ depositor }) => depositor },
          { key: 'amount', label: t('금액'), align: 'end', cell: ({ amount }) => won(amount) },
          {
            key: 'proposals',
            label: t('제안'),
            fill: true,
            cell: (deposit) => (deposit.payment_id ? <Unmatch deposit={deposit} /> : <Proposals deposit={deposit} />),
          },
          { key: 'bank_ref', label: t('은행 번호'), hidden: true, cell: ({ bank_ref }) => bank_ref },
        ]}
        empty={{ title: t('맞출 입금이 없어요'), text: t('은행 내역을 올리면 주문과 비교해 알맞은 주문을 제안해요.') }}
      />
      {importing && <DepositImport onClose={() => setImporting(false)} />}
    </>
  )
}

const surenessLooks: Record<Proposal['sureness'], { label: string; tone: Tone }> = {
  exact: { label: '모두 일치', tone: 'done' },
  amount: { label: '금액만 일치', tone: 'act' },
  name: { label: '이름만 일치', tone: 'act' },
}

function Proposals({ deposit }: { deposit: StaffDeposit }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const won = (amount: number) => moneyText({ amount, currency: 'krw' })
  const { api } = useShop()
  const { run, pending } = useAction(
    (payment_id: number) => api.staffMoney.match({ params: { deposit_id: deposit.id }, body: { payment_id } }),
    { done: () => t('주문에 맞췄어요.') },
  )
  if (deposit.proposals.length === 0) return <span className="mute">{t('맞는 주문이 없어요.')}</span>
  const exact = deposit.proposals.filter(({ sureness }) => sureness === 'exact')
  const shown = exact.length > 0 ? exact : deposit.proposals
  return (
    <span className="row wrap">
      {shown.map((proposal) => (
        <span key={proposal.payment_id} className="row">
          <State tone={surenessLooks[proposal.sureness].tone}>{t(surenessLooks[proposal.sureness].label)}</State>
          <Link className="link" to={`/orders/${proposal.order_id}`}>
            {proposal.order_no}
          </Link>
          {proposal.name}
          {proposal.sureness === 'name' && (
            <span className="mute">
              {proposal.missing_amount > 0
                ? t('{amount} 입금 대기', { amount: won(proposal.missing_amount) })
                : t('결제가 끝난 주문')}
            </span>
          )}
          <Button
            small
            disabled={pending}
            aria-label={t('{order} 주문에 맞추기', { order: proposal.order_no })}
            onClick={() => run(proposal.payment_id)}
          >
            {t('맞추기')}
          </Button>
        </span>
      ))}
    </span>
  )
}

function Unmatch({ deposit }: { deposit: StaffDeposit }) {
  const t = usePhrases()
  const { api } = useShop()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('되돌리기')}
      </Button>
      {open && (
        <Dialog
          title={t('맞춘 입금을 되돌릴까요?')}
          lead={t('아직 출고하지 않은 주문만 되돌릴 수 있어요.')}
          onClose={close}
          actions={<Button onClick={close}>{t('닫기')}</Button>}
        >
          <WordsForm
            draft={`deposit:${deposit.id}`}
            label={t('되돌리는 이유')}
            rows={2}
            button={t('되돌리기')}
            send={async (reason) => [
              await api.staffMoney.unmatch({ params: { deposit_id: deposit.id }, body: { reason } }),
              close(),
            ]}
          />
        </Dialog>
      )}
    </>
  )
}
