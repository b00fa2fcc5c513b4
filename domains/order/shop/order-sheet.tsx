import { formatMoney } from '@sillage/kit/money.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Order } from '../contract.ts'
import { OrderLines } from './order-lines.tsx'
import '@sillage/ui/sections/rows.css'
import './order.css'

/** An order from top to bottom: what, how much, and where to. */
export function OrderSheet({ order }: { order: Order }) {
  const t = usePhrases()
  const { receiver, currency } = order
  const paid = (amount: number) => formatMoney({ amount, currency })
  const sums = [
    { label: t('상품 금액'), value: paid(order.goods_amount) },
    { label: t('할인'), value: paid(-order.discount_amount), left_out: order.discount_amount === 0 },
    { label: t('적립금 사용'), value: paid(-order.point_amount), left_out: order.point_amount === 0 },
    { label: t('배송비'), value: paid(order.shipping_amount) },
    { label: t('결제할 금액'), value: paid(order.total_amount) },
  ]
  const address = [receiver.zip, receiver.addr1, receiver.addr2].filter(Boolean).join(' ')
  const way = [
    { label: t('받는 분'), value: receiver.name },
    { label: t('연락처'), value: receiver.hp },
    { label: t('주소'), value: address },
    { label: t('배송 메모'), value: receiver.memo },
  ]
  return (
    <div className="order-sheet">
      <p className="num mute">
        {t('주문 번호')} {order.order_no} · {t('주문한 날')} {seoulDay(order.created_at).replaceAll('-', '.')}
      </p>
      <section aria-label={t('주문한 상품')}>
        <h2 className="section-title">{t('주문한 상품')}</h2>
        <OrderLines lines={order.lines} currency={currency} />
      </section>
      <Facts title={t('결제 금액')} rows={sums.filter(({ left_out }) => !left_out)} />
      <Facts title={t('배송지')} rows={way.filter(({ value }) => value !== '')} />
    </div>
  )
}

function Facts({ title, rows }: { title: string; rows: { label: string; value: string }[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <dl className="facts">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
