import { PayPanel } from '@sillage/domains/checkout/shop/pay-panel.tsx'
import { OrderClaims } from '@sillage/domains/claim/shop/order-claims.tsx'
import type { Order } from '@sillage/domains/order/contract.ts'
import { OrderTotal } from '@sillage/domains/order/shop/order-total.tsx'
import { ReorderButton } from '@sillage/domains/order/shop/reorder-button.tsx'
import { DepositPanel } from '@sillage/domains/payment/shop/deposit-panel.tsx'
import { awaitedDeposit, payingOf, paymentText } from '@sillage/domains/payment/shop/payment-texts.ts'
import { statementLink } from '@sillage/domains/receipt/shop/statement/statement-link.ts'
import { useToReview } from '@sillage/domains/review/shop/use-to-review.ts'
import { Shipments } from '@sillage/domains/shipment/shop/shipments.tsx'
import { isSent } from '@sillage/domains/shipping/delivery.ts'
import { useAddressText } from '@sillage/domains/shipping/shop/address-text.ts'
import { OrderClasses } from '@sillage/domains/tssa/shop/order-classes.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useKnownPhrases, usePhrases } from '@sillage/web-kit/phrases.ts'
import { OrderLines } from './order-lines.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/domains/order/shop/order.css'

/** An order from top to bottom: what, how much, and where to. `view_key` opens it to who is not its member. */
export function OrderSheet({ order, view_key }: { order: Order; view_key?: string | undefined }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <div className="order-sheet">
      <p className="num mute">
        {t('주문 번호')} {order.order_no} · {t('주문한 날')} {dates.date(order.created_at)}
      </p>
      <DepositPanel order={order} />
      {order.can_pay_again && <Paying order={order} view_key={view_key} />}
      <section aria-label={t('주문한 상품')}>
        <h2 className="section-title">{t('주문한 상품')}</h2>
        <OrderLines
          lines={order.lines}
          currency={order.currency}
          delivery={order.delivery}
          toReview={useToReview(order.lines)}
        />
        <ReorderButton order_id={order.id} view_key={view_key} />
      </section>
      <OrderClasses order={order} view_key={view_key} />
      <Shipments order={order} view_key={view_key} />
      <OrderClaims order={order} view_key={view_key} />
      <div className="order-pair">
        <Facts title={t('받으실 곳')} rows={useReceiverRows(order)} />
        <section aria-label={t('결제 금액')}>
          <h2 className="section-title">{t('결제 금액')}</h2>
          <OrderTotal order={order} />
          <FactList rows={usePaid(order)} />
        </section>
      </div>
      {order.paid_at && (
        <div className="button-row">
          <Button kind="line" size="sm" href={statementLink(order.id, 'statement')}>
            {t('거래명세서')}
          </Button>
          <Button kind="line" size="sm" href={statementLink(order.id, 'receipt')}>
            {t('영수증')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A buyer with an account to send money to may still choose another method; a buyer without one has to. */
function Paying({ order, view_key }: { order: Order; view_key: string | undefined }) {
  const t = usePhrases()
  const panel = <PayPanel order={order} view_key={view_key} />
  const awaited = awaitedDeposit(order)
  const waits = awaited && !awaited.is_over
  return waits ? <Disclosure summary={t('다른 방법으로 결제하기')}>{panel}</Disclosure> : panel
}

function usePaid(order: Order) {
  const t = usePhrases()
  const dates = useDates()
  const payment = payingOf(order)
  const at = payment?.approved_at
  return [
    { label: t('결제 방법'), value: payment ? paymentText(payment, t) : '' },
    { label: t('결제 일시'), value: at ? dates.dateTime(at) : '' },
  ]
}

function useReceiverRows(order: Order) {
  const t = usePhrases()
  const known = useKnownPhrases()
  const pick = useLocalizedField()
  const addressText = useAddressText()
  const { receiver, store } = order
  return [
    { label: t('찾아갈 매장'), value: store ? `${pick(store, 'name')}, ${pick(store, 'address')}` : '' },
    { label: t('여는 시간'), value: store ? pick(store, 'hours') : '' },
    { label: t('받는 분'), value: receiver.name },
    { label: t('연락처'), value: receiver.hp },
    { label: t('주소'), value: isSent(order) ? addressText(receiver) : '' },
    // One of the usual is kept in Korean for the courier; its buyer reads it as it was chosen.
    { label: t('배송 메모'), value: receiver.memo && known(receiver.memo) },
  ]
}

type Rows = { label: string; value: string }[]

function Facts({ title, rows }: { title: string; rows: Rows }) {
  if (rows.every(({ value }) => value === '')) return null
  return (
    <section aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <FactList rows={rows} />
    </section>
  )
}

function FactList({ rows }: { rows: Rows }) {
  const reported = rows.filter(({ value }) => value !== '')
  if (reported.length === 0) return null
  return (
    <dl className="facts">
      {reported.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
