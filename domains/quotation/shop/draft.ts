import type { PersonalValue } from '../../custom/personal-contract.ts'
import { type BuyerField, buyerFields, quotationLimits } from '../words.ts'

/** What is wanted and how many; never what it costs, for that is read again each time. */
export type Line = {
  product_id: number
  variant_id: number | null
  quantity: number
  /** What was filled in for it, such as a text to engrave or a design. */
  personal?: readonly PersonalValue[]
}
export type Buyer = Record<BuyerField, string>
export type Draft = {
  lines: readonly Line[]
  buyer: Buyer
  /** What it is saved under at the shop; empty until it is. */
  request_key: string
}

export const noBuyer: Buyer = { company: '', name: '', hp: '', email: '', memo: '' }
export const emptyDraft: Draft = { lines: [], buyer: noBuyer, request_key: '' }

type Wanted = Pick<Line, 'product_id' | 'variant_id' | 'personal'>

/** One product in one variant is one line; another text to engrave is another. */
export const lineKey = ({ product_id, variant_id, personal = [] }: Wanted) =>
  `${product_id}-${variant_id ?? 0}${personal.length > 0 ? JSON.stringify(personal) : ''}`

/** A line without what a page knows of it besides. */
export const wantedOf = ({ product_id, variant_id, personal = [] }: Wanted): Wanted => ({
  product_id,
  variant_id,
  ...(personal.length > 0 && { personal }),
})

export const isFull = (draft: Draft) => draft.lines.length >= quotationLimits.lines

export const isEmpty = ({ lines, buyer }: Draft) =>
  lines.length === 0 && Object.values(buyer).every((text) => text === '')

/** How many of a product there are, in all its variants. */
export const countOf = ({ lines }: Pick<Draft, 'lines'>, product_id: number) =>
  lines.reduce((sum, line) => (line.product_id === product_id ? sum + line.quantity : sum), 0)

/** A full draft stays as it is. */
export function withLine(draft: Draft, wanted: Wanted, quantity = 1): Draft {
  const key = lineKey(wanted)
  const known = draft.lines.find((line) => lineKey(line) === key)
  if (known) return withQuantity(draft, key, known.quantity + quantity)
  return isFull(draft)
    ? draft
    : { ...draft, lines: [...draft.lines, { ...wantedOf(wanted), quantity: within(quantity) }] }
}

/** Exactly so many of it, whatever stood there. */
export const withCount = (draft: Draft, wanted: Wanted, quantity: number): Draft =>
  withQuantity(withLine(draft, wanted, quantity), lineKey(wanted), quantity)

/** Puts a line back where it was, unless it has been written again since. */
export function withLineAt(draft: Draft, index: number, line: Line): Draft {
  if (isFull(draft) || draft.lines.some((each) => lineKey(each) === lineKey(line))) return draft
  return { ...draft, lines: draft.lines.toSpliced(index, 0, line) }
}

export const withQuantity = (draft: Draft, key: string, quantity: number): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => (lineKey(line) === key ? { ...line, quantity: within(quantity) } : line)),
})

/** Where the other variant has a line already, the two become one. */
export function withVariant(draft: Draft, key: string, variant_id: number): Draft {
  const index = draft.lines.findIndex((line) => lineKey(line) === key)
  const line = draft.lines[index]
  if (!line) return draft
  const changed = { ...line, variant_id }
  if (lineKey(changed) === key) return draft
  const others = withoutLine(draft, key)
  const twin = others.lines.some((each) => lineKey(each) === lineKey(changed))
  return twin ? withLine(others, changed, line.quantity) : withLineAt(others, index, changed)
}

export const withoutLine = (draft: Draft, key: string): Draft => ({
  ...draft,
  lines: draft.lines.filter((line) => lineKey(line) !== key),
})

export const withBuyer = (draft: Draft, field: BuyerField, text: string): Draft => ({
  ...draft,
  buyer: { ...draft.buyer, [field]: text.slice(0, buyerFields[field]) },
})

function within(quantity: number) {
  const { min, max } = quotationLimits.quantity
  return Math.min(Math.max(Math.trunc(quantity), min), max)
}
