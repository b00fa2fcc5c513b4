import { Alert } from '@sillage/ui/alert.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useState } from 'react'
import type { Address } from '../../../member/account-contract.ts'
import { MethodChoice } from '../../../payment/shop/method-choice.tsx'
import type { Quote } from '../../contract.ts'
import { BuyerPart } from './buyer-part.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ConsentPart } from './consent-part.tsx'
import { CouponPart } from './coupon-part.tsx'
import { methodOf, type Ordered, orderOf } from './draft.ts'
import { FormPart } from './form-part.tsx'
import { LinesPart } from './lines-part.tsx'
import { memoOf } from './memo-field.tsx'
import { ReceiptFields, receiptOf } from './receipt-fields.tsx'
import { ShippingPart } from './shipping-part.tsx'
import type { useDraft } from './use-draft.ts'
import { usePlaceOrder } from './use-place-order.ts'
import type { useQuote } from './use-quote.ts'

type Props = ReturnType<typeof useDraft> &
  Pick<ReturnType<typeof useQuote>, 'isSettled' | 'failed' | 'ask'> & {
    quote: Quote
    /** The member's address book; null for a guest. */
    book: readonly Address[] | null
    quotation: Ordered
  }

/** Everything that is asked before an order is made, from top to bottom. */
export function CheckoutForm({ draft, change, forget, quote, isSettled, failed, ask, book, quotation }: Props) {
  const t = usePhrases()
  // Never stored: a buyer who returns types it again.
  const [password, setPassword] = useState('')
  const isGuest = book === null
  const keeps = quote.lines.some(({ no_return }) => no_return !== null)
  const placing = usePlaceOrder({ draft, change, forget, askAgain: ask, who: { isGuest, keeps } })
  const { submit, pending, errors, clear, problem } = placing
  const method = methodOf(draft, quote.methods)
  const part = { draft, change, quote, errors, clear }

  function send(event: FormEvent) {
    event.preventDefault()
    // Forms of dialogs opened from here are heard too.
    if (event.target !== event.currentTarget || !method || !isSettled) return
    const guest_password = isGuest ? password || null : null
    const receipt = receiptOf(draft, method)
    const memo = memoOf(draft)
    void submit(orderOf({ draft, quote, method, guest_password, memo, receipt, quotation, request_key: '' }))
  }

  return (
    <form method="post" noValidate className="checkout" onSubmit={send}>
      <div>
        <LinesPart quote={quote} />
        <BuyerPart {...part} password={isGuest ? { value: password, onChange: setPassword } : null} />
        <ShippingPart {...part} book={book} />
        {!isGuest && <CouponPart {...part} />}
        <FormPart title={t('결제 방법')}>
          <div className="checkout-fields">
            {problem?.kind === 'unpaid' && <Alert tone="danger">{problem.message}</Alert>}
            <MethodChoice
              methods={quote.methods}
              value={method}
              onChange={(next) => {
                clear('method')
                change({ method: next })
              }}
              error={errors.method?.[0]}
            />
            <ReceiptFields
              method={method}
              errors={part.errors}
              clear={part.clear}
              receipt={draft.receipt}
              onChange={(receipt) => part.change({ receipt })}
            />
          </div>
        </FormPart>
        <ConsentPart {...part} />
      </div>
      <CheckoutSummary quote={quote} isSettled={isSettled} failed={failed} pending={pending} problem={problem} />
    </form>
  )
}
