import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { inArray, sql } from 'drizzle-orm'
import { termTable } from './tables.ts'

/** Puts the English that comes with the code into the package; what a person or a machine has written since is left alone. */
export async function shipTerms(ctx: Context, english: Record<string, string>) {
  const values = Object.entries(english).map(([phrase, text]) => ({
    locale: 'en' as const,
    phrase: phrase.normalize('NFC'),
    text,
    state: 'shipped' as const,
  }))
  if (values.length === 0) return
  await ctx.transaction(async (ctx) => {
    const changed = await ctx.db
      .insert(termTable)
      .values(values)
      .onConflictDoUpdate({
        target: [termTable.locale, termTable.phrase],
        set: { text: sql`excluded.text`, state: sql`excluded.state`, updated_at: ctx.now() },
        setWhere: sql`${inArray(termTable.state, ['queued', 'shipped'])} and ${termTable.text} <> excluded.text`,
      })
      .returning({ phrase: termTable.phrase })
    if (changed.length > 0) await emptyTags(ctx, 'translation')
  })
}
