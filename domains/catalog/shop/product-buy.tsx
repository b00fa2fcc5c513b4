import { formatMoney, timesMoney } from '@sillage/kit/money.ts'
import { Alert } from '@sillage/ui/alert.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Product } from '../contract.ts'
import type { ProductKind } from '../words.ts'
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
      {product.sold_out ? (
        <SoldOut kind={product.kind} />
      ) : (
        <Quantity kind={product.kind} value={quantity} onChange={setQuantity} />
      )}
      <ProductDeeds product={product} total={formatMoney(total)} />
      <ProductFacts kind={product.kind} total={total} />
    </section>
  )
}

type QuantityProps = { kind: ProductKind; value: number; onChange: (value: number) => void }

function Quantity({ kind, value, onChange }: QuantityProps) {
  const t = usePhrases()
  const label = t(kind === 'class' ? '인원' : '수량')
  const labels = { input: label, less: t('하나 빼기'), more: t('하나 더하기') }
  return (
    <div className="part part-row">
      <span className="small soft">{label}</span>
      <Stepper value={value} onChange={onChange} max={mostAtOnce} labels={labels} />
    </div>
  )
}

function SoldOut({ kind }: { kind: ProductKind }) {
  const t = usePhrases()
  return (
    <div className="part">
      <Alert tone="accent">
        {kind === 'class'
          ? t('자리가 모두 찼어요. 다음 일정이 열리면 이 자리에 올릴게요.')
          : t('지금은 모두 떠났어요. 다시 들어오면 이 자리에서 만나요.')}
      </Alert>
    </div>
  )
}
