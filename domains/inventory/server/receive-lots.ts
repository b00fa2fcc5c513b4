import type { Context } from '@sillage/server-kit/context.ts'
import { inArray, sql } from 'drizzle-orm'
import { catalogChanges } from '../../catalog/server/settle-changes.ts'
import type { ChangeArea, TableChanges } from '../../change-set/server/change-sets.ts'
import type { ChangedRow } from '../../change-set/server/write-rows.ts'
import { lotTable } from './lot-tables.ts'

const lotRows = { table: lotTable, key: lotTable.id } as const

/** Goods received: stock with the lots it came in. Undone, the lots are as before too. */
export const stockChanges: ChangeArea = {
  name: 'stock',
  tables: [...catalogChanges.tables, lotRows],
  namesOf: (ctx, rows) => catalogChanges.namesOf(ctx, withoutLots(rows)),
  settle: (ctx, rows, cause) => catalogChanges.settle(ctx, withoutLots(rows), cause),
  // A lot that is taken back while its stock stays would be missing in the count.
  isOneWhole: true,
}

/** Of a lot its variant is named and settled, which is a row beside it. */
const withoutLots = (rows: ChangedRow[]) => rows.filter(({ table_name }) => table_name !== 'lot')

type ReceivedLot = { variant_id: number; lot: string; best_before: string | null; quantity: number }

/** The lots that come in, as rows of the change set. A lot that is there gets more; another one begins empty. */
export async function lotChanges(ctx: Context, received: readonly ReceivedLot[]): Promise<TableChanges> {
  if (received.length === 0) return { table: lotRows, rows: [] }
  const { rows: found } = await ctx.db.execute<{ id: number }>(sql`
    insert into lot (variant_id, lot, best_before, created_at)
    select variant_id, lot, best_before, ${ctx.now().toISOString()}
    from jsonb_to_recordset(${JSON.stringify(received)}::jsonb) as each(variant_id int, lot text, best_before date)
    on conflict (variant_id, lower(lot)) do update set best_before = coalesce(excluded.best_before, lot.best_before)
    returning id`)
  const ids = found.map(({ id }) => id)
  const lots = await ctx.db.select().from(lotTable).where(inArray(lotTable.id, ids)).orderBy(lotTable.id)
  const rows = lots.map(({ id, variant_id, received: before, on_hand }) => {
    const quantity = received.find((each) => each.variant_id === variant_id)?.quantity ?? 0
    return { row_id: id, set: { received: before + quantity, on_hand: on_hand + quantity } }
  })
  return { table: lotRows, rows }
}
