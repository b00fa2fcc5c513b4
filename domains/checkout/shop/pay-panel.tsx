import type { CallInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useId, useState } from 'react'
import type { Order } from '../../order/contract.ts'
import type { PaymentMethod } from '../../order/payment-words.ts'
import { keepViewKey } from '../../order/shop/view-keys.ts'
import { MethodChoice } from '../../payment/shop/method-choice.tsx'
import { useStartPayment } from '../../payment/shop/use-start-payment.ts'
import { useShop } from '../../shop.ts'
import type { checkout, Placed } from '../contract.ts'
import { emptyDraft } from './form/draft.ts'
import { withFields } from './form/field-errors.ts'
import { ReceiptFields, receiptOf } from './form/receipt-fields.tsx'
import '../../order/shop/order.css'

type Props = { order: Order; view_key: string | undefined }

/** Pays an order that is still unpaid, by any method. */
export function PayPanel({ order, view_key }: Props) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const dates = useDates()
  const id = useId()
  const [chosen, setChosen] = useState<PaymentMethod>()
  const [asked, setAsked] = useState(emptyDraft.receipt)
  const { submit, pending, errors, clear, failure } = usePay(order, view_key)
  const { methods, currency, total_amount, expires_at, state } = order
  // The method that was tried last, as long as it is still offered.
  const tried = methods.find(({ method }) => method === order.payments.at(-1)?.method)
  const method = chosen ?? (tried ?? methods[0])?.method
  function pay() {
    const receipt = receiptOf({ receipt: asked }, method)
    if (method) void submit({ method, ...(receipt && { receipt }) })
  }
  return (
    <section className="pay-panel" aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {t('다시 결제')}
      </h2>
      {state === 'pending_payment' && expires_at && (
        <p className="soft small num">{t('{time}까지 상품을 확보해 두어요.', { time: dates.dateTime(expires_at) })}</p>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <MethodChoice methods={methods} value={method} onChange={setChosen} />
      <ReceiptFields
        method={method}
        errors={errors}
        clear={clear}
        receipt={asked}
        onChange={setAsked}
        none={t('주문할 때 정한 대로 할게요')}
      />
      <Button busy={pending} disabled={!method} onClick={pay}>
        {t('{total} 결제하기', { total: moneyText({ amount: total_amount, currency }) })}
      </Button>
    </section>
  )
}

function usePay({ id: order_id }: Order, view_key: string | undefined) {
  const { api, queries, cache } = useShop()
  const start = useStartPayment()
  const [failure, setFailure] = useState<string | null>(null)
  function lookAgain() {
    void cache.invalidateQueries({ queryKey: queries.checkout.view.key })
    void cache.invalidateQueries({ queryKey: queries.order.show.key })
    void cache.invalidateQueries({ queryKey: queries.cart.count().queryKey })
  }

  async function send(body: CallInput<typeof checkout.pay>['body']) {
    setFailure(null)
    try {
      return await api.checkout.pay({ params: { order_id }, query: view_key ? { view_key } : {}, body })
    } catch (error) {
      lookAgain()
      throw error instanceof Problem ? withFields(error) : error
    }
  }

  async function begin(placed: Placed) {
    keepViewKey(order_id, placed.view_key)
    setFailure(await start(placed.start, order_id))
    lookAgain()
  }

  return { ...useSubmit(send, { onDone: begin }), failure }
}
