import { productPath } from '@sillage/domains/catalog/words.ts'
import { OrderRead } from '@sillage/domains/order/shop/order-read.tsx'
import { useToReview } from '@sillage/domains/review/shop/use-to-review.ts'
import { useShop } from '@sillage/domains/shop.ts'
import type { StoreOrder } from '@sillage/domains/store-order/contract.ts'
import { storePaymentNames } from '@sillage/domains/store-order/words.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { PastLastPage } from '@sillage/web-kit/past-last-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OrderCard } from './order-list.tsx'
import '@sillage/domains/order/shop/order.css'

const path = '/my-page/store-order'
const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path)
const fetchedShown = 5

/** The slips of the member's purchases in stores, below what waits there to be fetched. */
export function StoreOrderList() {
  const t = usePhrases()
  const { queries } = useShop()
  const asked = Number(useSearchParams()[0].get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const query = useQuery({ ...queries.storeOrder.list({ query: { page } }), placeholderData: keepPreviousData })
  const { data: fetched } = useQuery(queries.order.list({ query: { delivery: 'pickup', per_page: fetchedShown } }))
  const pickups = fetched?.data ?? []
  const toReview = useToReview(pickups.flatMap(({ lines }) => lines))
  return (
    <>
      {page === 1 && pickups.length > 0 && (
        <section className="store-part" aria-labelledby="pickups">
          <h2 id="pickups" className="section-title">
            {t('매장에서 찾는 주문')}
          </h2>
          <ol className="orders">
            {pickups.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} toReview={toReview} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="store-part" aria-label={t('매장에서 구매한 내역')}>
        {pickups.length > 0 && <h2 className="section-title">{t('매장에서 구매한 내역')}</h2>}
        <OrderRead query={query}>{(found) => <Slips found={found} />}</OrderRead>
      </section>
    </>
  )
}

type Page = { data: StoreOrder[]; total: number; current_page: number; last_page: number }

function Slips({ found: { data, total, current_page, last_page } }: { found: Page }) {
  const t = usePhrases()
  if (current_page > last_page) return <PastLastPage to={hrefOf(last_page)} />
  if (total === 0)
    return (
      <Empty title={t('매장 구매 내역이 없어요')} action={<Button href="/contents/store">{t('매장 안내')}</Button>}>
        {t('계산할 때 회원님의 휴대전화 번호를 알려 주시면 여기에 모여요.')}
      </Empty>
    )
  return (
    <>
      <p className="num mute small">{t('구매 {count}건', { count: total })}</p>
      <ol className="orders">
        {data.map((slip) => (
          <li key={slip.id}>
            <Slip slip={slip} />
          </li>
        ))}
      </ol>
      <Pagination page={current_page} pages={last_page} href={hrefOf} />
    </>
  )
}

function Slip({ slip: { receipt_no, store, bought_at, lines, payment, total_amount } }: { slip: StoreOrder }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const moneyText = useMoneyText()
  const won = (amount: number) => moneyText({ amount, currency: 'krw' })
  const place = store ? pick(store, 'name') : t('문을 닫은 매장')
  return (
    <article className="order" aria-label={`${place} ${receipt_no}`}>
      <header className="order-head">
        <p>
          <time dateTime={bought_at}>{dates.dateTime(bought_at)}</time>
          <span className="num mute small">{receipt_no}</span>
        </p>
        <span>{place}</span>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={`${line.name} ${line.option_name}`} className="slip-line">
            <div>
              <p className="slip-name">
                {line.product_id && line.kind ? (
                  <Anchor href={productPath({ id: line.product_id, kind: line.kind })}>{pick(line, 'name')}</Anchor>
                ) : (
                  pick(line, 'name')
                )}
              </p>
              <p className="mute small">
                {[pick(line, 'option_name'), t('{count}개', { count: line.quantity })].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="num">{won(line.amount)}</p>
          </li>
        ))}
      </ul>
      <div className="order-foot">
        <p className="order-total num">
          <span className="mute small">{t(storePaymentNames[payment])}</span> {won(total_amount)}
        </p>
      </div>
    </article>
  )
}
