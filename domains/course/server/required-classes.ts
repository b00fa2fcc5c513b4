import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { certificateTable } from './enrolment-tables.ts'
import { courseTable, requiredClassTable } from './tables.ts'

/** The classes of which one has to be completed before each of these products can be bought. */
export async function listRequired(ctx: Context, product_ids: readonly number[]) {
  if (product_ids.length === 0) return []
  return ctx.db
    .select({
      product_id: requiredClassTable.product_id,
      class_id: requiredClassTable.class_id,
      title: courseTable.title,
      title_en: courseTable.title_en,
      level: courseTable.level,
    })
    .from(requiredClassTable)
    .innerJoin(courseTable, eq(courseTable.product_id, requiredClassTable.class_id))
    .where(inArray(requiredClassTable.product_id, [...product_ids]))
    .orderBy(requiredClassTable.product_id, requiredClassTable.class_id)
}

/** The same for cards of products, by product. */
export async function listOpeners(ctx: Context, product_ids: readonly number[]) {
  const required = await listRequired(ctx, product_ids)
  const openers = required.map(({ product_id, class_id, title, title_en }) => ({
    product_id,
    opener: { class_id, name: title, name_en: title_en },
  }))
  return new Map(
    [...Map.groupBy(openers, ({ product_id }) => product_id)].map(([id, rows]) => [
      id,
      rows.map(({ opener }) => opener),
    ]),
  )
}

/** Refuses what is only for those who have a certificate, and names the class that opens it. */
export async function requireClasses(ctx: Context, product_ids: readonly number[]) {
  const required = await listRequired(ctx, product_ids)
  if (required.length === 0) return
  const own = new Set(await listHeld(ctx))
  for (const classes of Map.groupBy(required, ({ product_id }) => product_id).values()) {
    if (classes.some(({ class_id }) => own.has(class_id))) continue
    const key = ctx.visitor.lang === 'en' ? 'title_en' : 'title'
    const names = classes.map((each) => `‘${each[key]}’`).join(', ')
    throw new Problem(422, '{classes} 수료증이 있어야 살 수 있어요. 먼저 그 수업을 들어 주세요.', {
      code: 'class_required',
      slots: { classes: names },
    })
  }
}

/** The classes that the member holds a valid certificate of. */
async function listHeld(ctx: Context): Promise<number[]> {
  if (!ctx.member) return []
  const rows = await ctx.db
    .select({ product_id: certificateTable.product_id })
    .from(certificateTable)
    .where(and(eq(certificateTable.mb_id, ctx.member.mb_id), isNull(certificateTable.revoked_at)))
  return rows.map(({ product_id }) => product_id)
}
