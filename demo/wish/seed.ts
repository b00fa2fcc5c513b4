import { wishTable } from '@sillage/domains/wish/server/tables.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Seeding } from '../seeding.ts'

/** The oldest first; one of them is sold out. */
const wished = [1002, 1008, 1011, 1202, 1501, 1005]

export async function seedWishes({ ctx }: Seeding) {
  const rows = wished.map((product_id, index) => ({
    mb_id: 'hana',
    product_id,
    created_at: addDays(ctx.now(), index - wished.length),
  }))
  await ctx.db.insert(wishTable).values(rows)
}
