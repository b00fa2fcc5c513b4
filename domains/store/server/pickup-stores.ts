import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PickupStore } from '../fields.ts'
import { storeTable } from './tables.ts'

const { id, name, name_en, address, address_en, hours, hours_en } = storeTable
const shown = { id, name, name_en, address, address_en, hours, hours_en }

/** Where an order can be fetched. */
export const listPickupStores = (ctx: Context): Promise<PickupStore[]> =>
  ctx.db
    .select(shown)
    .from(storeTable)
    .where(and(eq(storeTable.pickup, true), eq(storeTable.hidden, false)))
    .orderBy(asc(storeTable.position), asc(id))

/** Stores by their ids, also those that are hidden by now: what was said to wait there still does. */
export async function findStores(ctx: Context, ids: readonly (number | null)[]): Promise<Map<number, PickupStore>> {
  const wanted = [...new Set(ids.filter((each) => each !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await ctx.db.select(shown).from(storeTable).where(inArray(id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}

export const findStore = async (ctx: Context, store_id: number | null): Promise<PickupStore | null> =>
  (store_id !== null && (await findStores(ctx, [store_id])).get(store_id)) || null
