import type { ShownLine } from '../contract.ts'
import type { Basket } from './basket.ts'

type Shown = { shown_lines: readonly ShownLine[] | null }

/** What the buyer saw; without it the contents of the cart are meant. */
export const shownLines = ({ shown_lines }: Shown, basket: Basket): readonly ShownLine[] =>
  shown_lines ?? basketLines(basket)

export const basketLines = ({ lines }: Basket): ShownLine[] =>
  lines.map(({ sellable, quantity, unit_amount }) => ({ variant_id: sellable.variant.id, quantity, unit_amount }))

/** As many of the same things at the same price, however they are spread over lines. */
export function sameLines(left: readonly ShownLine[], right: readonly ShownLine[]): boolean {
  const [one, other] = [pieces(left), pieces(right)]
  return one.size === other.size && [...one].every(([name, quantity]) => other.get(name) === quantity)
}

function pieces(lines: readonly ShownLine[]) {
  const all = new Map<string, number>()
  for (const { variant_id, unit_amount, quantity } of lines) {
    const name = `${variant_id} at ${unit_amount}`
    all.set(name, (all.get(name) ?? 0) + quantity)
  }
  return all
}
