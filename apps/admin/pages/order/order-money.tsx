import { Part } from '@sillage/admin-kit/part.tsx'
import { State, Tag } from '@sillage/admin-kit/state.tsx'
import { paymentMethods, providerNames } from '@sillage/domains/order/payment-words.ts'
import { paymentLooks, refundLooks } from '@sillage/domains/payment/admin/payment-looks.ts'
import { noteOfTotal, totalLabels } from '@sillage/domains/pricing/total-notes.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'

/** Why it costs this much, what was paid and what was refunded. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  return (
    <div className="cols cols-even">
      <Total order={order} />
      <Payments order={order} />
    </div>
  )
}

function Total({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const amountText = useAmountText(order)
  const pick = useLocalizedField()
  const reader = { t, money: amountText, pick: (names: { name: string; name_en: string }) => pick(names, 'name') }
  return (
    <Part title={t('금액 계산 내역')}>
      <table className="sum">
        <tbody>
          {order.rows.map((row, at) => (
            // Two coupons may be alike, and rows are never moved.
            <tr key={at}>
              <td>{t(totalLabels[row.kind])}</td>
              <td>{amountText(row.amount)}</td>
              <td>{noteOfTotal(row, reader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function Payments({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const can = useCan()
  const dates = useDates()
  const amountText = useAmountText(order)
  return (
    <Part title={t('결제와 환불')}>
      <ul className="lines">
        {order.payments.map((payment) => (
          <li key={payment.id}>
            <span className="grow">
              {can('money') ? (
                <Link className="link" to={`/payments/${payment.id}`}>
                  {t(paymentMethods[payment.method].name)}
                </Link>
              ) : (
                t(paymentMethods[payment.method].name)
              )}{' '}
              {payment.provider === 'toss' && <span className="mute">{t(providerNames.toss)}</span>}{' '}
              {payment.escrow && <Tag>{t('에스크로')}</Tag>}
              <br />
              <span className="mute">
                {payment.approved_at
                  ? dates.shortDateTime(payment.approved_at)
                  : dates.shortDateTime(payment.created_at)}
                {payment.failure && `, ${payment.failure}`}
              </span>
              <Webhooks payment={payment} />
            </span>
            <State tone={paymentLooks[payment.state].tone}>{t(paymentLooks[payment.state].label)}</State>
            <span>{amountText(payment.amount)}</span>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={`refund-${refund.id}`}>
            <span className="grow">
              {t('환불')} <span className="mute">{t(refund.reason)}</span>
              <br />
              <span className="mute">{dates.shortDateTime(refund.done_at ?? refund.created_at)}</span>
            </span>
            <State tone={refundLooks[refund.state].tone}>{t(refundLooks[refund.state].label)}</State>
            <span className="bad">{amountText(-refund.amount)}</span>
          </li>
        ))}
        {order.payments.length === 0 && <li className="mute">{t('아직 결제가 없어요.')}</li>}
      </ul>
    </Part>
  )
}

/** What its provider sent us, in a few words; the payment's own screen has the log. */
function Webhooks({ payment: { id, webhooks } }: { payment: StaffOrder['payments'][number] }) {
  const t = usePhrases()
  const can = useCan()
  const dates = useDates()
  if (webhooks.count === 0 || !webhooks.last_at) return null
  const words = t('웹훅 {count}건, 마지막 {when}', {
    count: webhooks.count,
    when: dates.shortDateTime(webhooks.last_at),
  })
  return (
    <>
      <br />
      {can('money') ? (
        <Link className="link mute" to={`/payments/${id}`}>
          {words}
        </Link>
      ) : (
        <span className="mute">{words}</span>
      )}
      {webhooks.open > 0 && <span className="bad"> {t('처리 안 된 {count}건', { count: webhooks.open })}</span>}
    </>
  )
}
