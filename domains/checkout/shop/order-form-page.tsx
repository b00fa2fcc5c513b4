import { Problem } from '@sillage/kit/problem.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Account, Address } from '../../member/account-contract.ts'
import { useAccount } from '../../member/shop/account/use-account.ts'
import { TitleFocus } from '../../order/shop/title-focus.tsx'
import { quotationKeys } from '../../order/shop/view-keys.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { CheckoutForm } from './form/checkout-form.tsx'
import type { Ordered } from './form/draft.ts'
import { useDraft } from './form/use-draft.ts'
import { useQuote } from './form/use-quote.ts'
import { NothingToOrder } from './nothing-to-order.tsx'
import './form/checkout.css'

/** Where an order is placed. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('주문서')}
      description={t('받는 분과 결제 방법을 입력해 주세요.')}
      above={[{ label: t('장바구니'), href: '/shop/cart' }]}
    >
      <meta name="robots" content="noindex" />
      <TitleFocus />
      <Contents />
    </PageLayout>
  )
}

/** What is one person's own is drawn once it is known who is here. */
function Contents() {
  const { checked, user } = useSession()
  if (!checked) return <Waiting />
  return user ? <MemberCheckout key={user.mb_id} /> : <Checkout key="" account={null} book={null} />
}

function MemberCheckout() {
  const { queries } = useShop()
  const { query: account } = useAccount()
  const addresses = useQuery(queries.account.addresses())
  if (account.isLoadingError || addresses.isLoadingError)
    return <Failed onRetry={() => void Promise.all([account.refetch(), addresses.refetch()])} />
  if (!account.data || !addresses.data) return <Waiting />
  return <Checkout account={account.data} book={addresses.data} />
}

type Props = { account: Account | null; book: readonly Address[] | null }

function Checkout({ account, book }: Props) {
  const abroad = usePhrasebook().locale === 'en'
  const quotation = useOrderedQuotation()
  const draft = useDraft({ account, addresses: book ?? [], abroad })
  const { quote, error, ...asked } = useQuote(draft.draft, quotation)
  if (quotation && error instanceof Problem && error.status < 500) return <NoMore id={quotation.id} problem={error} />
  if (!quote) return asked.failed ? <Failed onRetry={() => void asked.ask()} /> : <Waiting />
  if (quote.lines.length === 0) return <NothingToOrder isLeftOut={quote.left_out > 0} />
  return <CheckoutForm {...draft} {...asked} quote={quote} book={book} quotation={quotation} />
}

/** The quotation in the address, with its key if it was opened by one. */
function useOrderedQuotation(): Ordered {
  const [query] = useSearchParams()
  const id = Number(query.get('quotation') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? { id, view_key: quotationKeys.find(id) ?? null } : null
}

/** A quotation that cannot be ordered says why, and where to look. */
function NoMore({ id, problem }: { id: number; problem: Problem }) {
  const t = usePhrases()
  return (
    <Empty
      title={t('주문할 상품이 없어요')}
      action={<Button href={`/shop/quotation?id=${id}`}>{t('견적서로 돌아가기')}</Button>}
    >
      {t(problem.phrase)}
    </Empty>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases()
  return (
    <ErrorState title={t('주문서를 불러오지 못했어요')} action={<Button onClick={onRetry}>{t('다시 시도')}</Button>}>
      {t('잠시 후 다시 시도해 주세요.')}
    </ErrorState>
  )
}

function Waiting() {
  return (
    <div className="checkout" aria-busy="true">
      <div className="checkout-waiting">
        <Skeleton height="160px" />
        <Skeleton height="240px" />
        <Skeleton height="320px" />
      </div>
      <Skeleton height="380px" />
    </div>
  )
}
