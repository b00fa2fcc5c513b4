import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { termTable } from './tables.ts'

/**
 * Puts the English that comes with the code into the package; what a person or a machine has written since is left
 * alone. Two lists and not thousands of rows of values: it is done at every start.
 */
export async function shipTerms(ctx: Context, english: Record<string, string>) {
  const phrases = Object.keys(english).map((phrase) => phrase.normalize('NFC'))
  if (phrases.length === 0) return
  const shipped = sql`unnest(${sql.param(phrases)}::text[], ${sql.param(Object.values(english))}::text[])`
  await ctx.transaction(async (ctx) => {
    const { rowCount } = await ctx.db.execute(sql`
      insert into ${termTable} (locale, phrase, text, state, shipped_text)
      select 'en', phrase, text, 'shipped', text from ${shipped} as shipped (phrase, text)
      on conflict (locale, phrase) do update set text = excluded.text, state = excluded.state, updated_at = ${ctx.now()}
      where ${termTable.state} in ('queued', 'shipped') and ${termTable.text} <> excluded.text`)
    // What the code says of each phrase, also of those that people have written: so that a phrase that has left it is known.
    await ctx.db.execute(sql`
      update ${termTable} set shipped_text = coded.text
      from ${termTable} as before left join ${shipped} as coded (phrase, text) on coded.phrase = before.phrase
      where ${termTable.locale} = 'en' and before.locale = 'en' and ${termTable.phrase} = before.phrase
        and before.shipped_text is distinct from coded.text`)
    if (rowCount) await emptyTags(ctx, 'translation')
  })
}
