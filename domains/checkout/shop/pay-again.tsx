import { Button } from '@sillage/ui/button.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { OrderRead } from '../../order/shop/order-read.tsx'
import { useViewedOrder } from '../../order/shop/use-viewed-order.ts'
import { PayPanel } from './pay-panel.tsx'

type Props = { order_id: number; message: string | null }

/** The payment failed: why, and the same order paid by another method. */
export function PayAgain({ order_id, message }: Props) {
  const t = usePhrases()
  const { query, view_key, isMissing } = useViewedOrder(order_id)
  const why = message ? t(message) : t('결제가 끝나지 않았어요. 돈은 빠져나가지 않았어요.')
  const back = (
    <Button kind="line" href="/shop/order-form">
      {t('주문서로 돌아가기')}
    </Button>
  )
  if (isMissing)
    return (
      <ErrorState title={t('결제하지 못했어요')} action={back}>
        {why}
      </ErrorState>
    )
  return (
    <OrderRead query={query}>
      {(order) => (
        <>
          <ErrorState title={t('결제하지 못했어요')} action={back}>
            {order.can_pay_again ? `${why} ${t('입력하신 내용은 그대로 있어요.')}` : why}
          </ErrorState>
          {order.can_pay_again && <PayPanel order={order} view_key={view_key} />}
        </>
      )}
    </OrderRead>
  )
}
