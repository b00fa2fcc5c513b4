import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { translation } from '../contract.ts'
import type { GlossaryEntry } from '../glossary-contract.ts'
import { listGlossary } from './glossary.ts'
import { glossaryTable, termTable } from './tables.ts'

const english = eq(termTable.locale, 'en')

/** English phrases in the order of the Korean ones. */
export async function listTerms(ctx: Context, { query }: HandlerInput<typeof translation.staff.list>) {
  const { state, keyword, stale, misses, after, limit } = query
  const entries = await listGlossary(ctx)
  const pattern = `%${(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await ctx.db
    .select({ term: termTable, stale: isStale })
    .from(termTable)
    .where(
      and(
        english,
        stale ? isStale : undefined,
        misses ? missesGlossary : undefined,
        state && eq(termTable.state, state),
        keyword ? or(ilike(termTable.phrase, pattern), ilike(termTable.text, pattern)) : undefined,
        after ? gt(termTable.phrase, after) : undefined,
      ),
    )
    .orderBy(asc(termTable.phrase))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ term }) => term.phrase)
  const counted = await ctx.db
    .select({
      state: termTable.state,
      count: sql<number>`count(*)::int`,
      stale: sql<number>`(count(*) filter (where ${isStale}))::int`,
      misses: sql<number>`(count(*) filter (where ${missesGlossary}))::int`,
    })
    .from(termTable)
    .where(english)
    .groupBy(termTable.state)
  const counts = Object.fromEntries(counted.map((row) => [row.state, row.count]))
  const sum = (name: 'stale' | 'misses') => counted.reduce((all, row) => all + row[name], 0)
  const data = shown.map((row) => toTerm(row, entries))
  return { data, next_after, counts, stale: sum('stale'), misses: sum('misses') }
}

export async function showTerm(ctx: Context, phrase: string) {
  const [row] = await ctx.db
    .select({ term: termTable, stale: isStale })
    .from(termTable)
    .where(and(english, eq(termTable.phrase, phrase)))
  if (!row) throw notFound()
  return toTerm(row, await listGlossary(ctx))
}

export const changeTerm = (ctx: Context, { body }: HandlerInput<typeof translation.staff.change>) =>
  ctx.transaction(async (ctx) => {
    const condition = and(english, eq(termTable.phrase, body.phrase))
    const [before] = await ctx.db.select().from(termTable).where(condition).for('update')
    if (!before) throw notFound()
    if (before.text !== body.was)
      throw new Problem(409, '그사이 다른 사람이 고쳤어요. 다시 불러와 확인해 주세요.', { code: 'outdated' })
    const after = { text: body.text, state: body.locked ? ('locked' as const) : ('reviewed' as const) }
    const [row] = await ctx.db
      .update(termTable)
      .set({ ...after, updated_at: ctx.now() })
      .where(condition)
      .returning()
    if (!row) throw notFound()
    await writeAudit(ctx, {
      action: 'translation.change',
      subject: `phrase:${body.phrase.slice(0, 80)}`,
      before,
      after,
    })
    await emptyTags(ctx, 'translation')
    return showTerm(ctx, row.phrase)
  })

/** What the code does not have, and no category, product or store is called. */
const isStale = sql<boolean>`(${termTable.shipped_text} is null
  and not exists (select 1 from category where category.name = ${termTable.phrase})
  and not exists (select 1 from product where product.name = ${termTable.phrase})
  and not exists (select 1 from store where store.name = ${termTable.phrase}))`

const missesGlossary = sql<boolean>`(${termTable.text} <> '' and exists (
  select 1 from ${glossaryTable} where strpos(${termTable.phrase}, ${glossaryTable.korean}) > 0
    and strpos(lower(${termTable.text}), lower(${glossaryTable.english})) = 0))`

type Row = { term: typeof termTable.$inferSelect; stale: boolean }

function toTerm({ term, stale }: Row, entries: readonly GlossaryEntry[]) {
  const said = term.text.toLowerCase()
  const misses = entries.filter(
    ({ korean, english }) => term.phrase.includes(korean) && !said.includes(english.toLowerCase()),
  )
  return { ...term, stale, misses, updated_at: term.updated_at.toISOString() }
}
