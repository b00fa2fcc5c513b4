import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import { findProducts } from '../../search/server/find.ts'
import type { ReadLine } from '../contract.ts'
import { type PastedLine, parseList } from '../pasted-list.ts'
import { quotationLimits } from '../words.ts'

type Named = { product_id: number; variant_id: number; name: string; name_en: string }

const shownCandidates = 3

/** For a call that anyone can make: each line of a list is a search. */
export async function readPastedList(ctx: Context, text: string) {
  await limit(ctx, 'quotation.read')
  return readList(ctx, text)
}

/** What the lines of a pasted list mean: by article number, else by name, else by what the search finds; each gets an answer. */
export async function readList(ctx: Context, text: string): Promise<ReadLine[]> {
  const lines = parseList(text).slice(0, quotationLimits.lines)
  const named = await findNamed(ctx, lines)
  const read: ReadLine[] = []
  for (const line of lines) read.push(await readLine(ctx, line, named))
  return read
}

async function readLine(ctx: Context, line: PastedLine, named: Map<string, Named[]>): Promise<ReadLine> {
  const unread = { text: line.text, quantity: line.quantity, found: null, candidates: [] }
  if (line.quantity === 0) return { ...unread, problem: 'quantity' }
  const sure = named.get(keyOf(line.wanted)) ?? []
  const close = sure.length > 0 ? sure : await search(ctx, line.wanted)
  const [first] = close
  if (!first) return { ...unread, problem: 'not_found' }
  const products = new Set(close.map(({ product_id }) => product_id))
  if (products.size > 1) return { ...unread, problem: 'several', candidates: close.slice(0, shownCandidates) }
  return { ...unread, found: first, problem: null }
}

const keyOf = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')

/** Article numbers and whole names, in one question; of a product that is named, the first variant. */
async function findNamed(ctx: Context, lines: readonly PastedLine[]) {
  const keys = [...new Set(lines.map(({ wanted }) => keyOf(wanted)))]
  if (keys.length === 0) return new Map<string, Named[]>()
  const plain = (column: unknown) => sql<string>`lower(regexp_replace(${column}, '\\s', '', 'g'))`
  const columns = [variantTable.sku, productTable.name, productTable.name_en].map(plain)
  const rows = await ctx.db
    .select({ ...sold, sku: variantTable.sku })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(and(isSold, or(...columns.map((column) => inArray(column, keys)))))
    .orderBy(asc(productTable.id), asc(variantTable.position), asc(variantTable.id))
  return new Map(keys.map((key) => [key, pickNamed(rows, key)]))
}

const sold = {
  product_id: productTable.id,
  variant_id: variantTable.id,
  name: productTable.name,
  name_en: productTable.name_en,
}
const isSold = and(eq(productTable.visible, true), eq(variantTable.retired, false))

/** An article number means one thing; a name may mean several products, each by its first variant. */
function pickNamed(rows: readonly (Named & { sku: string })[], key: string): Named[] {
  const exact = rows.filter(({ sku }) => keyOf(sku) === key)
  if (exact.length > 0) return exact.slice(0, 1)
  const alike = rows.filter(({ name, name_en }) => keyOf(name) === key || keyOf(name_en) === key)
  return alike.filter((row, at) => alike.findIndex(({ product_id }) => product_id === row.product_id) === at)
}

async function search(ctx: Context, keyword: string): Promise<Named[]> {
  const found = await findProducts(ctx, {
    keyword: keyword.slice(0, 50),
    currency: ctx.visitor.currency,
    page: 1,
    per_page: shownCandidates + 1,
    sort: 'match',
    order: 'desc',
  })
  const ids = found.data.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select(sold)
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(and(isSold, inArray(productTable.id, ids)))
    .orderBy(asc(variantTable.position), asc(variantTable.id))
  return ids.flatMap((id) => rows.find(({ product_id }) => product_id === id) ?? [])
}
