import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'

/** The next sessions to begin, with what is left of their seats. */
export async function listUpcoming(
  ctx: Context,
  { limit, product_id }: { limit: number; product_id?: number | undefined },
) {
  const rows = await ctx.db
    .select({
      session: classSessionTable,
      course: courseTable,
      card: cardTable.card,
      // Seats that are sold online are counted where they are sold.
      seats_left: sql<number>`coalesce(
        (select greatest(0, stock.on_hand - stock.reserved) from stock where stock.variant_id = class_session.variant_id),
        greatest(0, ${classSessionTable.seats} - ${classSessionTable.taken}))`,
    })
    .from(classSessionTable)
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .innerJoin(cardTable, eq(cardTable.product_id, classSessionTable.product_id))
    .where(
      and(
        gt(classSessionTable.starts_at, ctx.now()),
        product_id === undefined ? undefined : eq(classSessionTable.product_id, product_id),
      ),
    )
    .orderBy(asc(classSessionTable.starts_at))
    .limit(limit)
  return rows.map(({ session, course, card, seats_left }) => ({
    ...course,
    id: session.id,
    variant_id: session.variant_id,
    event_id: session.event_id,
    starts_at: session.starts_at.toISOString(),
    seats_left,
    price: card.price,
  }))
}
