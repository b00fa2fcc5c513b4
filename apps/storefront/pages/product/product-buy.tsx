import type { Product } from '@sillage/domains/catalog/contract.ts'
import { AddOns } from '@sillage/domains/catalog/shop/add-ons.tsx'
import { chosenScent } from '@sillage/domains/catalog/shop/chosen-scent.ts'
import { KitParts } from '@sillage/domains/catalog/shop/kit-parts.tsx'
import { useCurrency } from '@sillage/domains/catalog/shop/price-text.ts'
import { type Chosen, choiceOf } from '@sillage/domains/catalog/shop/product-choice.ts'
import { ProductCurve } from '@sillage/domains/catalog/shop/product-curve.tsx'
import { ProductIntro } from '@sillage/domains/catalog/shop/product-intro.tsx'
import { ProductOptions } from '@sillage/domains/catalog/shop/product-options.tsx'
import { ProductPrice } from '@sillage/domains/catalog/shop/product-price.tsx'
import { ProductQuantity } from '@sillage/domains/catalog/shop/product-quantity.tsx'
import { ProductSessions } from '@sillage/domains/catalog/shop/product-sessions.tsx'
import { ProductTiers } from '@sillage/domains/catalog/shop/product-tiers.tsx'
import { useChoosing } from '@sillage/domains/catalog/shop/use-choosing.ts'
import { useExtraText } from '@sillage/domains/catalog/shop/use-extra-text.ts'
import { useOffers } from '@sillage/domains/catalog/shop/use-offers.ts'
import { personalProblems } from '@sillage/domains/custom/shop/filled.ts'
import { PersonalFields } from '@sillage/domains/custom/shop/personal-fields.tsx'
import { HoldersNote } from '@sillage/domains/tssa/shop/holders-note.tsx'
import { firstChoice, SessionPicker, useSessions } from '@sillage/domains/tssa/shop/session-picker.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { ProductActions } from './product-actions.tsx'
import { ProductFacts } from './product-facts.tsx'
import './product.css'
import './product-page.css'

type Props = { product: Product; onVariant: (variant_id: number) => void }

/** The column beside the pictures: what it is, what it costs this visitor, which one and how many. */
export function ProductBuy({ product, onVariant }: Props) {
  const t = usePhrases()
  const currency = useCurrency()
  const { offers, grade } = useOffers(product.id)
  const sessions = useSessions(product.id)
  const [chosen, setChosen] = useState<Chosen>(() => ({
    variant_id: firstChoice(product, sessions),
    quantity: product.min_quantity,
    add_ons: {},
    personal: {},
  }))
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }))
  const { errors, isReady } = usePersonal(product, chosen)
  const extraText = useExtraText(currency)
  const [column, isChoosing] = useChoosing()
  const full = sessions.find(({ variant_id, seats_left }) => variant_id === chosen.variant_id && seats_left === 0)
  const chooseVariant = (variant_id: number) => {
    choose({ variant_id })
    onVariant(variant_id)
  }
  const terms = { offers, currency }
  const choice = choiceOf(product, chosen, terms)
  const scent = chosenScent(product, choice.variant?.id)
  return (
    <section ref={column} className="buy" data-choosing={isChoosing ? '' : undefined} aria-label={t('구매 정보')}>
      <ProductIntro product={product} />
      <ProductPrice product={product} price={choice.price} />
      {scent.trail && <ProductCurve trail={scent.trail} notes={scent.notes} />}
      <Variants product={product} chosen={choice.variant} terms={terms} onChoose={chooseVariant} />
      {product.parts.length > 0 && <KitParts parts={product.parts} variant_id={choice.variant?.id} />}
      <PersonalFields
        fields={product.personal_fields}
        filled={chosen.personal ?? {}}
        errors={errors}
        extraText={extraText}
        onChange={(key, value) => setChosen((now) => ({ ...now, personal: { ...now.personal, [key]: value } }))}
      />
      {choice.line && <Quantities product={product} chosen={chosen} choice={choice} terms={terms} onChoose={choose} />}
      {product.kind !== 'class' && <HoldersNote product_id={product.id} />}
      <ProductActions product={product} choice={choice} isReady={isReady} full={full} />
      {choice.line && <ProductFacts product={product} choice={choice} grade={grade} />}
      {/* It comes when the member is known: here it moves nothing that is chosen or pressed. */}
      <ProductTiers variant={choice.variant} terms={terms} />
    </section>
  )
}

/** What is to be engraved or printed: errors show once the buyer tries to go on without it. */
function usePersonal({ personal_fields }: Product, { personal = {} }: Chosen) {
  const t = usePhrases()
  const [tried, setTried] = useState(false)
  const problems = personalProblems(personal_fields, personal)
  const errors = tried ? Object.fromEntries(Object.entries(problems).map(([key, phrase]) => [key, t(phrase)])) : {}

  /** Before it is put into the cart, what is missing is said and shown. */
  function isReady() {
    const [missing] = Object.keys(problems)
    setTried(true)
    if (!missing) return true
    document.querySelector<HTMLElement>(`[data-field="personal.${missing}"] :is(input, button)`)?.focus()
    return false
  }

  return { errors, isReady }
}

type Choice = ReturnType<typeof choiceOf>
type Terms = Parameters<typeof choiceOf>[2]
type VariantsProps = {
  product: Product
  chosen: Choice['variant']
  terms: Terms
  onChoose: (variant_id: number) => void
}

function Variants({ product, chosen, terms, onChoose }: VariantsProps) {
  if (product.kind === 'class') return <ClassDates product={product} variant_id={chosen?.id} onChoose={onChoose} />
  return <ProductOptions product={product} chosen={chosen} terms={terms} onChoose={({ id }) => onChoose(id)} />
}

type QuantitiesProps = {
  product: Product
  chosen: Chosen
  choice: Choice
  terms: Terms
  onChoose: (part: Partial<Chosen>) => void
}

/** How many of it, and what goes with it. */
function Quantities({ product, chosen, choice, terms, onChoose }: QuantitiesProps) {
  return (
    <>
      <ProductQuantity product={product} choice={choice} onChange={(quantity) => onChoose({ quantity })} />
      <AddOns
        pieces={product.add_ons}
        chosen={chosen.add_ons}
        terms={terms}
        onChange={(add_ons) => onChoose({ add_ons })}
      />
    </>
  )
}

type Dates = { product: Product; variant_id: number | undefined; onChoose: (variant_id: number) => void }

/** The sessions of a class to choose from; only dates to read where its seats are not sold one session at a time. */
function ClassDates({ product, variant_id, onChoose }: Dates) {
  if (product.option_groups.length === 0) return <ProductSessions product_id={product.id} />
  return <SessionPicker product_id={product.id} variant_id={variant_id} onChoose={onChoose} />
}
