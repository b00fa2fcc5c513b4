import { addMoney, type Currency, type Money, money, timesMoney } from '@sillage/kit/money.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQueries } from '@tanstack/react-query'
import type { Product, Variant } from '../../catalog/contract.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { useShop } from '../../shop.ts'
import { type Line, lineKey } from './draft.ts'

type Keyed = Line & { key: string }
export type Offered = Keyed & {
  state: 'offered'
  product: Product
  variant: Variant | undefined
  price: Money
  sum: Money
  sold_out: boolean
}
/** gone: no longer sold, so it counts for nothing; failed: nobody knows. */
export type PricedLine = Offered | (Keyed & { state: 'waiting' | 'failed' | 'gone' })

export const isOffered = (line: PricedLine): line is Offered => line.state === 'offered'

type Answer = { data: Product | undefined; error: unknown }

/** A line with what the shop answered about its product. */
export function priceLine(line: Line, { data: product, error }: Answer, currency: Currency): PricedLine {
  const keyed = { ...line, key: lineKey(line) }
  if (error) return { ...keyed, state: error instanceof Problem && error.status === 404 ? 'gone' : 'failed' }
  if (!product) return { ...keyed, state: 'waiting' }
  const variant = product.variants.find(({ id }) => id === line.variant_id)
  if (!variant && line.variant_id !== null) return { ...keyed, state: 'gone' }
  const { price, sold_out } = variant ?? product
  const each = price[currency]
  return { ...keyed, state: 'offered', product, variant, price: each, sum: timesMoney(each, line.quantity), sold_out }
}

/** What all of it costs; null where a part is not known, for half a sum is none. */
export function sumOf(lines: readonly PricedLine[], currency: Currency) {
  if (lines.some(({ state }) => state === 'waiting' || state === 'failed')) return null
  return lines.filter(isOffered).reduce((total, { sum }) => addMoney(total, sum), money(0, currency))
}

/** The lines at today's prices, read from the shop each time. */
export function usePricedLines(lines: readonly Line[]) {
  const { queries } = useShop()
  const currency = useCurrency()
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  // A product that is gone concerns its line, not the page.
  const answers = useQueries({
    queries: ids.map((product_id) => quietly(queries.catalog.show({ params: { product_id } }))),
  })
  const answerOf = ({ product_id }: Line) => answers[ids.indexOf(product_id)] ?? { data: undefined, error: null }
  const priced = lines.map((line) => priceLine(line, answerOf(line), currency))
  return {
    lines: priced,
    total: sumOf(priced, currency),
    failed: priced.some(({ state }) => state === 'failed'),
    retry() {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
  }
}
export type Priced = ReturnType<typeof usePricedLines>
