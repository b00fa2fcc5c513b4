import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { memberCart } from './owner.ts'
import { cartLineTable, cartTable } from './tables.ts'

export const cartData: PersonalData = {
  name: 'cart',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select()
      .from(cartLineTable)
      .where(eq(cartLineTable.owner, memberCart(mb_id)))
      .orderBy(asc(cartLineTable.id)),
  /** The lines go with their cart. */
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(cartTable).where(eq(cartTable.owner, memberCart(mb_id)))
  },
}
