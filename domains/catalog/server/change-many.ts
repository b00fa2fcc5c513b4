import type { Context } from '@sillage/server-kit/context.ts'
import type { ChangeKind } from '../../audit/actions.ts'
import type { Permission } from '../../audit/permissions.ts'
import { type ChangeArea, findMade, makeChangeSet, type TableChanges } from '../../change-set/server/change-sets.ts'
import type { Values } from '../../change-set/server/write-rows.ts'
import type { RowToChange } from '../staff-contract.ts'
import { type Added, addProducts, namesOf } from './add-products.ts'
import { findTargets } from './change-targets.ts'
import { type Known, readKnown } from './plan-additions.ts'
import { type Planned, planChanges, productCells, stockCells, variantCells } from './plan-changes.ts'
import { catalogChanges, changeTables } from './settle-changes.ts'

type Change = {
  rows: RowToChange[]
  kind: ChangeKind
  /** The reason that stock movements are given. */
  reason: string
  permission: Permission
  dry_run: boolean
  request_key: string
  /** Rows of another domain's table that change with them, by the variant of each row that was sent. */
  also?: { area: ChangeArea; changes(ctx: Context, variants: ReadonlyMap<number, number>): Promise<TableChanges> }
}

/** Changes many rows as one change set, which can be undone as one. Returns the result for each row. */
export async function changeMany(ctx: Context, { rows, dry_run, request_key, reason, also, ...made }: Change) {
  if (dry_run) {
    const planned = planChanges(rows, await findTargets(ctx, rows, { lock: false }), await readKnown(ctx, rows))
    return { rows: planned.map(outcomeOf), change_set_id: null }
  }
  return ctx.transaction(async (ctx) => {
    const find = await findTargets(ctx, rows, { lock: true })
    // Looked up under the locks: a repeated request has waited for the first one there.
    const earlier = await findMade(ctx, request_key)
    if (earlier) return { rows: [], change_set_id: earlier }
    const known = await readKnown(ctx, rows)
    const planned = planChanges(rows, find, known)
    const isRefused = planned.some(({ outcome }) => outcome === 'refused')
    if (isRefused || planned.every(({ outcome }) => outcome === 'same'))
      return { rows: planned.map(outcomeOf), change_set_id: null }
    const changes = await carryOut(ctx, { rows, planned, known, mark: request_key })
    if (also) changes.push(await also.changes(ctx, variantsOf(planned)))
    const set = { ...made, note: reason, request_key }
    const change_set_id = await makeChangeSet(ctx, also?.area ?? catalogChanges, set, changes)
    return { rows: planned.map(outcomeOf), change_set_id }
  })
}

/** The rows of a plan that are not here yet, made as products; and every change that the plan consists of. */
export async function carryOut(
  ctx: Context,
  { rows, planned, known, mark }: { rows: readonly RowToChange[]; planned: Planned[]; known: Known; mark: string },
): Promise<TableChanges[]> {
  return changesOf(planned, await addProducts(ctx, newRowsOf(rows, planned), known, mark))
}

const variantsOf = (planned: readonly Planned[]) =>
  new Map(planned.flatMap(({ row, target }) => (target?.variant ? [[row, target.variant.id] as const] : [])))

export const outcomeOf = ({ target: _, ...outcome }: Planned) => outcome

const newRowsOf = (rows: readonly RowToChange[], planned: readonly Planned[]) =>
  planned.flatMap(({ row, outcome }) => {
    const wanted = rows[row]
    return outcome === 'added' && wanted?.add ? [{ ...wanted, add: wanted.add }] : []
  })

/** By table and row: several rows of the sheet may speak of one product. */
function changesOf(planned: Planned[], added: readonly Added[]): TableChanges[] {
  const sets = {
    stock: new Map<number, Values>(),
    product: new Map<number, Values>(),
    variant: new Map<number, Values>(),
  }
  const made = { stock: new Set<number>(), product: new Set<number>(), variant: new Set<number>() }
  const add = (table: keyof typeof sets, id: number, values: Values) => {
    if (Object.keys(values).length > 0) sets[table].set(id, { ...sets[table].get(id), ...values })
  }
  for (const { target, after } of planned) {
    if (!target) continue
    add('product', target.product.id, cells(productCells.map((name) => [name, after[name]])))
    if (!target.variant) continue
    const own = Object.entries(variantCells).map(([name, column]) => [column, after[name as keyof typeof variantCells]])
    add('variant', target.variant.id, cells(own as [string, unknown][]))
    add('stock', target.variant.id, cells(stockCells.map((name) => [name, after[name]])))
  }
  for (const [first, ...others] of Map.groupBy(added, ({ product_id }) => product_id).values())
    for (const each of first ? [first, ...others] : []) {
      const names = namesOf(each, (first ?? each).row)
      for (const table of ['stock', 'product', 'variant'] as const) {
        add(table, names[table].id, names[table].set)
        made[table].add(names[table].id)
      }
    }
  return (['stock', 'product', 'variant'] as const).map((name) => ({
    table: changeTables[name],
    rows: [...sets[name]]
      .sort(([a], [b]) => a - b)
      .map(([row_id, set]) => ({ row_id, set, made: made[name].has(row_id) })),
  }))
}

const cells = (entries: [string, unknown][]): Values =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))
