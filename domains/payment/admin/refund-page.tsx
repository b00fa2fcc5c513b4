import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { paymentMethods } from '../../order/payment-words.ts'
import { useShop } from '../../shop.ts'
import type { StaffRefund } from '../staff-contract.ts'
import { refundLooks } from './payment-looks.ts'

/** Refunds that have not arrived yet, the oldest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('환불')} />
      <div className="body">
        <Loaded query={queries.staffMoney.listRefunds()}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty title={t('끝나지 않은 환불이 없어요')} />
            ) : (
              <ul className="lines">
                {data.map((refund) => (
                  <Refund key={refund.id} refund={refund} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

function Refund({ refund }: { refund: StaffRefund }) {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.staffMoney.refundSent({ params: { refund_id: refund.id }, body: {} }), {
    done: () => t('환불을 끝냈어요. 손님에게 알림이 가요.'),
  })
  const amount = moneyText({ amount: refund.amount, currency: refund.currency })
  return (
    <li>
      <span className="grow">
        <Link className="link" to={`/orders/${refund.order_id}`}>
          {refund.order_no}
        </Link>{' '}
        {t(paymentMethods[refund.method].name)} <span className="mute">{refund.reason}</span>
        <br />
        <span className="mute">
          {dates.shortDateTime(refund.created_at)}
          {refund.failure && `, ${refund.failure}`}
          {refund.waits_for_account && `, ${t('손님이 계좌를 알려 주기를 기다려요')}`}
          {refund.account && `, ${refund.account.bank} ${refund.account.number} ${refund.account.holder}`}
        </span>
      </span>
      <State tone={refundLooks[refund.state].tone}>{t(refundLooks[refund.state].label)}</State>
      <span>{amount}</span>
      {refund.by_hand && refund.account && (
        <Button small disabled={pending} onClick={() => run(undefined)}>
          {t('{amount} 보냈어요', { amount })}
        </Button>
      )}
    </li>
  )
}
