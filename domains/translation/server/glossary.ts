import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { glossary } from '../glossary-contract.ts'
import { glossaryTable } from './tables.ts'

export const listGlossary = (ctx: Context) => ctx.db.select().from(glossaryTable).orderBy(asc(glossaryTable.korean))

const subjectOf = (korean: string) => `glossary:${korean}`

export const saveGlossary = (ctx: Context, { body }: HandlerInput<typeof glossary.save>) =>
  ctx.transaction(async (ctx) => {
    const { was, ...entry } = body
    const mine = eq(glossaryTable.korean, entry.korean)
    const [before = null] = await ctx.db.select().from(glossaryTable).where(mine).for('update')
    if ((before?.english ?? '') !== was) throw outdated()
    // Of two who add the same word at once, the second finds it there.
    const [saved] = before
      ? await ctx.db.update(glossaryTable).set(entry).where(mine).returning()
      : await ctx.db.insert(glossaryTable).values(entry).onConflictDoNothing().returning()
    if (!saved) throw outdated()
    await writeAudit(ctx, { action: 'glossary.save', subject: subjectOf(entry.korean), before, after: entry })
    return saved
  })

const outdated = () => new Problem(409, '그사이 다른 사람이 고쳤어요. 다시 불러와 확인해 주세요.', { code: 'outdated' })

export const removeGlossary = (ctx: Context, korean: string) =>
  ctx.transaction(async (ctx) => {
    const [before] = await ctx.db.delete(glossaryTable).where(eq(glossaryTable.korean, korean)).returning()
    if (!before) throw notFound()
    await writeAudit(ctx, { action: 'glossary.remove', subject: subjectOf(korean), before, after: null })
    return { message: '지웠어요.' }
  })

/** For a translator: what the shop calls things goes before how it has put whole sentences. */
export async function glossaryMemory(ctx: Context): Promise<Record<string, string>> {
  return Object.fromEntries((await listGlossary(ctx)).map(({ korean, english }) => [korean, english]))
}
