import { money } from '@sillage/kit/money.ts'
import { Price } from '@sillage/ui/price.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Product } from '../contract.ts'
import type { Price as Counted } from '../price.ts'
import { useCurrency, useCutText } from './price-text.ts'
import { WhyPrice } from './why-price.tsx'

/** What a piece costs this visitor now, and a button that explains it. */
export function ProductPrice({ product, price }: { product: Product; price: Counted }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const currency = useCurrency()
  const { amount, list_amount } = price
  const cut = useCutText()(money(list_amount, currency), money(amount, currency))
  return (
    <div className="product-price" aria-live="polite">
      <Price
        size="lg"
        amount={moneyText(money(amount, currency))}
        list={cut && moneyText(money(list_amount, currency))}
        cut={cut}
        labels={{ cut: t('할인'), list: t('정가') }}
        why={<WhyPrice price={price} currency={currency} sale_to={product.sale_to} />}
      />
    </div>
  )
}
