import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { glossaryMemory } from './glossary.ts'
import { createHostedTranslator } from './hosted-translator.ts'
import { translateFromMemory } from './memory-translator.ts'
import { termTable } from './tables.ts'
import { findPackage } from './terms.ts'
import { translateQueued } from './translate-queued.ts'
import { inTurn, type Translator } from './translator.ts'

const batchSize = 50
/** Less than a page waits for an answer. */
const readerTimeoutMs = 8_000

/** The shop's translator: memory alone, or where both settings are given, memory first and then the hosted model. */
export function createTranslator({ url, key }: { url?: string | undefined; key?: string | undefined }): Translator {
  return url && key ? inTurn(translateFromMemory, createHostedTranslator({ url, key })) : translateFromMemory
}

/** Translates what people wrote, while a reader waits; none where no service is set up. */
export const createTextTranslator = ({ url, key }: { url?: string | undefined; key?: string | undefined }) =>
  url && key ? createHostedTranslator({ url, key, timeoutMs: readerTimeoutMs }) : undefined

/** Goes once through everything that waits, batch by batch; what cannot be translated waits on for a person. */
export const createTranslateJob = (translate: Translator) =>
  defineJob({
    ...translateQueued,
    leaseMs: 120_000,
    async run(ctx) {
      const memory = { ...(await findPackage(ctx, 'en')), ...(await glossaryMemory(ctx)) }
      let after = ''
      for (;;) {
        const phrases = await listQueued(ctx, after)
        const last = phrases.at(-1)
        if (last === undefined) return
        after = last
        await saveMachine(ctx, await translate({ phrases, memory }))
      }
    },
  })

async function listQueued(ctx: Context, after: string) {
  const rows = await ctx.db
    .select({ phrase: termTable.phrase })
    .from(termTable)
    .where(and(eq(termTable.locale, 'en'), eq(termTable.state, 'queued'), gt(termTable.phrase, after)))
    .orderBy(asc(termTable.phrase))
    .limit(batchSize)
  return rows.map(({ phrase }) => phrase)
}

async function saveMachine(ctx: Context, english: Record<string, string>) {
  const phrases = Object.keys(english)
  if (phrases.length === 0) return
  await ctx.transaction(async (ctx) => {
    // Locked and looked at again: what a person has written meanwhile is better.
    const waiting = await ctx.db
      .select({ phrase: termTable.phrase })
      .from(termTable)
      .where(and(eq(termTable.locale, 'en'), eq(termTable.state, 'queued'), inArray(termTable.phrase, phrases)))
      .for('update')
    for (const { phrase } of waiting)
      await ctx.db
        .update(termTable)
        .set({ text: english[phrase] ?? '', state: 'machine', updated_at: ctx.now() })
        .where(and(eq(termTable.locale, 'en'), eq(termTable.phrase, phrase)))
    await emptyTags(ctx, 'translation')
  })
}
