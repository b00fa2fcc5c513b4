import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Customer } from './new-order/customer.tsx'
import { Goods } from './new-order/goods.tsx'
import { PlaceOrder } from './new-order/place-order.tsx'
import { Receiver } from './new-order/receiver.tsx'
import { useNewOrder } from './new-order/use-new-order.ts'

/** An order for a customer who called: who, what, where to; paid by bank transfer or through the order's link. */
export function Component() {
  const t = usePhrases()
  const order = useNewOrder()
  return (
    <>
      <Top title={t('대신 주문하기')} crumb={{ to: '/orders', label: t('주문') }} />
      <div className="body">
        <div className="cols cols-wide">
          <div>
            <Part title={t('주문하는 분')}>
              <div className="padded">
                <Customer order={order} />
              </div>
            </Part>
            <Part title={t('상품')}>
              <Goods order={order} />
            </Part>
            <Part title={t('받는 곳')}>
              <div className="padded">
                <Receiver order={order} />
              </div>
            </Part>
          </div>
          <div>
            <PlaceOrder order={order} />
          </div>
        </div>
      </div>
    </>
  )
}
