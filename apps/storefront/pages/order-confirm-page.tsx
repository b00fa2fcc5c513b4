import { PayPanel } from '@sillage/domains/checkout/shop/pay-panel.tsx'
import type { Order } from '@sillage/domains/order/contract.ts'
import { LineSteps } from '@sillage/domains/order/shop/line-steps.tsx'
import { OrderRead } from '@sillage/domains/order/shop/order-read.tsx'
import { OrderTotal } from '@sillage/domains/order/shop/order-total.tsx'
import { useViewedOrder } from '@sillage/domains/order/shop/use-viewed-order.ts'
import { DepositPanel } from '@sillage/domains/payment/shop/deposit-panel.tsx'
import { awaitedDeposit } from '@sillage/domains/payment/shop/payment-texts.ts'
import { useSession } from '@sillage/domains/session.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useParams } from 'react-router'
import { OrderFacts } from './order/order-facts.tsx'
import { OrderLines } from './order/order-lines.tsx'
import '@sillage/domains/order/shop/order.css'

/** An order that was just placed. */
export function Component() {
  const t = usePhrases()
  const { orderId } = useParams()
  return (
    <div className="page">
      <PageMeta
        title={t('주문 확인')}
        description={t('방금 하신 주문이에요.')}
        path={`/shop/order/${orderId}/confirm`}
      />
      <meta name="robots" content="noindex" />
      <div className="thanks">
        <Found order_id={/^\d{1,9}$/.test(orderId ?? '') ? Number(orderId) : 0} />
      </div>
    </div>
  )
}

function Found({ order_id }: { order_id: number }) {
  const t = usePhrases()
  const { query, view_key, isMissing } = useViewedOrder(order_id)
  const { user } = useSession()
  if (isMissing)
    return (
      <Empty
        heading="h1"
        title={t('이 번호의 주문이 없어요')}
        action={
          user ? (
            <Button href="/my-page/order">{t('주문 내역 보기')}</Button>
          ) : (
            <Button href="/guest-order">{t('비회원 주문 찾기')}</Button>
          )
        }
      >
        {t('주문 번호를 다시 확인하거나 주문 내역에서 골라 주세요.')}
      </Empty>
    )
  return (
    <>
      {!query.data && <h1 className="sr">{t('주문 확인')}</h1>}
      <OrderRead query={query}>{(order) => <Thanks order={order} view_key={view_key} />}</OrderRead>
    </>
  )
}

function Thanks({ order, view_key }: { order: Order; view_key: string | undefined }) {
  const t = usePhrases()
  const { user } = useSession()
  const waits = order.payments.some(({ state }) => state === 'waiting_for_deposit' || state === 'underpaid')
  const isUnpaid = order.state === 'pending_payment' && !waits
  const sheet = user ? `/my-page/order/${order.id}` : `/shop/my_order_view?od_id=${order.id}`
  return (
    <>
      <header className="thanks-head">
        <h1 className="page-title">
          {t('{name} 님,', { name: order.buyer.name })}
          <br />
          {isUnpaid ? t('결제가 아직 끝나지 않았어요') : t('주문을 잘 받았어요')}
        </h1>
        {!awaitedDeposit(order)?.is_over && (
          <p className="page-lead">
            <Next order={order} waits={waits} />
          </p>
        )}
      </header>
      <LineSteps state={order.state} delivery={order.delivery} />
      <DepositPanel order={order} />
      {isUnpaid && order.can_pay_again && <PayPanel order={order} view_key={view_key} />}
      <OrderFacts order={order} />
      <OrderLines lines={order.lines} currency={order.currency} />
      <OrderTotal order={order} />
      <div className="button-row thanks-ways">
        <Button href={sheet}>{t('주문 자세히 보기')}</Button>
        <Button kind="line" href="/">
          {t('더 둘러보기')}
        </Button>
      </div>
      <Later order={order} />
    </>
  )
}

/** How it is found again, and until when it can be undone. */
function Later({ order: { by_guest, order_no } }: { order: Order }) {
  const t = usePhrases()
  const { user } = useSession()
  return (
    <div className="thanks-later">
      {by_guest && (
        <Alert>
          {t('주문 번호({number})와 주문 비밀번호로 언제든 이 주문을 다시 찾을 수 있어요.', { number: order_no })}
        </Alert>
      )}
      {!by_guest && !user && <Alert>{t('회원으로 하신 주문이에요. 로그인하시면 주문 내역에서 볼 수 있어요.')}</Alert>}
      <Alert>{t('준비가 시작되기 전까지는 바로 취소할 수 있어요.')}</Alert>
    </div>
  )
}

/** What happens now. */
function Next({ order: { state, delivery, buyer }, waits }: { order: Order; waits: boolean }) {
  const t = usePhrases()
  if (waits)
    return t('아래 계좌로 입금해 주시면 바로 준비할게요. 계좌는 {email}로도 보내 드렸어요.', { email: buyer.email })
  if (state === 'pending_payment') return t('다시 결제하시면 바로 준비할게요.')
  if (delivery === 'none') return t('수업 안내를 {email}로 보내 드릴게요.', { email: buyer.email })
  if (delivery === 'pickup') return t('매장에서 준비가 끝나면 {email}로 알려 드릴게요.', { email: buyer.email })
  return t('정성껏 포장해서 보내 드릴게요. 출발하면 {email}로 알려 드릴게요.', { email: buyer.email })
}
