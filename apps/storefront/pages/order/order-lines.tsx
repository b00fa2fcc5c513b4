import { productPath } from '@sillage/domains/catalog/words.ts'
import { PersonalValues } from '@sillage/domains/custom/shop/personal-values.tsx'
import type { OrderLine } from '@sillage/domains/order/contract.ts'
import { LineSteps } from '@sillage/domains/order/shop/line-steps.tsx'
import { type LineState, lineStateNames } from '@sillage/domains/order/words.ts'
import { WriteReview } from '@sillage/domains/review/shop/write-review.tsx'
import { exceptionNames } from '@sillage/domains/shipment/shop/exception-texts.ts'
import type { DeliveryKind } from '@sillage/domains/shipping/delivery.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'

const over: readonly LineState[] = ['canceled_unpaid', 'canceled', 'returned', 'exchanged', 'sold_out']
const arrived: readonly LineState[] = ['delivered', 'granted', 'confirmed']

const toneOf = (state: LineState) => (over.includes(state) ? 'idle' : arrived.includes(state) ? 'done' : 'accent')

type Props = {
  lines: OrderLine[]
  currency: 'krw' | 'usd'
  /** How it travels: each line then says how far it has come. */
  delivery?: DeliveryKind
  /** Lines whose buyer may still speak of them. */
  toReview?: ReadonlySet<number>
}

/** What was ordered, each with its own state. */
export function OrderLines({ lines, currency, delivery, toReview }: Props) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id} className="order-line">
          <Line line={line} currency={currency}>
            {toReview?.has(line.id) && (
              <p className="order-review">
                <WriteReview order_line_id={line.id} of={line} />
              </p>
            )}
          </Line>
          {delivery && !line.delivery_exception && (
            <div className="order-steps-of">
              <LineSteps state={line.state} delivery={line.kind === 'class' ? 'none' : delivery} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

type LineProps = { line: OrderLine; currency: 'krw' | 'usd'; children: ReactNode }

function Line({ line, currency, children }: LineProps) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  const { picture, product_id, kind, quantity, unit_amount, state, delivery_exception } = line
  return (
    <>
      <span className="order-thumb">{picture && <Picture {...picture} sizes="72px" alt="" />}</span>
      <div>
        {delivery_exception ? (
          <Badge tone="idle">{t(exceptionNames[delivery_exception])}</Badge>
        ) : (
          <Badge tone={toneOf(state)}>{t(lineStateNames[state])}</Badge>
        )}
        <p className="order-name">
          {picture ? (
            <Anchor href={productPath({ id: product_id, kind })}>{pick(line, 'name')}</Anchor>
          ) : (
            pick(line, 'name')
          )}
        </p>
        <p className="mute small">
          {[pick(line, 'option_name'), t(kind === 'class' ? '{count}명' : '{count}개', { count: quantity })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <PersonalValues personal={line.personal} />
        {children}
      </div>
      {/* Before coupons and points: the sum below takes those off. */}
      <p className="num">{moneyText({ amount: unit_amount * quantity, currency })}</p>
    </>
  )
}
