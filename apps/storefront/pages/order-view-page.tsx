import { GuestOrderForm } from '@sillage/domains/order/shop/guest-order-form.tsx'
import { OrderRead } from '@sillage/domains/order/shop/order-read.tsx'
import { useViewedOrder } from '@sillage/domains/order/shop/use-viewed-order.ts'
import { type StatementKind, statementOf } from '@sillage/domains/receipt/shop/statement/statement-link.ts'
import { StatementSheet } from '@sillage/domains/receipt/shop/statement/statement-sheet.tsx'
import { useSession } from '@sillage/domains/session.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { useKnownPhrases, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { OrderSheet } from './order/order-sheet.tsx'

/** One order by the number in the address: a guest's by the key of an email's link, a member's own, else by its password. */
export function Component() {
  const t = usePhrases()
  const known = useKnownPhrases()
  const { awake, od_id, key, document, errorMessage } = useOrderAddress()
  const { checked } = useSession()
  return (
    <PageLayout
      title={t('주문 상세')}
      description={t('주문의 상품, 결제, 배송을 확인할 수 있어요.')}
      above={[{ label: t('주문 내역'), href: '/my-page/order' }]}
    >
      <meta name="robots" content="noindex" />
      {errorMessage && (
        <div className="order-message">
          <Alert tone="danger">{known(errorMessage)}</Alert>
        </div>
      )}
      {awake && checked ? (
        <Found key={od_id} od_id={od_id} given={key} kind={statementOf(document)} />
      ) : (
        <Skeleton height="320px" />
      )}
    </PageLayout>
  )
}

type Asked = { od_id: string; given: string; kind: StatementKind | undefined }

function Found({ od_id, given, kind }: Asked) {
  const order_id = /^[1-9]\d{0,8}$/.test(od_id) ? Number(od_id) : 0
  const { query, view_key, isMissing } = useViewedOrder(order_id, given)
  if (isMissing) return <NotFound od_id={od_id} isNumber={order_id === 0} />
  if (kind) {
    const back = `/shop/my_order_view?od_id=${order_id}`
    return <StatementSheet order_id={order_id} kind={kind} view_key={view_key} back={back} />
  }
  return <OrderRead query={query}>{(order) => <OrderSheet order={order} view_key={view_key} />}</OrderRead>
}

/** The same for every order that is not shown, whether there is none or it is someone else's. */
function NotFound({ od_id, isNumber }: { od_id: string; isNumber: boolean }) {
  const t = usePhrases()
  const { user } = useSession()
  if (user)
    return (
      <Empty
        title={od_id ? t('주문 번호 {id}를 찾을 수 없어요', { id: od_id }) : t('주문 번호가 없어요')}
        action={<Button href="/my-page/order">{t('주문 내역 보기')}</Button>}
      >
        {t('주문 번호를 다시 확인하거나 주문 내역에서 골라 주세요.')}
      </Empty>
    )
  return (
    <>
      <p className="soft order-ask">{t('주문 번호와 주문할 때 정한 비밀번호를 적어 주세요.')}</p>
      <GuestOrderForm order_no={isNumber ? od_id : ''} />
    </>
  )
}

const longest = 200
const never = () => () => undefined

/** Read once the page is awake: the HTML is the same for every order and repeats no stranger's words. */
function useOrderAddress() {
  const [query] = useSearchParams()
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const read = (name: string) => (awake ? (query.get(name) ?? '').trim().slice(0, longest) : '')
  return {
    awake,
    od_id: read('od_id'),
    key: read('key'),
    document: read('document'),
    errorMessage: read('errorMessage'),
  }
}
