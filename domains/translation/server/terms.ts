import { hasHangul } from '@sillage/kit/hangul.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { limitRate } from '@sillage/server-kit/rate-limit.ts'
import { and, eq, ne } from 'drizzle-orm'
import { termTable } from './tables.ts'
import { translateQueued } from './translate-queued.ts'

type Locale = 'ko' | 'en'

export async function findPackage(ctx: Context, locale: Locale) {
  const rows = await ctx.db
    .select({ phrase: termTable.phrase, text: termTable.text })
    .from(termTable)
    .where(and(eq(termTable.locale, locale), ne(termTable.state, 'queued')))
  return Object.fromEntries(rows.map(({ phrase, text }) => [phrase, text]))
}

/** Takes phrases that a visitor's page could not translate. Strangers write here: few, short, Korean, and never shown. */
export async function queueTerms(ctx: Context, locale: Locale, terms: Record<string, string>) {
  await limitRate(ctx, `terms:${ctx.visitor.ip}`, { times: 30, seconds: 60 })
  const phrases = Object.keys(terms).filter((phrase) => phrase.trim() !== '' && hasHangul(phrase))
  if (locale === 'ko' || phrases.length === 0) return 0
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
