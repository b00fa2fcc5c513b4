import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Synonym, search } from '../contract.ts'
import { searchLimits } from '../words.ts'
import { searchSynonymTable } from './tables.ts'
import { joined } from './words-of.ts'

/** What staff say these words mean, as words of the shop. */
export async function meaningsOf(ctx: Context, words: string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db.select().from(searchSynonymTable).where(inArray(searchSynonymTable.word, words))
  return new Map(rows.map(({ word, meanings }) => [word, meanings.map(joined)]))
}

export async function listSynonyms(ctx: Context) {
  const rows = await ctx.db
    .select()
    .from(searchSynonymTable)
    .orderBy(asc(searchSynonymTable.word))
    .limit(searchLimits.synonyms)
  return { data: rows }
}

type Body = HandlerInput<typeof search.addSynonym>['body']

export function addSynonym(ctx: Context, body: Body): Promise<Synonym> {
  return ctx.transaction(async (ctx) => {
    const values = await readBody(ctx, body)
    if ((await ctx.db.$count(searchSynonymTable)) >= searchLimits.synonyms)
      throw invalid('word', '동의어가 너무 많아요. 쓰지 않는 것을 지워 주세요.')
    const [row] = await ctx.db.insert(searchSynonymTable).values(values).onConflictDoNothing().returning()
    if (!row) throw taken()
    await writeAudit(ctx, { action: 'synonym.add', subject: `synonym:${row.id}`, before: null, after: values })
    await emptyTags(ctx, 'search')
    return row
  })
}

export function changeSynonym(ctx: Context, id: number, body: Body): Promise<Synonym> {
  return ctx.transaction(async (ctx) => {
    const before = await findSynonym(ctx, id)
    const values = await readBody(ctx, body, id)
    const [row] = await ctx.db.update(searchSynonymTable).set(values).where(eq(searchSynonymTable.id, id)).returning()
    if (!row) throw notFound()
    await writeAudit(ctx, { action: 'synonym.change', subject: `synonym:${id}`, before, after: values })
    await emptyTags(ctx, 'search')
    return row
  })
}

export function removeSynonym(ctx: Context, id: number) {
  return ctx.transaction(async (ctx) => {
    const before = await findSynonym(ctx, id)
    await ctx.db.delete(searchSynonymTable).where(eq(searchSynonymTable.id, id))
    await writeAudit(ctx, { action: 'synonym.remove', subject: `synonym:${id}`, before, after: null })
    await emptyTags(ctx, 'search')
    return { ok: true as const }
  })
}

async function findSynonym(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(searchSynonymTable).where(eq(searchSynonymTable.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** A word is kept as it is looked for; what it means, as staff wrote it. */
async function readBody(ctx: Context, body: Body, id = 0) {
  const word = joined(body.word)
  if (word === '') throw invalid('word', '글자나 숫자를 입력해 주세요.')
  const meanings = [...new Set(body.meanings)]
  if (meanings.some((meaning) => joined(meaning) === word || joined(meaning) === ''))
    throw invalid('meanings', '다른 단어를 입력해 주세요.')
  const same = and(eq(searchSynonymTable.word, word), ne(searchSynonymTable.id, id))
  if ((await ctx.db.$count(searchSynonymTable, same)) > 0) throw taken()
  return { word, meanings }
}

const taken = () => invalid('word', '이미 등록된 단어예요.')
