import { hasHangul } from '@sillage/kit/hangul.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { termTable } from './tables.ts'
import { translateQueued } from './translate-queued.ts'

type Locale = 'ko' | 'en'

export async function findPackage(ctx: Context, locale: Locale) {
  const rows = await ctx.db
    .select({ phrase: termTable.phrase, text: termTable.text })
    .from(termTable)
    .where(and(eq(termTable.locale, locale), inArray(termTable.state, ['shipped', 'reviewed', 'locked'])))
  return Object.fromEntries(rows.map(({ phrase, text }) => [phrase, text]))
}

/** How many phrases may wait for a person. A shop that ships its English has next to none. */
const mostWaiting = 500

/**
 * Takes phrases that a visitor's page could not translate. Strangers write here: only what the shop itself shows is stored,
 * and it is published once a person has looked at it.
 */
export async function queueTerms(ctx: Context, locale: Locale, terms: Record<string, string>) {
  await limit(ctx, 'translation.terms')
  const sent = Object.keys(terms).filter((phrase) => phrase.trim() !== '' && hasHangul(phrase))
  if (locale === 'ko' || sent.length === 0) return 0
  const waiting = await ctx.db.$count(termTable, inArray(termTable.state, ['queued', 'machine']))
  const phrases = (await shownPhrases(ctx, sent)).slice(0, Math.max(0, mostWaiting - waiting))
  if (phrases.length === 0) return 0
  return ctx.transaction(async (ctx) => {
    const added = await ctx.db
      .insert(termTable)
      .values(phrases.map((phrase) => ({ locale, phrase, state: 'queued' as const })))
      .onConflictDoNothing()
      .returning({ phrase: termTable.phrase })
    if (added.length > 0) await enqueue(ctx, translateQueued, {}, { key: 'all' })
    return added.length
  })
}

/** Those of the phrases that staff wrote into the shop. What the code says has its English beside it, in english.json. */
async function shownPhrases(ctx: Context, phrases: readonly string[]): Promise<string[]> {
  const sent = sql`any(${sql.param(phrases)}::text[])`
  const { rows } = await ctx.db.execute<{ phrase: string }>(sql`
    select name as phrase from category where name = ${sent}
    union select name from product where name = ${sent}
    union select name from store where name = ${sent}`)
  return rows.map(({ phrase }) => phrase)
}
