import type { Cart, CartLine } from '../contract.ts'

/** What a buyer does to the cart. */
export type CartChange =
  | { action: 'change'; line_id: number; change: { quantity?: number; variant_id?: number; selected?: boolean } }
  | { action: 'select'; selected: boolean }
  | { action: 'remove'; line_ids: readonly number[] }
  | { action: 'put_back'; lines: readonly { variant_id: number; quantity: number; add_on_of: number }[] }

/** The lines as they will be once a change has arrived. Sums are left to the server: money is counted in one place. */
export function expectChange(cart: Cart, change: CartChange): Cart {
  const { lines } = cart
  if (change.action === 'put_back') return cart
  if (change.action === 'select')
    return { ...cart, lines: lines.map((line) => ({ ...line, selected: change.selected })) }
  if (change.action === 'remove') {
    const gone = lines.filter(({ id }) => change.line_ids.includes(id))
    return { ...cart, lines: lines.filter((line) => !gone.includes(line) && !leavesWith(line, gone, lines)) }
  }
  const changed = lines.map((line) => (line.id === change.line_id ? expectLine(line, change.change) : line))
  return {
    ...cart,
    lines: change.change.selected === undefined ? changed : changed.map((line) => follow(line, changed)),
  }
}

type Wish = Extract<CartChange, { action: 'change' }>['change']

function expectLine(
  line: CartLine,
  { quantity = line.quantity, variant_id, selected = line.selected }: Wish,
): CartLine {
  const { sold_out: _, ...other } = line.choices.find((choice) => choice.variant_id === variant_id) ?? {}
  const next = { ...line, ...other }
  return { ...next, quantity, selected, amount: next.unit_amount * quantity }
}

const isMainOf = (addOn: CartLine) => (line: CartLine) => line.add_on_of === 0 && line.product_id === addOn.add_on_of

/** An add-on goes with the last line of its product. */
function leavesWith(line: CartLine, gone: CartLine[], lines: CartLine[]) {
  if (line.add_on_of === 0 || !gone.some(isMainOf(line))) return false
  return !lines.some((other) => isMainOf(line)(other) && !gone.includes(other))
}

/** An add-on is chosen with its product. */
function follow(line: CartLine, lines: CartLine[]): CartLine {
  if (line.add_on_of === 0) return line
  return { ...line, selected: lines.some((other) => isMainOf(line)(other) && other.selected) }
}

/** Whether a later wish of the same kind makes an earlier one pointless: of ten clicks on “more”, the last number counts. */
export function overtakes(later: CartChange, earlier: CartChange) {
  if (later.action !== 'change' || earlier.action !== 'change' || later.line_id !== earlier.line_id) return false
  return Object.keys(earlier.change).every((key) => Object.hasOwn(later.change, key))
}

export type CartGroup = { main: CartLine; add_ons: CartLine[] }

/** Every product with what was chosen beside it. */
export function groupLines(lines: readonly CartLine[]): CartGroup[] {
  const groups = lines.filter(({ add_on_of }) => add_on_of === 0).map((main) => ({ main, add_ons: [] as CartLine[] }))
  const alone: CartGroup[] = []
  for (const line of lines.filter(({ add_on_of }) => add_on_of !== 0)) {
    const group = groups.find(({ main }) => isMainOf(line)(main))
    if (group) group.add_ons.push(line)
    else alone.push({ main: line, add_ons: [] })
  }
  return [...groups, ...alone]
}
