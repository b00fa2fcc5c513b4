import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isFailedPayment } from '../../order/payment-words.ts'
import { useSession } from '../../session.ts'
import { PayAgain } from './pay-again.tsx'
import { isUnderWay, type Returned, useOutcome, useReturned } from './use-outcome.ts'
import './payment-confirm.css'

/** Where the payment provider sends a buyer back to. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout title={t('결제 확인')} description={t('결제 결과를 확인하고 있어요.')}>
      <meta name="robots" content="noindex" />
      <Contents />
    </PageLayout>
  )
}

function Contents() {
  const returned = useReturned()
  const { checked } = useSession()
  // Before the first check there is no token that lets a browser change anything.
  if (returned === 'unread' || !checked) return <Checking />
  return returned ? <Found returned={returned} /> : <Nothing />
}

function Found({ returned }: { returned: Returned }) {
  const t = usePhrases()
  const query = useOutcome(returned)
  const outcome = query.data
  if (query.isError && !outcome)
    return query.isMissing ? (
      <Nothing />
    ) : (
      <ErrorState
        title={t('결제를 아직 확인하지 못했어요')}
        action={<Button onClick={query.askAgain}>{t('다시 확인하기')}</Button>}
      >
        {t('연결이 잠시 끊겼어요. 다시 확인해도 두 번 결제되지 않아요.')}
      </ErrorState>
    )
  if (!outcome) return <Checking />
  if (isUnderWay(outcome.state)) return <Checking isLong={query.times > 2} />
  if (isFailedPayment(outcome.state)) return <PayAgain order_id={outcome.order_id} message={outcome.message} />
  return <Thanks order_id={outcome.order_id} />
}

/**
 * Goes on to the order. The provider's page, which leads nowhere, is before this one in the history: this page is
 * replaced by the order form, which tells a buyer who goes back that the order was placed.
 */
function Thanks({ order_id }: { order_id: number }) {
  const navigate = useNavigate()
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    if (location.pathname.endsWith('/payment_confirm')) history.replaceState(history.state, '', '/shop/order-form')
    void navigate(`/shop/order/${order_id}/confirm`)
  }, [navigate, order_id])
  return <Checking />
}

/** The outcome is being requested. The buyer does not have to wait here. */
function Checking({ isLong = false }: { isLong?: boolean }) {
  const t = usePhrases()
  return (
    <div className="payment-checking" role="status">
      <h2 className="section-title">{t('결제를 확인하고 있어요')}</h2>
      <ProgressBar label={t('결제를 확인하고 있어요')} />
      <p className="soft">
        {isLong
          ? t(
              '결제사의 응답을 기다리고 있어요. 두 번 결제되지 않으니 안심하세요. 창을 닫아도 결과를 메일로 알려 드려요.',
            )
          : t('잠시만 기다려 주세요. 이 창을 닫거나 뒤로 가지 마세요.')}
      </p>
    </div>
  )
}

function Nothing() {
  const t = usePhrases()
  const { user } = useSession()
  return (
    <Empty
      title={t('확인할 결제가 없어요')}
      action={
        user ? (
          <Button href="/my-page/order">{t('주문 내역 보기')}</Button>
        ) : (
          <Button href="/guest-order">{t('비회원 주문 찾기')}</Button>
        )
      }
    >
      {t('주문과 결제 상태는 주문 내역에서 볼 수 있어요.')}
    </Empty>
  )
}
