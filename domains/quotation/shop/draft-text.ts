import { isPersonal } from '../../custom/stored-personal.ts'
import { type BuyerField, buyerFields, quotationLimits } from '../words.ts'
import { type Buyer, type Draft, emptyDraft, type Line, withLine } from './draft.ts'

// Another shape gets another number; a draft of a shape this page does not know is not shown.
const version = 1

export const draftText = (draft: Draft) => JSON.stringify({ version, ...draft })

/** Local storage may hold anything: an older page wrote it, or someone's hands. Whatever can be read of it is kept. */
export function parseDraft(text: string | null): Draft {
  const stored = jsonOf(text)
  if (!isRecord(stored) || stored.version !== version) return emptyDraft
  const lines = Array.isArray(stored.lines) ? stored.lines.filter(isLine).slice(0, quotationLimits.lines) : []
  const empty: Draft = { lines: [], buyer: buyerOf(stored.buyer), request_key: keyOf(stored.request_key) }
  return lines.reduce<Draft>((draft, line) => withLine(draft, pairOf(line), line.quantity), empty)
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

const isLine = (value: unknown): value is Line =>
  isRecord(value) &&
  isCount(value.product_id) &&
  (value.variant_id === null || isCount(value.variant_id)) &&
  isCount(value.quantity)

// What else may stand beside them is left behind.
const pairOf = ({ product_id, variant_id, personal }: Line) => ({
  product_id,
  variant_id,
  ...(isPersonal(personal) && { personal }),
})

const keyOf = (value: unknown) => (typeof value === 'string' && /^[\da-f-]{36}$/.test(value) ? value : '')

function buyerOf(value: unknown): Buyer {
  const stored = isRecord(value) ? value : {}
  const textOf = (field: BuyerField) => {
    const text = stored[field]
    return typeof text === 'string' ? text.slice(0, buyerFields[field]) : ''
  }
  return {
    company: textOf('company'),
    name: textOf('name'),
    hp: textOf('hp'),
    email: textOf('email'),
    memo: textOf('memo'),
  }
}
