import { limits } from '@sillage/kit/limits.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { pageParam } from '@sillage/web-kit/page-param.ts'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { PastLastPage } from '@sillage/web-kit/past-last-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loading } from '../../review/shop/loading.tsx'
import { useShop } from '../../shop.ts'
import type { MyProductInquiry } from '../product-inquiry-contract.ts'
import { ProductInquiryDialog } from './product-inquiry-dialog.tsx'
import { ProductInquiryRow } from './product-inquiry-row.tsx'
import { useRemoveQuestion } from './use-product-inquiry.ts'

const path = '/my-page/product-inquiry'

/** The member's questions, the newest first, secret ones among them. */
export function MyProductInquiryList() {
  const t = usePhrases()
  const { queries } = useShop()
  const page = pageParam(useSearchParams()[0], limits.paging.board_per_page)
  const query = useQuery({
    ...queries.productInquiry.mine({ query: { page } }),
    placeholderData: keepPreviousData,
    // An answer may come at any moment.
    staleTime: 0,
  })
  if (!query.data) return <Loading query={query} />
  const { data, total, current_page, last_page } = query.data
  if (current_page > last_page) return <PastLastPage to={`${path}?page=${last_page}`} />
  if (total === 0)
    return (
      <Empty
        title={t('남긴 상품 문의가 없어요')}
        action={<Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>}
      >
        {t('궁금한 상품의 페이지에서 문의해 주세요.')}
      </Empty>
    )
  return (
    <>
      <ul className="rows">
        {data.map((question) => (
          <li key={question.id}>
            <Mine question={question} />
          </li>
        ))}
      </ul>
      <Pagination page={current_page} pages={last_page} href={(page) => `${path}?page=${page}`} />
    </>
  )
}

function Mine({ question }: { question: MyProductInquiry }) {
  const t = usePhrases()
  const remove = useRemoveQuestion()
  const [changing, setChanging] = useState(false)
  const { id, product_id, answer, hidden_reason } = question
  const untouched = answer === null && hidden_reason === null
  return (
    <ProductInquiryRow question={question} withProduct>
      {hidden_reason !== null && (
        <Alert>{t('다른 분께는 보이지 않아요. 이유: {reason}', { reason: hidden_reason })}</Alert>
      )}
      {untouched && (
        <>
          <Button kind="line" size="sm" onClick={() => setChanging(true)}>
            {t('고치기')}
          </Button>
          <Button kind="quiet" size="sm" onClick={() => void remove(id)}>
            {t('지우기')}
          </Button>
          <ProductInquiryDialog
            open={changing}
            onClose={() => setChanging(false)}
            product_id={product_id}
            question={question}
          />
        </>
      )}
    </ProductInquiryRow>
  )
}
