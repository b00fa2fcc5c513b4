import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { type Currency, moneyFigures, readAmount } from '@sillage/kit/money.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { toInputs } from '../../custom/stored-personal.ts'
import type { StaffQuotation } from '../staff-contract.ts'

type Line = StaffQuotation['lines'][number]
export type WrittenLine = Pick<Line, 'variant_id' | 'name' | 'option_name' | 'sku' | 'list_amount'> & {
  quantity: string
  /** As it is typed, in won or in dollars. Empty: what the shop asks of this buyer. */
  unit: string
  personal: ReturnType<typeof toInputs>
}

const nothing = { lines: '', base: '', based_on: '' }

/**
 * The lines of the next version while staff write them; they begin as what would be sent now, and wait in this browser
 * until they are saved.
 */
export function useWrittenLines(quotation: StaffQuotation) {
  const { draft, change: store, clear } = useOwnDraft(`quotation-lines:${quotation.id}`, nothing)
  const stored = storedLines(quotation)
  const seen = String(quotation.events.at(-1)?.id ?? 0)
  const isWritten = draft.lines !== ''
  const lines = isWritten ? parsed(draft.lines) : stored
  const write = (next: WrittenLine[]) =>
    store({ lines: JSON.stringify(next), ...(!isWritten && { base: textOf(stored), based_on: seen }) })
  return {
    lines,
    isWritten,
    /** Someone else has changed the quotation since the writing began. */
    isStale: isWritten && draft.based_on !== seen,
    based_on: Number(isWritten ? draft.based_on : seen),
    /** As it was when the writing began, as it is now, and as it is written. */
    texts: { base: draft.base, theirs: textOf(stored), mine: textOf(lines) },
    change: (variant_id: number, set: Partial<WrittenLine>) =>
      write(lines.map((line) => (line.variant_id === variant_id ? { ...line, ...set } : line))),
    remove: (variant_id: number) => write(lines.filter((line) => line.variant_id !== variant_id)),
    add: (more: WrittenLine[]) =>
      write([...lines, ...more.filter((line) => !lines.some(({ variant_id }) => variant_id === line.variant_id))]),
    /** What is written stands over what was saved meanwhile. */
    keepMine: () => store({ base: textOf(stored), based_on: seen }),
    clear: () => clear(),
  }
}
export type WrittenLines = ReturnType<typeof useWrittenLines>

function storedLines({ prepared, lines, currency }: StaffQuotation): WrittenLine[] {
  return (prepared?.lines ?? lines).map((line) => ({
    variant_id: line.variant_id,
    name: line.name,
    option_name: line.option_name,
    sku: line.sku,
    list_amount: line.list_amount,
    quantity: String(line.quantity),
    unit: line.reason ? moneyFigures({ amount: line.unit_amount, currency }) : '',
    personal: toInputs(line.personal),
  }))
}

// Written by this screen alone, under a name of its own.
const parsed = (text: string) => JSON.parse(text) as WrittenLine[]

const textOf = (lines: readonly WrittenLine[]) =>
  lines.map(({ name, option_name, quantity, unit }) => [name, option_name, '×', quantity, unit].join(' ')).join('\n')

/** As the endpoint takes them. */
export const toBody = (lines: readonly WrittenLine[], currency: Currency) =>
  lines.map(({ variant_id, quantity, unit, personal }) => {
    const unit_amount = unit.trim() === '' ? undefined : readAmount(unit, currency)
    if (unit_amount === null) throw invalid('unit', '단가를 확인해 주세요.')
    return {
      variant_id,
      personal,
      quantity: Number(quantity),
      ...(unit_amount !== undefined && { unit_amount }),
    }
  })
