import { storeTable } from '@sillage/domains/store/server/tables.ts'
import { sql } from 'drizzle-orm'
import type { Seeding } from '../seeding.ts'
import { stores } from './stores.ts'

/** The demo shop's three stores, under the ids that its orders name. */
export async function seedStores({ ctx, picture }: Seeding) {
  await ctx.db.insert(storeTable).values(
    stores.map(({ slug: _, ...store }, position) => ({
      ...store,
      position,
      pictures: [picture(`store-${store.id}`)],
    })),
  )
  // Staff add the next one.
  await ctx.db.execute(sql`select setval(pg_get_serial_sequence('store', 'id'), ${stores.length})`)
}
