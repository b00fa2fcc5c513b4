import { limits } from '@sillage/kit/limits.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { pageParam } from '@sillage/web-kit/page-param.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Unreviewed } from '../contract.ts'
import { Loading } from './loading.tsx'
import '@sillage/ui/sections/rows.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'

const path = '/my-page/product-review'

/** Bought, received, and not spoken of yet. */
export function ToWrite() {
  const t = usePhrases()
  const { queries } = useShop()
  const page = pageParam(useSearchParams()[0], limits.paging.board_per_page)
  const query = useQuery({
    ...queries.review.toWrite({ query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!query.data) return <Loading query={query} />
  const { data, total, current_page, last_page } = query.data
  if (current_page > last_page) return <Navigate to={`${path}?page=${last_page}`} replace />
  if (total === 0)
    return (
      <Empty
        title={t('지금 쓸 수 있는 리뷰가 없어요')}
        action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}
      >
        {t('상품을 받은 뒤에 리뷰를 쓸 수 있어요.')}
      </Empty>
    )
  return (
    <>
      <ul className="rows">
        {data.map((line) => (
          <li key={line.order_line_id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <Pagination page={current_page} pages={last_page} href={(page) => `${path}?page=${page}`} />
    </>
  )
}

function Line({ line }: { line: Unreviewed }) {
  const t = usePhrases()
  return (
    <div className="unreviewed">
      <LineFacts line={line} />
      <Button
        size="sm"
        href={`${path}?write=${line.order_line_id}`}
        aria-label={t('{name} 리뷰 쓰기', { name: useLocalizedField()(line, 'name') })}
      >
        {t('리뷰 쓰기')}
      </Button>
    </div>
  )
}

type Facts = Pick<Unreviewed, 'product' | 'name' | 'name_en' | 'option_name' | 'option_name_en'> &
  Partial<Pick<Unreviewed, 'delivered_at' | 'points'>>

/** What was bought, and what a review of it earns. */
export function LineFacts({ line }: { line: Facts }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const facts = [
    pick(line, 'option_name'),
    line.delivered_at && t('{day} 도착', { day: dates.date(line.delivered_at) }),
  ]
  return (
    <>
      <span>{line.product && <Picture {...line.product.picture} className="thumb" sizes="64px" alt="" />}</span>
      <div>
        <p className="unreviewed-name">{pick(line, 'name')}</p>
        <p className="unreviewed-facts num">{facts.filter(Boolean).join(' · ')}</p>
        {line.points && (
          <p className="unreviewed-facts num">
            {t('글 {text}원, 사진과 함께 {photo}원 적립', { text: line.points.text, photo: line.points.photo })}
          </p>
        )}
      </div>
    </>
  )
}
