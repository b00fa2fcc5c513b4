import { seoulDay, seoulTime } from '@sillage/kit/time.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useData } from '@sillage/web-kit/use-data.ts'
import { useId, useState } from 'react'
import { MethodChoice } from '../../payment/shop/method-choice.tsx'
import { useStartPayment } from '../../payment/shop/use-start-payment.ts'
import type { PaymentMethod } from '../../payment/words.ts'
import { useShop } from '../../shop.ts'
import type { Order } from '../contract.ts'
import { keepViewKey } from './view-keys.ts'
import './order.css'

type Props = { order: Order; view_key: string | undefined }

/** Pays an order that is still unpaid, be it another way. */
export function PayPanel({ order, view_key }: Props) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const id = useId()
  const [chosen, setChosen] = useState<PaymentMethod>()
  const { pay, pending, failure } = usePay(order, view_key)
  const { methods, currency, total_amount, expires_at } = order
  const method = chosen ?? methods[0]?.method
  return (
    <section className="pay-panel" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {t('다시 결제')}
      </h2>
      {expires_at && (
        <p className="soft small num">
          {t('{day} {time}까지 상품을 맡아 두어요.', {
            day: seoulDay(expires_at).replaceAll('-', '.'),
            time: seoulTime(expires_at),
          })}
        </p>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <MethodChoice methods={methods} value={method} onChange={setChosen} />
      <Button busy={pending} disabled={!method} onClick={() => method && void pay(method)}>
        {t('{total} 결제하기', { total: moneyText({ amount: total_amount, currency }) })}
      </Button>
    </section>
  )
}

function usePay({ id: order_id }: Order, view_key: string | undefined) {
  const { api, queries, cache } = useShop()
  const { call } = useData()
  const start = useStartPayment()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function pay(method: PaymentMethod) {
    setPending(true)
    setFailure(null)
    try {
      const query = view_key ? { view_key } : {}
      const placed = await call(() => api.checkout.pay({ params: { order_id }, query, body: { method } }))
      keepViewKey(order_id, placed.view_key)
      setFailure(await start(placed.start, order_id))
    } catch {
      // useData has told why.
    } finally {
      setPending(false)
      void cache.invalidateQueries({ queryKey: queries.checkout.view.key })
      void cache.invalidateQueries({ queryKey: queries.order.show.key })
      void cache.invalidateQueries({ queryKey: queries.cart.count().queryKey })
    }
  }
  return { pay, pending, failure }
}
