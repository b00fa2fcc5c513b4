import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { cartLimits } from '../words.ts'
import { mostOf } from './line-trouble.ts'
import { memberCart, visitorCart } from './owner.ts'
import { firstVersion } from './touch-cart.ts'

/** At sign-in what the visitor had put in joins the member's cart; the higher number of pieces stays, as far as it may be bought at once. Repeating it is harmless. */
export async function mergeCart(ctx: Context, mb_id: string) {
  const { cart_key } = ctx.visitor.cookies
  if (!cart_key) return
  const [from, to] = [visitorCart(cart_key), memberCart(mb_id)]
  await ctx.transaction(async (ctx) => {
    // Both rows locked in one order: two sign-ins with the same key cannot wait for each other.
    const found = await ctx.db.execute(
      sql`select owner from cart where owner in (${from}, ${to}) order by owner for update`,
    )
    if (!found.rows.some(({ owner }) => owner === from)) return
    await ctx.db.execute(sql`
      insert into cart (owner, version) values (${to}, ${firstVersion})
      on conflict (owner) do update set version = cart.version + 1, changed_at = now()`)
    await ctx.db.execute(sql`
      insert into cart_line (owner, variant_id, add_on_of, personal, personal_key, quantity, selected, seen_krw, seen_usd, created_at)
      select ${to}, variant_id, add_on_of, personal, personal_key, least(quantity, ${mostOf(sql`cart_line.variant_id`)}), selected,
        seen_krw, seen_usd, created_at
      from cart_line where owner = ${from} order by id limit ${cartLimits.lines}
      on conflict (owner, variant_id, add_on_of, personal_key) do update
      set quantity = least(greatest(cart_line.quantity, excluded.quantity), ${mostOf(sql`excluded.variant_id`)})`)
    await ctx.db.execute(sql`delete from cart where owner = ${from}`)
  })
}
