import { Step } from '@sillage/domains/custom/shop/step.tsx'
import { money } from '@sillage/kit/money.ts'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuantityBounds } from '@sillage/web-kit/use-quantity-bounds.ts'
import type { PricedDesign } from './use-bottle-price.ts'

type Props = { quantity: number; onChange: (quantity: number) => void; priced: PricedDesign }

/** How many: bars as high as the price of one piece. Typing a number picks its bar. */
export function BottleQuantity({ quantity, onChange, priced: { tiers, currency } }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const sayBound = useQuantityBounds()
  const most = Math.max(1, ...tiers.map(({ amount }) => amount))
  const reached = tiers.findLast(({ from }) => quantity >= from)?.from
  return (
    <Step number={5} title={t('수량')} now={t('{count}개', { count: quantity })} open>
      <fieldset>
        <legend className="sr">{t('수량')}</legend>
        <div className="tiers">
          {tiers.map(({ from, amount }) => (
            <label key={from} className="tier" style={{ '--share': amount / most }}>
              <input type="radio" name="tier" checked={reached === from} onChange={() => onChange(from)} />
              <i className="tier-bar" />
              <b className="num">{t('{count}개~', { count: from })}</b>
              <small className="num">{moneyText(money(amount, currency))}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="going-line">
        <span className="small soft">{t('300개부터는 견적으로 더 낮춰 드려요')}</span>
        <Stepper
          value={quantity}
          min={1}
          max={999}
          onChange={onChange}
          onBeyond={sayBound}
          labels={{ input: t('수량'), less: t('하나 빼기'), more: t('하나 더하기') }}
        />
      </div>
    </Step>
  )
}
