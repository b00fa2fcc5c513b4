import type { Order } from '@sillage/domains/order/contract.ts'
import { payingOf, paymentText } from '@sillage/domains/payment/shop/payment-texts.ts'
import { isSent } from '@sillage/domains/shipping/delivery.ts'
import { useAddressText } from '@sillage/domains/shipping/shop/address-text.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import '@sillage/ui/sections/rows.css'

/** An order in five rows: its number, how it is paid, who gets it and where. */
export function OrderFacts({ order }: { order: Order }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const { receiver, store, currency, total_amount } = order
  const payment = payingOf(order)
  const total = moneyText({ amount: total_amount, currency })
  const paid = [payment && paymentText(payment, t), total, order.paid_at && dates.dateTime(order.paid_at)]
  const addressText = useAddressText()
  const facts = [
    { label: t('주문 번호'), value: order.order_no },
    { label: t('결제'), value: paid.filter(Boolean).join(', ') },
    { label: t('찾아갈 매장'), value: store ? `${pick(store, 'name')}, ${pick(store, 'address')}` : '' },
    { label: t('받으실 곳'), value: isSent(order) ? addressText(receiver) : '' },
    { label: t('받는 분'), value: [receiver.name, receiver.hp].filter(Boolean).join(' ') },
  ]
  return (
    <dl className="facts num order-facts">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
