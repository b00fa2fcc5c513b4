import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc, eq, gte, lt, max, sql, sum } from 'drizzle-orm'
import { productTable } from '../../catalog/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import { searchLimits } from '../words.ts'
import { findProducts, leadsTo } from './find.ts'
import { searchClickTable, searchMissTable } from './tables.ts'
import { plain } from './words-of.ts'

const done = { ok: true as const }
const listed = 200

/** Writes down that a product was opened from the results of a word. Nothing of who opened it. */
export async function logClick(ctx: Context, { keyword, product_id }: { keyword: string; product_id: number }) {
  await limitLog(ctx)
  const word = loggable(keyword)
  // Only what the word really leads to: no one writes our lists from outside.
  if (!word || !(await leadsTo(ctx, asked(keyword), product_id))) return done
  await ctx.db.execute(sql`
    insert into ${searchClickTable} (day, keyword, product_id, times)
    select ${today(ctx)}::date, ${word}, ${product_id}, 1
    where (select count(*) from ${searchClickTable} where day = ${today(ctx)}::date) < ${searchLimits.loggedPerDay}
    on conflict (day, keyword, product_id) do update set times = ${searchClickTable}.times + 1`)
  return done
}

/** Writes down a word that leads nowhere, so that staff can say what it means. */
export async function logMiss(ctx: Context, keyword: string) {
  await limitLog(ctx)
  const word = loggable(keyword)
  if (!word || (await findProducts(ctx, asked(keyword))).total > 0) return done
  await ctx.db.execute(sql`
    insert into ${searchMissTable} (day, keyword, times)
    select ${today(ctx)}::date, ${word}, 1
    where (select count(*) from ${searchMissTable} where day = ${today(ctx)}::date) < ${searchLimits.loggedPerDay}
    on conflict (day, keyword) do update set times = ${searchMissTable}.times + 1`)
  return done
}

const asked = (keyword: string) => ({
  keyword,
  page: 1,
  per_page: 1,
  sort: 'match' as const,
  order: 'desc' as const,
  currency: 'krw' as const,
})

const limitLog = (ctx: Context) => limit(ctx, 'search.log')

/** People type all kinds of things into a box: what may be someone's number or address is not kept; 1000g is. */
function loggable(keyword: string) {
  const word = plain(keyword)
  return /@|https?:/.test(keyword) || /\d{9}/.test(word.replaceAll(' ', '')) ? '' : word
}

const today = (ctx: Context) => seoulDay(ctx.now())
const since = (ctx: Context, days: number) => seoulDay(addDays(ctx.now(), -days))

export async function listMissed(ctx: Context, days: number) {
  const times = sum(searchMissTable.times).mapWith(Number)
  return ctx.db
    .select({ keyword: searchMissTable.keyword, times, last_day: max(searchMissTable.day).mapWith(String) })
    .from(searchMissTable)
    .where(gte(searchMissTable.day, since(ctx, days)))
    .groupBy(searchMissTable.keyword)
    .orderBy(desc(times), searchMissTable.keyword)
    .limit(listed)
}

export async function listClicked(ctx: Context, days: number) {
  const times = sum(searchClickTable.times).mapWith(Number)
  return ctx.db
    .select({
      keyword: searchClickTable.keyword,
      product_id: searchClickTable.product_id,
      name: productTable.name,
      times,
    })
    .from(searchClickTable)
    .innerJoin(productTable, eq(productTable.id, searchClickTable.product_id))
    .where(gte(searchClickTable.day, since(ctx, days)))
    .groupBy(searchClickTable.keyword, searchClickTable.product_id, productTable.name)
    .orderBy(desc(times), searchClickTable.keyword, searchClickTable.product_id)
    .limit(listed)
}

const popularDays = 7
/** Opened once or twice is not yet popular. By whom is not written down, so one visitor may have opened all of them. */
const popularFrom = 3

/** The words that led to products most often of late. */
export async function listPopular(ctx: Context): Promise<string[]> {
  const times = sum(searchClickTable.times).mapWith(Number)
  const rows = await ctx.db
    .select({ keyword: searchClickTable.keyword })
    .from(searchClickTable)
    .where(gte(searchClickTable.day, since(ctx, popularDays)))
    .groupBy(searchClickTable.keyword)
    .having(gte(times, popularFrom))
    .orderBy(desc(times), searchClickTable.keyword)
    .limit(searchLimits.popular)
  return rows.map(({ keyword }) => keyword)
}

/** Once a day: what is old is forgotten, and what is popular is counted again. */
export async function forgetSearches(ctx: Context) {
  const day = since(ctx, searchLimits.logDays)
  await ctx.db.delete(searchMissTable).where(lt(searchMissTable.day, day))
  await ctx.db.delete(searchClickTable).where(lt(searchClickTable.day, day))
  await emptyTags(ctx, 'search')
}
