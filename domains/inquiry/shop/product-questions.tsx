import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import type { Queries } from '@sillage/web-kit/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShopContract } from '../../contract.ts'
import { ChannelButton } from '../../member/shop/kakao/channel-button.tsx'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { ProductInquiryRow } from './product-inquiry-row.tsx'

const perPage = 5
// Fetched with the first question: the page does not carry the form.
const ProductInquiryDialog = lazy(() =>
  import('./product-inquiry-dialog.tsx').then((module) => ({ default: module.ProductInquiryDialog })),
)

/** As a row or an address says it. */
type ProductId = number | string | undefined
const pageOf = (product_id: ProductId, page: number) => ({ query: { product_id, page, per_page: perPage } })

/** What the product's page has to read before it is drawn. */
export const productQuestionQueries = (queries: Queries<ShopContract>, product_id: ProductId) => [
  queries.productInquiry.list(pageOf(product_id, 1)),
]

type Props = {
  product_id: number
  /** For the tab that leads here. */
  id?: string
}

/** The first of what everyone reads, this member's own secret ones, and how many that makes. */
export function useQuestions(product_id: number) {
  const { user } = useSession()
  const { queries } = useShop()
  const { data: open } = useQuery(queries.productInquiry.list(pageOf(product_id, 1)))
  const { data: own } = useQuery({
    ...quietly(queries.productInquiry.mine({ query: { product_id, secret: 'true' } })),
    enabled: user !== null,
  })
  const secret = user ? own : undefined
  return { open, secret, total: open && open.total + (secret?.total ?? 0) }
}

/** What people ask of a product. Members find their own secret questions on top; no one else learns of them. */
export function ProductQuestions({ product_id, id }: Props) {
  const t = usePhrases()
  const titleId = useId()
  const [pages, setPages] = useState(1)
  const { open, secret, total } = useQuestions(product_id)
  return (
    <section className="product-part" id={id} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={
          <>
            {t('이 상품에 대한 문의')} <span className="num mute">{total ?? ''}</span>
          </>
        }
        action={<AskButton product_id={product_id} />}
      />
      {total === undefined && <Skeleton height="200px" />}
      {total === 0 && <Empty title={t('아직 문의가 없어요')}>{t('궁금한 점을 물어보면 실라주가 답해 드려요.')}</Empty>}
      {total !== undefined && total > 0 && (
        <ul className="rows">
          {secret?.data.map((question) => (
            <li key={question.id}>
              <ProductInquiryRow question={question} />
            </li>
          ))}
          {Array.from({ length: pages }, (_, index) => (
            <OnePage key={index} product_id={product_id} page={index + 1} />
          ))}
        </ul>
      )}
      {open && open.total > pages * perPage && (
        <div className="question-more">
          <Button kind="line" onClick={() => setPages(pages + 1)}>
            {t('문의 더 보기')}
          </Button>
        </div>
      )}
      <p className="mt-5">
        <ChannelButton action="chat" />
      </p>
    </section>
  )
}

function OnePage({ product_id, page }: { product_id: number; page: number }) {
  const { queries } = useShop()
  const { data } = useQuery(queries.productInquiry.list(pageOf(product_id, page)))
  return data?.data.map((question) => (
    <li key={question.id}>
      <ProductInquiryRow question={question} />
    </li>
  ))
}

function AskButton({ product_id }: { product_id: number }) {
  const t = usePhrases()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  if (!user)
    return (
      <Button kind="line" size="sm" href={`/login?${new URLSearchParams({ redirect: pathname + search })}`}>
        {t('문의하기')}
      </Button>
    )
  return (
    <>
      <Button
        kind="line"
        size="sm"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('문의하기')}
      </Button>
      {wanted && (
        <Suspense>
          <ProductInquiryDialog open={open} onClose={() => setOpen(false)} product_id={product_id} />
        </Suspense>
      )}
    </>
  )
}
