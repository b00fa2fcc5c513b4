import { timesMoney } from '@sillage/kit/money.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { useMyPrice } from '../../catalog/shop/use-my-price.ts'
import { productPath } from '../../catalog/words.ts'
import type { Recipe } from '../recipe-contract.ts'

/** One thing a recipe needs, and what it costs. */
export function RecipeMaterial({ material }: { material: Recipe['materials'][number] }) {
  const moneyText = useMoneyText()
  const pick = useLocalizedField()
  const currency = useCurrency()
  const { product, quantity } = material
  const { price } = useMyPrice(product)
  return (
    <li className="material">
      <Picture {...product.picture} className="thumb" sizes="56px" alt="" />
      <span>
        <Anchor href={productPath(product)}>{pick(product, 'name')}</Anchor>
        <br />
        <small className="mute small">{pick(product, 'type_label')}</small>
      </span>
      <Price amount={moneyText(timesMoney(price[currency], quantity))} />
    </li>
  )
}
