import { useStored } from '../use-stored.ts'
import type { Column } from './list-props.ts'

type Choice = { order: string[]; hidden: string[] }

/** Which columns of a list are shown and in which order; remembered by this browser. The first leads to the thing itself. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const atFirst: Choice = { order: [], hidden: columns.filter(({ hidden }) => hidden).map(({ key }) => key) }
  const [stored, store] = useStored<Choice | string[]>(`columns:${list}`, atFirst)
  // Before there was an order, the browser remembered the hidden ones alone.
  const choice = Array.isArray(stored) ? { ...atFirst, hidden: stored } : stored
  const all = inOrder(columns, choice.order)
  const isHidden = (key: string) => choice.hidden.includes(key)

  function toggle(key: string) {
    const hidden = isHidden(key) ? choice.hidden.filter((each) => each !== key) : [...choice.hidden, key]
    store({ ...choice, hidden })
  }

  /** One place to the front or back. */
  function move(key: string, by: 1 | -1) {
    const order = all.map((column) => column.key)
    const from = order.indexOf(key)
    const other = order[from + by]
    if (other === undefined) return
    order[from] = other
    order[from + by] = key
    store({ ...choice, order })
  }

  return {
    shown: all.filter(({ key }) => !isHidden(key)),
    columns: all,
    isHidden,
    toggle,
    move,
    reset: () => store(atFirst),
  }
}

/** Columns that came with a later version stand where they were written. */
function inOrder<Row>(columns: readonly Column<Row>[], order: readonly string[]) {
  const place = new Map(order.map((key, index) => [key, index]))
  return columns
    .map((column, index) => ({ column, at: place.get(column.key) ?? index - 0.5 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => column)
}
