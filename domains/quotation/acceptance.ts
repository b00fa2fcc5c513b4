import type { PriceStep } from '../catalog/price.ts'

type Line = {
  id: number
  product_id: number
  quantity: number
  trace: readonly PriceStep[]
  reason: string
}

/** Why a part cannot be had at the price of the whole; null where it can. */
export type AcceptanceRefusal =
  | { line_id: number; why: 'too_many' }
  /** Staff set the price for just so many. */
  | { line_id: number; why: 'whole' }
  /** The price is that of a quantity; so many pieces of the product together have to be taken. */
  | { line_id: number; why: 'tier'; from: number }

/** Whether these quantities may be accepted at the quoted prices: a price for many is not a price for one. */
export function refuseAcceptance(lines: readonly Line[], taken: ReadonlyMap<number, number>): AcceptanceRefusal | null {
  const countOf = ({ id }: Line) => taken.get(id) ?? 0
  for (const line of lines) {
    const count = countOf(line)
    if (count === 0) continue
    if (count > line.quantity) return { line_id: line.id, why: 'too_many' }
    if (line.reason !== '' && count < line.quantity) return { line_id: line.id, why: 'whole' }
    const tier = line.trace.find((step) => step.step === 'tier')
    if (!tier) continue
    const together = lines
      .filter(({ product_id }) => product_id === line.product_id)
      .reduce((n, l) => n + countOf(l), 0)
    if (together < tier.min_quantity) return { line_id: line.id, why: 'tier', from: tier.min_quantity }
  }
  return null
}
