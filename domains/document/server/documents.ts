import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { filesOf } from '../../board/server/files.ts'
import { containsWords, countPosts, withTimes } from '../../board/server/posts.ts'
import { isShownAt } from '../../board/server/publishing.ts'
import { productTable } from '../../catalog/server/tables.ts'
import type { document } from '../contract.ts'
import { documentFileTable, documentTable } from './tables.ts'

/** A product that is not shown has no page to lead to. */
const { id, kind, name, name_en } = productTable
const product = { id, kind, name, name_en }
const ofProduct = and(eq(productTable.id, documentTable.product_id), eq(productTable.visible, true))

export async function listDocuments(ctx: Context, query: HandlerInput<typeof document.list>['query']) {
  const direction = query.order === 'asc' ? asc : desc
  const condition = and(
    isShownAt(documentTable, ctx.now()),
    query.topic ? eq(documentTable.kind, query.topic) : undefined,
    query.product_id ? eq(documentTable.product_id, query.product_id) : undefined,
    containsWords(documentTable.words, query.keyword),
  )
  const rows = await ctx.db
    .select({ document: documentTable, product })
    .from(documentTable)
    .leftJoin(productTable, ofProduct)
    .where(condition)
    .orderBy(desc(documentTable.pinned), direction(documentTable[query.sort]), direction(documentTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const files = await documentFilesOf(
    ctx,
    rows.map((row) => row.document.id),
  )
  const data = rows.map((row) => ({
    ...withTimes(row.document),
    product: row.product,
    files: files.filter(({ document_id }) => document_id === row.document.id),
  }))
  return toPage(data, await countPosts(ctx, documentTable, condition), query)
}

/** Figures within a text count as numbers: edition 3.10 comes after 3.9. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** What is known of the files of several documents, the newest edition of each lot first. */
export async function documentFilesOf(ctx: Context, ids: number[]) {
  const files = await ctx.db
    .select()
    .from(documentFileTable)
    .where(inArray(documentFileTable.document_id, ids))
    .orderBy(desc(documentFileTable.lot), asc(documentFileTable.lang), asc(documentFileTable.file_id))
  return files.sort((one, other) => compare(other.lot, one.lot) || compare(other.edition, one.edition))
}

/** A document that members see. */
export const findDocument = (ctx: Context, document_id: number) =>
  read(ctx, and(eq(documentTable.id, document_id), isShownAt(documentTable, ctx.now())))

/** A document as staff see it, whether it is shown or not. */
export const findAnyDocument = (ctx: Context, document_id: number) => read(ctx, eq(documentTable.id, document_id))

async function read(ctx: Context, condition: SQL | undefined) {
  const [row] = await ctx.db
    .select({ document: documentTable, product })
    .from(documentTable)
    .leftJoin(productTable, ofProduct)
    .where(condition)
  if (!row) throw notFound()
  const { id } = row.document
  const stored = new Map((await filesOf(ctx, 'document', [id])).get(id)?.map((file) => [file.id, file]))
  const files = await documentFilesOf(ctx, [id])
  return {
    ...withTimes(row.document),
    product: row.product,
    files: files.flatMap(({ file_id, lang, edition, lot }) => {
      const file = stored.get(file_id)
      return file ? [{ ...file, lang, edition, lot }] : []
    }),
    previous: await neighbour(ctx, id, 'older'),
    next: await neighbour(ctx, id, 'newer'),
  }
}

async function neighbour(ctx: Context, id: number, side: 'older' | 'newer') {
  const here = sql`(select created_at, id from ${documentTable} where id = ${id})`
  const there = sql`(${documentTable.created_at}, ${documentTable.id})`
  const direction = side === 'older' ? desc : asc
  const [found] = await ctx.db
    .select({ id: documentTable.id, title: documentTable.title, title_en: documentTable.title_en })
    .from(documentTable)
    .where(
      and(isShownAt(documentTable, ctx.now()), side === 'older' ? sql`${there} < ${here}` : sql`${there} > ${here}`),
    )
    .orderBy(direction(documentTable.created_at), direction(documentTable.id))
    .limit(1)
  return found ?? null
}
