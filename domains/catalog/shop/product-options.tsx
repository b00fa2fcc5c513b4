import { money } from '@sillage/kit/money.ts'
import { Choice } from '@sillage/ui/choice.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Product, Variant } from '../contract.ts'
import { priceOf, type Terms } from './product-choice.ts'
import { RestockHints } from './restock.tsx'
import { changedWith, offered, pricesDiffer, valuesOf, variantWith } from './variant-choice.ts'

type Props = { product: Product; chosen: Variant | undefined; terms: Terms; onChoose: (variant: Variant) => void }

/** Sizes, wicks, bottles: each option with its price, or that it is sold out. */
export function ProductOptions({ product, chosen, terms, onChoose }: Props) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  const priced = pricesDiffer(product)

  function noteOf(variant: Variant | undefined, group: number) {
    if (!variant || variant.sold_out) return t('품절')
    const others = valuesOf(product, { values: changedWith(chosen, variant, group) }).map((value) =>
      pick(value, 'name'),
    )
    const price = moneyText(money(priceOf(variant, product.min_quantity, terms).amount, terms.currency))
    return [...others, ...(priced ? [price] : [])].join(' · ')
  }

  const groups = product.option_groups.map((group, index) => {
    const withValue = (value: string) => variantWith(product, chosen, index, value)
    return (
      <div key={group.name} className="part">
        <Choice
          legend={pick(group, 'name')}
          value={chosen?.values[index]}
          onChange={(value) => {
            const variant = withValue(value)
            if (variant) onChoose(variant)
          }}
          options={offered(product, index).map((value) => {
            const variant = withValue(value.name)
            return {
              value: value.name,
              label: pick(value, 'name'),
              note: noteOf(variant, index),
              // Where nothing is left at all, one still chooses what to wait for.
              disabled: !variant || (variant.sold_out && !product.sold_out),
            }
          })}
        />
        {index === product.option_groups.length - 1 && !product.sold_out && <RestockHints product={product} />}
      </div>
    )
  })
  return groups
}
