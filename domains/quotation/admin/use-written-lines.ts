import { useState } from 'react'
import { toInputs } from '../../custom/stored-personal.ts'
import type { StaffQuotation } from '../staff-contract.ts'

type Line = StaffQuotation['lines'][number]
export type WrittenLine = Pick<Line, 'variant_id' | 'name' | 'option_name' | 'sku' | 'list_amount'> & {
  quantity: string
  /** Empty: what the shop asks of this buyer. */
  unit: string
  personal: ReturnType<typeof toInputs>
}

const written = (line: Line): WrittenLine => ({
  variant_id: line.variant_id,
  name: line.name,
  option_name: line.option_name,
  sku: line.sku,
  list_amount: line.list_amount,
  quantity: String(line.quantity),
  unit: line.reason ? String(line.unit_amount) : '',
  personal: toInputs(line.personal),
})

/** The lines of the next version while staff write them; they begin as what would be sent now. */
export function useWrittenLines(quotation: StaffQuotation) {
  const [lines, setLines] = useState(() => (quotation.prepared?.lines ?? quotation.lines).map(written))
  const change = (variant_id: number, set: Partial<WrittenLine>) =>
    setLines((now) => now.map((line) => (line.variant_id === variant_id ? { ...line, ...set } : line)))
  const remove = (variant_id: number) => setLines((now) => now.filter((line) => line.variant_id !== variant_id))
  const add = (more: WrittenLine[]) =>
    setLines((now) => [...now, ...more.filter((line) => !now.some(({ variant_id }) => variant_id === line.variant_id))])
  return { lines, change, remove, add }
}

/** As the endpoint takes them. */
export const toBody = (lines: readonly WrittenLine[]) =>
  lines.map(({ variant_id, quantity, unit, personal }) => ({
    variant_id,
    personal,
    quantity: Number(quantity),
    ...(unit.trim() !== '' && { unit_amount: Number(unit.replaceAll(',', '')) }),
  }))
