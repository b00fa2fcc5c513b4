import { Readable } from 'node:stream'
import type { Context } from '@sillage/server-kit/context.ts'
import { csvLine, csvStart } from '@sillage/server-kit/csv.ts'
import { typeOf } from '@sillage/server-kit/files.ts'
import { mostSheetRows, xlsxOf } from '@sillage/server-kit/xlsx.ts'
import { and, eq, ne } from 'drizzle-orm'
import { cellsOf, headsOf } from './cells.ts'
import { listsToExport } from './lists.ts'
import { exportTable } from './tables.ts'

type Export = typeof exportTable.$inferSelect
type Rows = ReturnType<typeof cellsOf>[]

/** Where the file lies; no one can guess it. */
export const exportName = ({ id, format }: Pick<Export, 'id' | 'format'>) => `exports/${id}.${format}`

/** Its owner has removed it meanwhile: nothing more is to be done. */
class Removed extends Error {}

/** Writes the whole file while its rows are read. Done again from the start where its worker died. */
export async function writeExport(ctx: Context, id: string) {
  const found = await change(ctx, id, { state: 'running', rows: 0, size: 0 })
  if (!found) return
  const inLanguage: Context = { ...ctx, visitor: { ...ctx.visitor, lang: found.lang } }
  const total = (await listsToExport[found.list].count?.(inLanguage, found.query)) ?? null
  const name = exportName(found)
  try {
    if (found.format === 'xlsx' && total !== null && total >= mostSheetRows) {
      await fail(ctx, id)
      return
    }
    await change(ctx, id, { total })
    const sizes = { bytes: 0 }
    const pages = pagesOf(inLanguage, found)
    const content = found.format === 'xlsx' ? xlsxOf(pages) : csvOf(pages)
    await ctx.files.put(name, Readable.from(counted(content, sizes), { objectMode: false }), { type: typeOf(name) })
    const done = await change(ctx, id, { state: 'done', size: sizes.bytes })
    if (!done) throw new Removed()
  } catch (error) {
    if (!(error instanceof Removed)) throw error
    await ctx.files.remove(name)
  }
}

const fail = (ctx: Context, id: string) =>
  change(ctx, id, { state: 'failed', failure: '엑셀에 담기에는 줄이 너무 많아요. CSV로 받아 주세요.' })

/** Nothing where it was removed or is done. */
async function change(ctx: Context, id: string, changes: Partial<Export>) {
  const [row] = await ctx.db
    .update(exportTable)
    .set(changes)
    .where(and(eq(exportTable.id, id), ne(exportTable.state, 'done')))
    .returning()
  return row
}

/** The rows of the list, a page at a time, each as fast as it is taken; how far it is stands in the table. */
async function* pagesOf(ctx: Context, { id, list, lang, query }: Export): AsyncGenerator<Rows> {
  yield [headsOf(list, lang)]
  let rows = 0
  let after: number | string | null = null
  do {
    const page = await listsToExport[list].page(ctx, after === null ? query : { ...query, after: String(after) })
    rows += page.rows.length
    yield page.rows.map((row) => cellsOf(list, row))
    if (!(await change(ctx, id, { rows }))) throw new Removed()
    after = page.next_after
  } while (after !== null)
}

async function* csvOf(pages: AsyncIterable<Rows>) {
  yield Buffer.from(csvStart)
  for await (const rows of pages) yield Buffer.from(rows.map(csvLine).join(''))
}

async function* counted(content: AsyncIterable<Buffer>, sizes: { bytes: number }) {
  for await (const piece of content) {
    sizes.bytes += piece.length
    yield piece
  }
}

/** In the transaction in which its job is given up. */
export const failExport = (ctx: Context, id: string) =>
  change(ctx, id, { state: 'failed', failure: '파일을 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.' })
