import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Product } from '../contract.ts'
import { AddOns } from './add-ons.tsx'
import { chosenScent } from './chosen-scent.ts'
import { KitParts } from './kit-parts.tsx'
import { useCurrency } from './price-text.ts'
import { type Chosen, choiceOf } from './product-choice.ts'
import { ProductCurve } from './product-curve.tsx'
import { ProductDeeds } from './product-deeds.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductOptions } from './product-options.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductQuantity } from './product-quantity.tsx'
import { ProductSessions } from './product-sessions.tsx'
import { ProductTiers } from './product-tiers.tsx'
import { useChoosing } from './use-choosing.ts'
import { useOffers } from './use-offers.ts'
import { firstVariant } from './variant-choice.ts'
import '@sillage/ui/sections/product.css'
import './product-page.css'

/** The column beside the pictures: what it is, what it costs this visitor, which one and how many. */
export function ProductBuy({ product }: { product: Product }) {
  const t = usePhrases()
  const currency = useCurrency()
  const { offers, grade } = useOffers(product.id)
  const [chosen, setChosen] = useState<Chosen>(() => ({
    variant_id: firstVariant(product)?.id,
    quantity: product.min_quantity,
    add_ons: {},
  }))
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }))
  const [column, isChoosing] = useChoosing()
  const terms = { offers, currency }
  const choice = choiceOf(product, chosen, terms)
  const scent = chosenScent(product, choice.variant?.id)
  return (
    <section ref={column} className="buy" data-choosing={isChoosing ? '' : undefined} aria-label={t('구매 정보')}>
      <ProductIntro product={product} />
      <ProductPrice product={product} price={choice.price} />
      {scent.trail && <ProductCurve trail={scent.trail} notes={scent.notes} />}
      {product.kind === 'class' && product.option_groups.length === 0 && <ProductSessions product_id={product.id} />}
      <ProductOptions
        product={product}
        chosen={choice.variant}
        terms={terms}
        onChoose={({ id }) => choose({ variant_id: id })}
      />
      {product.parts.length > 0 && <KitParts parts={product.parts} variant_id={choice.variant?.id} />}
      {choice.line && (
        <>
          <ProductQuantity product={product} choice={choice} onChange={(quantity) => choose({ quantity })} />
          <AddOns
            pieces={product.add_ons}
            chosen={chosen.add_ons}
            terms={terms}
            onChange={(add_ons) => choose({ add_ons })}
          />
        </>
      )}
      <ProductDeeds product={product} choice={choice} />
      {choice.line && <ProductFacts product={product} choice={choice} grade={grade} />}
      {/* It comes when the member is known: here it moves nothing that is chosen or pressed. */}
      <ProductTiers variant={choice.variant} terms={terms} />
    </section>
  )
}
