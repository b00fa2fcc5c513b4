import { addMoney, type Currency, type Money, money, timesMoney } from '@sillage/kit/money.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQueries } from '@tanstack/react-query'
import type { Product, Variant } from '../../catalog/contract.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { priceOf, type Terms } from '../../catalog/shop/product-choice.ts'
import { everyones, offersOf, useMyPriceQuery } from '../../catalog/shop/use-offers.ts'
import { extraOf } from '../../custom/personal.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { countOf, type Line, lineKey } from './draft.ts'

type Keyed = Line & { key: string }
export type Offered = Keyed & {
  state: 'offered'
  product: Product
  variant: Variant | undefined
  price: Money
  sum: Money
  sold_out: boolean
  /** What a piece of another variant would cost in its place. */
  priceAt: (variant: Variant) => Money
}
/** gone: no longer sold, so it counts for nothing; failed: no one knows. */
export type PricedLine = Offered | (Keyed & { state: 'waiting' | 'failed' | 'gone' })

export const isOffered = (line: PricedLine): line is Offered => line.state === 'offered'

/** What the shop answered about a product, and what it costs this buyer; without it no one knows. */
type Answer = { product: Product | undefined; terms: Terms | undefined; error: unknown }

/** A line with what the shop answered about its product; `together` is how many of the product the quotation has. */
export function priceLine(line: Line, { product, terms, error }: Answer, together = line.quantity): PricedLine {
  const keyed = { ...line, key: lineKey(line) }
  if (error) return { ...keyed, state: error instanceof Problem && error.status === 404 ? 'gone' : 'failed' }
  if (!product || !terms) return { ...keyed, state: 'waiting' }
  const variant = product.variants.find(({ id }) => id === line.variant_id)
  if (!variant && line.variant_id !== null) return { ...keyed, state: 'gone' }
  const extra = extraOf(product.personal_fields, line.personal ?? [], terms.currency)
  const priceAt = (each: Variant) => money(priceOf(each, together, terms, extra).amount, terms.currency)
  const price = variant ? priceAt(variant) : product.price[terms.currency]
  const { sold_out } = variant ?? product
  return {
    ...keyed,
    state: 'offered',
    product,
    variant,
    price,
    sum: timesMoney(price, line.quantity),
    sold_out,
    priceAt,
  }
}

/** Tiers look at all pieces of a product together that can be had, as the function that charges does. */
export function priceTogether(lines: readonly Line[], answerTo: (line: Line) => Answer): PricedLine[] {
  const had = lines.filter((line) => priceLine(line, answerTo(line)).state !== 'gone')
  return lines.map((line) => priceLine(line, answerTo(line), countOf({ lines: had }, line.product_id)))
}

/** What all of it costs; null where a part is not known, for half a sum is none. */
export function sumOf(lines: readonly PricedLine[], currency: Currency) {
  if (lines.some(({ state }) => state === 'waiting' || state === 'failed')) return null
  return lines.filter(isOffered).reduce((total, { sum }) => addMoney(total, sum), money(0, currency))
}

/** The lines at today's prices as this buyer pays them, read from the shop each time. */
export function usePricedLines(lines: readonly Line[]) {
  const currency = useCurrency()
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const { answers, retry } = useAnswers(ids)
  const nothing = { product: undefined, terms: undefined, error: null }
  const priced = priceTogether(lines, ({ product_id }) => answers[ids.indexOf(product_id)] ?? nothing)
  return {
    lines: priced,
    total: sumOf(priced, currency),
    failed: priced.some(({ state }) => state === 'failed'),
    retry,
  }
}
export type Priced = ReturnType<typeof usePricedLines>

function useAnswers(ids: readonly number[]) {
  const { queries } = useShop()
  const currency = useCurrency()
  const { checked, user } = useSession()
  const myPrice = useMyPriceQuery()
  // A product that is gone concerns its line, not the page.
  const products = useQueries({
    queries: ids.map((product_id) => quietly(queries.catalog.show({ params: { product_id } }))),
  })
  const mine = useQueries({ queries: ids.map(myPrice) })
  function offersAt(index: number) {
    const own = mine[index]?.data
    if (!checked || (user && !own)) return undefined
    return user && own ? offersOf(own) : everyones
  }
  return {
    answers: products.map(({ data: product, error }, index): Answer => {
      const offers = offersAt(index)
      const unknown = user && !mine[index]?.data ? mine[index]?.error : null
      return { product, error: error ?? unknown, terms: offers && { offers, currency } }
    }),
    retry() {
      for (const answer of [...products, ...mine]) if (answer.isError) void answer.refetch()
    },
  }
}
