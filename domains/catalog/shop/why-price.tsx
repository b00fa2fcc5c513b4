import { type Currency, money } from '@sillage/kit/money.ts'
import { lastMoment } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Price, PriceStep } from '../price.ts'
import { priceStepName } from '../price-step-words.ts'
import '@sillage/ui/popover.css'

// The popover needs forty kilobytes: they are loaded when a finger or a mouse approaches the button.
const fetchTrace = () => import('./price-trace.tsx')
const PriceTrace = lazy<ComponentType<Trace & { defaultOpen: boolean }>>(() =>
  fetchTrace().then(
    (module) => ({ default: module.PriceTrace }),
    () => ({ default: Unanswered }),
  ),
)

type Trace = { ask: string; rows: { label: string; amount: string; note?: string; minus?: boolean }[] }
type Props = { price: Price; currency: Currency; sale_to: string | null }

/** Why one piece costs what it costs: the trace of the price, each step with what it took off. */
export function WhyPrice({ price, currency, sale_to }: Props) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const dates = useDates()
  const words = (step: PriceStep, before: number) => {
    const label = priceStepName(step, before, t)
    return step.step === 'sale' && sale_to
      ? { label, note: t('{day}까지', { day: dates.dayName(lastMoment(sale_to)) }) }
      : { label }
  }
  const text = (amount: number) => moneyText(money(amount, currency))
  const steps = price.trace.map((step, at) => {
    const before = price.trace[at - 1]?.amount
    if (before === undefined) return { ...words(step, step.amount), amount: text(step.amount) }
    if (step.step === 'personal') return { ...words(step, before), amount: `+${text(step.extra)}` }
    return { ...words(step, before), amount: `−${text(before - step.amount)}`, minus: step.step !== 'rounding' }
  })
  const last = {
    label: t('지금 가격'),
    amount: text(price.amount),
    note: t('쿠폰과 적립금은 주문서에서 고를 수 있어요.'),
  }
  return <Asked ask={t('왜 이 가격인가요?')} rows={[...steps, last]} />
}

function Asked(trace: Trace) {
  const [asked, setAsked] = useState(false)
  const words = (
    <button
      type="button"
      className="ask"
      onPointerEnter={() => void fetchTrace().catch(() => undefined)}
      onClick={() => setAsked(true)}
    >
      {trace.ask}
    </button>
  )
  if (!asked) return words
  return (
    <Suspense fallback={words}>
      <PriceTrace {...trace} defaultOpen />
    </Suspense>
  )
}

/** Where the answer cannot be fetched, the question stays; a later page may have it. */
function Unanswered({ ask }: Trace) {
  return <span className="ask">{ask}</span>
}
