import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { translation } from '../contract.ts'
import { termTable } from './tables.ts'

const english = eq(termTable.locale, 'en')

/** English phrases in the order of the Korean ones. */
export async function listTerms(ctx: Context, { query }: HandlerInput<typeof translation.staff.list>) {
  const { state, keyword, after, limit } = query
  const pattern = `%${(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await ctx.db
    .select()
    .from(termTable)
    .where(
      and(
        english,
        state && eq(termTable.state, state),
        keyword ? or(ilike(termTable.phrase, pattern), ilike(termTable.text, pattern)) : undefined,
        after ? gt(termTable.phrase, after) : undefined,
      ),
    )
    .orderBy(asc(termTable.phrase))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ phrase }) => phrase)
  const counted = await ctx.db
    .select({ state: termTable.state, count: sql<number>`count(*)::int` })
    .from(termTable)
    .where(english)
    .groupBy(termTable.state)
  const counts = Object.fromEntries(counted.map((row) => [row.state, row.count]))
  return { data: shown.map(toTerm), next_after, counts }
}

export async function showTerm(ctx: Context, phrase: string) {
  const [row] = await ctx.db
    .select()
    .from(termTable)
    .where(and(english, eq(termTable.phrase, phrase)))
  if (!row) throw notFound()
  return toTerm(row)
}

export const changeTerm = (ctx: Context, { body }: HandlerInput<typeof translation.staff.change>) =>
  ctx.transaction(async (ctx) => {
    const wanted = and(english, eq(termTable.phrase, body.phrase))
    const [before] = await ctx.db.select().from(termTable).where(wanted).for('update')
    if (!before) throw notFound()
    if (before.text !== body.was)
      throw new Problem(409, '그사이 다른 사람이 고쳤어요. 다시 불러와 확인해 주세요.', { code: 'outdated' })
    const after = { text: body.text, state: body.locked ? ('locked' as const) : ('reviewed' as const) }
    const [row] = await ctx.db
      .update(termTable)
      .set({ ...after, updated_at: ctx.now() })
      .where(wanted)
      .returning()
    if (!row) throw notFound()
    await writeAudit(ctx, {
      action: 'translation.change',
      subject: `phrase:${body.phrase.slice(0, 80)}`,
      before,
      after,
    })
    await emptyTags(ctx, 'translation')
    return toTerm(row)
  })

const toTerm = (row: typeof termTable.$inferSelect) => ({ ...row, updated_at: row.updated_at.toISOString() })
