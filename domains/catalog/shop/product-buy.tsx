import { formatMoney, timesMoney } from '@sillage/kit/money.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Product } from '../contract.ts'
import { useCurrency, usePriceText } from './price-text.ts'
import { ProductCurve } from './product-curve.tsx'
import { ProductDeeds } from './product-deeds.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductOptions } from './product-options.tsx'
import { firstVariant } from './variant-choice.ts'
import '@sillage/ui/sections/product.css'
import './product-page.css'

const mostAtOnce = 99

/** The column beside the pictures: what it is, what it costs, which one. */
export function ProductBuy({ product }: { product: Product }) {
  const t = usePhrases()
  const priceText = usePriceText()
  const currency = useCurrency()
  const [variant, setVariant] = useState(() => firstVariant(product))
  const [quantity, setQuantity] = useState(1)
  const chosen = variant ?? product
  const total = timesMoney(chosen.price[currency], quantity)
  return (
    <section className="buy" aria-label={t('구매 정보')}>
      <ProductIntro product={product} />
      <div className="product-price" aria-live="polite">
        <Price {...priceText(chosen)} size="lg" />
      </div>
      {product.trail && <ProductCurve trail={product.trail} notes={product.notes} />}
      <ProductOptions product={product} chosen={variant} onChoose={setVariant} />
      {product.sold_out ? <SoldOut /> : <Quantity value={quantity} onChange={setQuantity} />}
      <ProductDeeds product={product} total={formatMoney(total)} />
      <ProductFacts kind={product.kind} total={total} />
    </section>
  )
}

function Quantity({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = usePhrases()
  const labels = { input: t('수량'), less: t('하나 빼기'), more: t('하나 더하기') }
  return (
    <div className="part part-row">
      <span className="small soft">{t('수량')}</span>
      <Stepper value={value} onChange={onChange} max={mostAtOnce} labels={labels} />
    </div>
  )
}

function SoldOut() {
  const t = usePhrases()
  return (
    <div className="part">
      <Alert tone="accent">{t('지금은 모두 떠났어요. 다시 들어오면 이 자리에서 만나요.')}</Alert>
    </div>
  )
}
