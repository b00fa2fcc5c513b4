import type { OrderRow } from '@sillage/domains/order/contract.ts'
import { OrderRead } from '@sillage/domains/order/shop/order-read.tsx'
import { ReorderButton } from '@sillage/domains/order/shop/reorder-button.tsx'
import { useToReview } from '@sillage/domains/review/shop/use-to-review.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { PastLastPage } from '@sillage/web-kit/past-last-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OrderLines } from './order-lines.tsx'
import '@sillage/domains/order/shop/order.css'

const path = '/my-page/order'
const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** The member's orders, the newest first. */
export function OrderList() {
  const { queries } = useShop()
  const asked = Number(useSearchParams()[0].get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const query = useQuery({ ...queries.order.list({ query: { page } }), placeholderData: keepPreviousData })
  return <OrderRead query={query}>{(found) => <Rows found={found} />}</OrderRead>
}

type Page = { data: OrderRow[]; total: number; current_page: number; last_page: number }

function Rows({ found: { data, total, current_page, last_page } }: { found: Page }) {
  const t = usePhrases()
  const toReview = useToReview(data.flatMap(({ lines }) => lines))
  if (current_page > last_page) return <PastLastPage to={hrefOf(last_page)} />
  if (total === 0)
    return (
      <Empty title={t('주문 내역이 없어요')} action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}>
        {t('가장 많이 찾으신 향부터 둘러보세요.')}
      </Empty>
    )
  return (
    <>
      <p className="num mute small">{t('주문 {count}건', { count: total })}</p>
      <ol className="orders">
        {data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} toReview={toReview} />
          </li>
        ))}
      </ol>
      <Pagination page={current_page} pages={last_page} href={hrefOf} />
    </>
  )
}

/** One order of a list, with the link to its page. */
export function OrderCard({ order, toReview }: { order: OrderRow; toReview?: ReadonlySet<number> }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const dates = useDates()
  const { id, order_no, created_at, lines, currency, total_amount } = order
  const cut = lines.reduce((sum, { discount_amount, point_amount }) => sum + discount_amount + point_amount, 0)
  const included = cut
    ? t('할인·적립금 −{amount}, 배송비 포함', { amount: moneyText({ amount: cut, currency }) })
    : t('배송비 포함')
  return (
    <article className="order" aria-label={`${t('주문 번호')} ${order_no}`}>
      <header className="order-head">
        <p>
          <time dateTime={created_at}>{dates.date(created_at)}</time>
          <span className="num mute small">{order_no}</span>
        </p>
        <Anchor className="link" href={`${path}/${id}`}>
          {t('상세 보기')}
        </Anchor>
      </header>
      <OrderLines lines={lines} currency={currency} {...(toReview && { toReview })} />
      <div className="order-foot">
        <ReorderButton order_id={id} />
        <p className="order-total num">
          <span className="mute small">{included}</span> {moneyText({ amount: total_amount, currency })}
        </p>
      </div>
    </article>
  )
}
