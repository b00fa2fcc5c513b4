import type { Context } from '@sillage/server-kit/context.ts'
import { z } from 'zod'
import { type ApplyPart, partsOf, startChangeSet } from '../../change-set/server/apply-parts.ts'
import { changeRows, findMade } from '../../change-set/server/change-sets.ts'
import { RowToChange } from '../staff-contract.ts'
import { carryOut, outcomeOf } from './change-many.ts'
import { findTargets } from './change-targets.ts'
import { groupOf, readKnown } from './plan-additions.ts'
import { type Planned, planChanges } from './plan-changes.ts'
import { catalogChanges } from './settle-changes.ts'

type File = { rows: RowToChange[]; reason: string; request_key: string }

/** A file of products: looked at as a whole, and applied part by part by a job. A row that is refused refuses the file. */
export async function importProducts(ctx: Context, { rows, reason, request_key }: File) {
  // A repeated request finds the shop changed by the first, half of it perhaps.
  const earlier = await findMade(ctx, request_key)
  if (earlier) return { rows: [], change_set_id: earlier }
  const planned = planChanges(rows, await findTargets(ctx, rows, { lock: false }), await readKnown(ctx, rows))
  const outcomes = planned.map(outcomeOf)
  const todo = planned.filter(({ outcome }) => outcome === 'changed' || outcome === 'added')
  if (planned.some(({ outcome }) => outcome === 'refused') || todo.length === 0)
    return { rows: outcomes, change_set_id: null }
  const made = { kind: 'catalog.import', permission: 'products', note: reason, request_key } as const
  const parts = partsOf(todo, (each) => groupOfRow(rows, each)).map((part) => part.map(({ row }) => rows[row]))
  return { rows: outcomes, change_set_id: await startChangeSet(ctx, catalogChanges, made, parts) }
}

/** Rows of one product are compared with each other, also where it is not here yet. */
function groupOfRow(rows: readonly RowToChange[], { row, target }: Planned): string {
  if (target) return `id ${target.product.id}`
  const wanted = rows[row]
  return wanted?.add ? groupOf({ ...wanted, add: wanted.add }) : `row ${row}`
}

/** What someone else changed since the file was looked at stays: that row is left out, and staff read why. */
export const applyProducts: ApplyPart = async (ctx, set, part) => {
  const wanted = z.array(RowToChange).parse(part)
  const find = await findTargets(ctx, wanted, { lock: true })
  const known = await readKnown(ctx, wanted)
  const planned = planChanges(wanted, find, known)
  const good = planned.filter(({ outcome }) => outcome !== 'refused')
  const mark = `${set.request_key}-${set.done}`
  const changes = await carryOut(ctx, { rows: wanted, planned: good, known, mark })
  await changeRows(ctx, catalogChanges, set, changes)
  return planned.flatMap(({ outcome, reason, sku, name }) =>
    outcome === 'refused' ? [{ name: [sku, name].filter(Boolean).join(' '), reason: reason ?? '' }] : [],
  )
}
