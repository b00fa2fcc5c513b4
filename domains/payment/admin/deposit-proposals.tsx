import { Button } from '@sillage/admin-kit/button.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLastChange } from '../../audit/admin/use-last-change.ts'
import { useShop } from '../../shop.ts'
import type { AwaitedPayment, Proposal, StaffDeposit } from '../staff-contract.ts'
import { AssignDeposit } from './assign-deposit.tsx'
import { splitThatFits } from './deposit-parts.ts'
import { DepositReason } from './deposit-reason.tsx'

const surenessLooks: Record<Proposal['sureness'], { label: string; tone: Tone }> = {
  exact: { label: '모두 일치', tone: 'done' },
  amount: { label: '금액만 일치', tone: 'act' },
  name: { label: '이름만 일치', tone: 'act' },
}

/** The orders it may be for, and what else can be done with it. */
export function Proposals({ deposit }: { deposit: StaffDeposit }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { api } = useShop()
  const [chosen, setChosen] = useState<readonly AwaitedPayment[] | null>(null)
  const exact = deposit.proposals.filter(({ sureness }) => sureness === 'exact')
  const shown = exact.length > 0 ? exact : deposit.proposals
  const fitting = exact.length === 0 ? splitThatFits(deposit) : null
  const amounts = fitting?.map(({ missing_amount: amount }) => moneyText({ amount, currency: 'krw' })).join(' + ')
  return (
    <span className="row wrap">
      {shown.length === 0 && <span className="mute">{t('맞는 주문이 없어요.')}</span>}
      {shown.map((proposal) => (
        <ProposedOrder key={proposal.payment_id} deposit={deposit} proposal={proposal} />
      ))}
      {fitting && amounts && (
        <Button small icon="split" onClick={() => setChosen(fitting)}>
          {t('{amounts}으로 나누기', { amounts })}
        </Button>
      )}
      <Button small onClick={() => setChosen([])}>
        {t('다른 주문·나누기')}
      </Button>
      <DepositReason
        deposit_id={deposit.id}
        open={t('주문 입금이 아니에요')}
        title={t('주문과 관계없는 입금인가요?')}
        lead={t('맞출 입금에서 빠지고 이유가 기록에 남아요. 언제든 되돌릴 수 있어요.')}
        label={t('주문 입금이 아닌 이유')}
        button={t('제외하기')}
        draft={`deposit-ignore:${deposit.id}`}
        send={(reason) => api.staffMoney.ignore({ params: { deposit_id: deposit.id }, body: { reason } })}
      />
      {chosen && <AssignDeposit deposit={deposit} chosen={chosen} onClose={() => setChosen(null)} />}
    </span>
  )
}

function ProposedOrder({ deposit, proposal }: { deposit: StaffDeposit; proposal: Proposal }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { api } = useShop()
  const { run, pending } = useAction(
    (payment_id: number) => api.staffMoney.match({ params: { deposit_id: deposit.id }, body: { payment_id } }),
    { done: () => t('주문에 맞췄어요.'), explain: useLastChange(`deposit:${deposit.id}`) },
  )
  const { order_no, missing_amount: amount } = proposal
  return (
    <span className="row wrap">
      <State tone={surenessLooks[proposal.sureness].tone}>{t(surenessLooks[proposal.sureness].label)}</State>
      <Link className="link" to={`/orders/${proposal.order_id}`}>
        {order_no}
      </Link>
      {proposal.name}
      {proposal.sureness === 'name' && (
        <span className="mute">
          {amount > 0
            ? t('{amount} 입금 대기', { amount: moneyText({ amount, currency: 'krw' }) })
            : t('결제가 끝난 주문')}
        </span>
      )}
      <Button
        small
        disabled={pending}
        aria-label={t('{order} 주문에 맞추기', { order: order_no })}
        onClick={() => run(proposal.payment_id)}
      >
        {t('맞추기')}
      </Button>
    </span>
  )
}
