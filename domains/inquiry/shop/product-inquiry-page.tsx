import { limits } from '@sillage/kit/limits.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { pageParam } from '@sillage/web-kit/page-param.ts'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { ProductInquiryRow } from './product-inquiry-row.tsx'

type Listing = { page: number; answered: 'true' | 'false' | undefined }

const path = '/customer/product-inquiry'
const filters = [
  { label: '전체', answered: undefined },
  { label: '답변 완료', answered: 'true' },
  { label: '답변 기다리는 중', answered: 'false' },
] as const

/** What an address cannot mean is left out, so that a mistyped link still shows the list. */
function readListing(query: URLSearchParams): Listing {
  const { answered } = filters.find((filter) => filter.answered === query.get('answered')) ?? filters[0]
  return { page: pageParam(query, limits.paging.board_per_page), answered }
}

function hrefOf({ page, answered }: Listing) {
  const query = new URLSearchParams()
  if (answered) query.set('answered', answered)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

const listOf = ({ page, answered }: Listing) => ({ query: { page, ...(answered && { answered }) } })

export const loader = prime((queries, { query }) => [queries.productInquiry.list(listOf(readListing(query)))])

/** What visitors ask about products, of all of them. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('상품 문의와 답변')}
      description={t('상품에 대한 문의와 답변이에요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <Everything />
    </PageLayout>
  )
}

function Everything() {
  const t = usePhrases()
  const { queries } = useShop()
  const listing = readListing(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(queries.productInquiry.list(listOf(listing)))
  return (
    <>
      <nav className="chips question-chips" aria-label={t('문의 고르기')}>
        {filters.map(({ label, answered }) => (
          <Chip key={label} href={hrefOf({ page: 1, answered })} current={answered === listing.answered}>
            {t(label)}
          </Chip>
        ))}
      </nav>
      {found.current_page > found.last_page ? (
        <Empty
          title={t('이 페이지에는 문의가 없어요')}
          action={<Button href={hrefOf({ ...listing, page: 1 })}>{t('첫 페이지부터 보기')}</Button>}
        />
      ) : found.data.length === 0 ? (
        <Empty
          title={t('올라온 상품 문의가 없어요')}
          action={<Button href="/customer/center">{t('고객센터 보기')}</Button>}
        >
          {t('궁금한 상품이 있으면 고객센터로 물어봐 주세요.')}
        </Empty>
      ) : (
        <ul className="rows">
          {found.data.map((question) => (
            <li key={question.id}>
              <ProductInquiryRow question={question} withProduct />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={found.current_page} pages={found.last_page} href={(page) => hrefOf({ ...listing, page })} />
    </>
  )
}
