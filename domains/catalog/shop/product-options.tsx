import { Choice } from '@sillage/ui/choice.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import type { Product, Variant } from '../contract.ts'
import { usePriceText } from './price-text.ts'
import { pricesDiffer, variantWith } from './variant-choice.ts'

type Props = { product: Product; chosen: Variant | undefined; onChoose: (variant: Variant) => void }

/** Sizes, wicks, bottles: each option with its price, or that it is sold out. */
export function ProductOptions({ product, chosen, onChoose }: Props) {
  const t = usePhrases()
  const pick = usePick()
  const priceText = usePriceText()
  const priced = pricesDiffer(product)

  function noteOf(variant: Variant | undefined) {
    if (!variant || variant.sold_out) return t('품절')
    return priced ? priceText(variant).amount : undefined
  }

  return product.option_groups.map((group, index) => {
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
          options={group.values.map((value) => {
            const variant = withValue(value.name)
            return {
              value: value.name,
              label: pick(value, 'name'),
              note: noteOf(variant),
              disabled: !variant || variant.sold_out,
            }
          })}
        />
      </div>
    )
  })
}
