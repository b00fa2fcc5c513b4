type Line = { product_id: number; add_on_of: number; selected: boolean; trouble: string | null }

/** What an order made now would hold: what is chosen and can be had, and add-ons only beside their product. */
export const boughtLines = <Each extends Line>(lines: readonly Each[]): Each[] =>
  besideTheirs(lines.filter(({ selected, trouble }) => selected && trouble === null))

/** The chosen lines as the cart counts them, including lines whose quantity has to change first. */
export const chosenLines = <Each extends Line>(lines: readonly Each[]): Each[] =>
  besideTheirs(lines.filter((line) => line.selected && canBeChosen(line)))

function besideTheirs<Each extends Line>(ready: readonly Each[]): Each[] {
  const products = new Set(ready.filter(({ add_on_of }) => add_on_of === 0).map(({ product_id }) => product_id))
  return ready.filter(({ add_on_of }) => add_on_of === 0 || products.has(add_on_of))
}

/** What can be had at all: the rest can only be looked at and taken out. */
export const canBeChosen = ({ trouble }: Pick<Line, 'trouble'>) => trouble !== 'sold_out' && trouble !== 'gone'

/** How many pieces of each product an order made now would hold: what cannot be ordered helps no other to a tier. */
export function boughtPieces(lines: readonly (Line & { quantity: number })[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { product_id, quantity } of boughtLines(lines))
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
  return pieces
}

/** How many pieces decide what one of a line costs: all that are bought of its product, or its own if it could be. */
export const pricedPieces = (line: Line & { quantity: number }, pieces: Map<number, number>) =>
  Math.max(line.trouble === null ? line.quantity : 1, pieces.get(line.product_id) ?? 0)
