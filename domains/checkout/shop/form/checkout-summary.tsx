import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TotalRows } from '../../../pricing/shop/total-rows.tsx'
import { totalProblem } from '../../../pricing/words.ts'
import { useSession } from '../../../session.ts'
import type { Quote } from '../../contract.ts'
import type { PlaceProblem } from './use-place-order.ts'
import '@sillage/ui/sections/phone-bars.css'

type Props = { quote: Quote; isSettled: boolean; failed: boolean; pending: boolean; problem: PlaceProblem | null }

/** The total with its rows, and the button that pays. The sums are the server's: grey while a change is being sent. */
export function CheckoutSummary({ quote, isSettled, failed, pending, problem }: Props) {
  const t = usePhrases()
  const { user } = useSession()
  const amount = useAmountText(quote)
  const total = amount(quote.total_amount)
  const pay = quote.total_amount > 0 ? t('{total} 결제하기', { total }) : t('주문하기')
  const old = isSettled ? undefined : ''
  const button = {
    type: 'submit',
    busy: pending || (!isSettled && !failed),
    disabled: quote.methods.length === 0 || quote.refused.total !== null,
  } as const
  return (
    <aside className="checkout-aside" aria-labelledby="checkout-sum">
      <h2 id="checkout-sum">{t('결제 금액')}</h2>
      {/* Heard as well as seen. */}
      <p className="sr" role="status">
        {isSettled && t('결제할 금액 {total}', { total })}
      </p>
      <div className="checkout-sums" data-old={old}>
        <FreeDelivery quote={quote} />
        <TotalRows rows={quote.rows} currency={quote.currency} />
      </div>
      {problem?.kind === 'changed' && isSettled && <Changed {...problem} quote={quote} />}
      {quote.refused.total !== null && <Alert tone="danger">{t(totalProblem)}</Alert>}
      {failed && <Alert tone="danger">{t('금액을 다시 계산하지 못했어요. 잠시 뒤에 다시 시도해 주세요.')}</Alert>}
      <div className="only-desktop">
        <Button {...button} wide>
          {pay}
        </Button>
      </div>
      <ul className="checkout-hints">
        {quote.earns > 0 && (
          <li>
            {t(
              user
                ? '구매를 확정하면 적립금 {points}원이 쌓여요.'
                : '회원은 구매를 확정하면 적립금 {points}원이 쌓여요.',
              {
                points: quote.earns.toLocaleString(),
              },
            )}
          </li>
        )}
        <li>{t('결제하시는 동안 상품을 확보해 두어요.')}</li>
      </ul>
      <div className="buybar checkout-bar">
        <div data-old={old}>
          <span className="tiny mute">{t('결제할 금액')}</span>
          <Price amount={total} />
        </div>
        <Button {...button}>{quote.total_amount > 0 ? t('결제하기') : t('주문하기')}</Button>
      </div>
    </aside>
  )
}

type ChangedProps = { before: number; differs: readonly string[]; quote: Quote }

/** What the buyer had agreed to is no longer so: both sums are named, or what differs from the order sent before. */
function Changed({ before, differs, quote }: ChangedProps) {
  const t = usePhrases()
  const amount = useAmountText(quote)
  const { total_amount } = quote
  if (differs.length > 0)
    return (
      <Alert tone="accent">
        {t('앞서 보낸 주문과 내용이 달라요. 확인하고 다시 눌러 주세요.')}
        <ul>
          {differs.map((sentence) => (
            <li key={sentence}>{t(sentence)}</li>
          ))}
        </ul>
      </Alert>
    )
  if (before === total_amount)
    return <Alert tone="accent">{t('주문할 상품이 바뀌었어요. 확인하고 다시 눌러 주세요.')}</Alert>
  return (
    <Alert tone="accent">
      {t('결제할 금액이 {before}에서 {after}으로 바뀌었어요. 확인하고 다시 눌러 주세요.', {
        before: amount(before),
        after: amount(total_amount),
      })}
    </Alert>
  )
}

/** How far it is to free delivery; nothing where nothing is sent, or abroad. */
function FreeDelivery({ quote }: { quote: Quote }) {
  const t = usePhrases()
  const amount = useAmountText(quote)
  const { goods_amount, discount_amount, missing_for_free: missing } = quote
  if (missing === null) return null
  const counted = goods_amount - discount_amount
  const label =
    missing > 0 ? t('{amount}만 더 담으면 무료 배송이에요', { amount: amount(missing) }) : t('무료 배송이에요')
  return (
    <div className="checkout-free">
      <p className="small" aria-hidden="true">
        {label}
      </p>
      <ProgressBar label={label} value={counted} max={counted + missing} />
    </div>
  )
}
