import type { Context } from '@sillage/server-kit/context.ts'
import { inArray, sql } from 'drizzle-orm'
import { wholeShop } from '../../catalog/server/listings.ts'
import { type Findable, wordsOfProduct } from './product-words.ts'
import { searchEntryTable } from './tables.ts'
import { type Word, wordRow } from './words-of.ts'

type Entry = typeof searchEntryTable.$inferInsert

/**
 * Brings what products are found by up to date; part of every transaction that changes one, whose rows the caller
 * holds. A product that is hidden has no entry, and so is never found. Says whether anything changed.
 */
export async function rebuildSearch(ctx: Context, product_ids: number[], { sameWords } = { sameWords: false }) {
  if (sameWords) return reorderEntries(ctx, product_ids)
  const products = await listFindable(ctx, product_ids)
  const words = products.map(wordsOfProduct)
  const ids = await numberWords(ctx, words.flat())
  const entries = products.map(({ product_id, place, category_ids }, index) => ({
    product_id,
    best: place.best,
    newest: new Date(place.newest),
    price: place.price,
    price_usd: place.price_usd,
    words: [
      ...category_ids.map((category_id) => -category_id),
      ...(words[index] ?? []).flatMap((word) => ids.get(keyOf(word)) ?? []),
    ]
      .slice(0, mostWords)
      .sort((a, b) => a - b),
  }))
  const before = await ctx.db.select().from(searchEntryTable).where(inArray(searchEntryTable.product_id, product_ids))
  return writeEntries(ctx, before, entries)
}

/** What they are sorted by is taken from the listing; what they are found by has not changed. */
async function reorderEntries(ctx: Context, product_ids: number[]): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    update search_entry entry set best = place.best, newest = place.newest, price = place.price, price_usd = place.price_usd
    from listing place
    where place.category_id = ${wholeShop} and place.product_id = entry.product_id
      and entry.product_id = any(${sql.param(product_ids)}::int[])
      and (entry.best, entry.newest, entry.price, entry.price_usd)
        is distinct from (place.best, place.newest, place.price, place.price_usd)
    returning 1`)
  return rows.length > 0
}

/** The row of an index holds no more. The names come first; article numbers of hundreds of variants may be left out. */
const mostWords = 600

const keyOf = ({ place, word }: { place: number; word: string }) => `${place} ${word}`

type Bilingual = { name: string; name_en: string }
type Placed = { category_ids: number[]; place: { best: number; newest: string; price: number; price_usd: number } }
type Texts = Omit<Findable, 'notes'> &
  Placed & {
    notes: Bilingual[]
    option_groups: { values: Bilingual[] }[]
  }

/** Visible products with all their texts, in one question. Their categories' names are among them. */
async function listFindable(ctx: Context, product_ids: number[]): Promise<(Findable & Placed)[]> {
  const { rows } = await ctx.db.execute<Texts>(sql`
    select product.id as product_id, notes, option_groups, place,
      array[product.name, product.name_en] as names,
      array[type_label, type_label_en] || coalesce(categories.names, '{}') as labels,
      coalesce(categories.ids, '{}') as category_ids,
      array(select sku from variant where product_id = product.id and not retired) as codes
    from product
    join lateral (
      select jsonb_build_object('best', best, 'newest', newest, 'price', price, 'price_usd', price_usd) as place
      from listing where category_id = ${wholeShop} and product_id = product.id
    ) whole on true
    left join lateral (
      select array_agg(category.id) as ids, array_agg(category.name) || array_agg(category.name_en) as names
      from listing join category on category.id = category_id where product_id = product.id
    ) categories on true
    where product.id = any(${sql.param(product_ids)}::int[]) and visible order by product.id`)
  return rows.map(({ option_groups, ...row }) => ({
    ...row,
    notes: [...row.notes, ...option_groups.flatMap(({ values }) => values)].flatMap(({ name, name_en }) => [
      name,
      name_en,
    ]),
  }))
}

/** The numbers of words, of new ones too. In one order, so that two writers wait for each other and never block. */
async function numberWords(ctx: Context, words: Word[]) {
  const wanted = new Map(words.map((word) => [keyOf(word), word]))
  const ids = await findNumbers(ctx, [...wanted.values()])
  const fresh = [...wanted.entries()]
    .filter(([key]) => !ids.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, word]) => word)
  if (fresh.length === 0) return ids
  await ctx.db.execute(sql`
    insert into search_word (place, word, text, jamo, leads, keys)
    select place, word, text, jamo, leads, keys from jsonb_to_recordset(${JSON.stringify(fresh.map(wordRow))}::jsonb)
      as fresh(place int, word text, text text, jamo text, leads text, keys text[])
    on conflict do nothing`)
  for (const [key, id] of await findNumbers(ctx, fresh)) ids.set(key, id)
  return ids
}

async function findNumbers(ctx: Context, words: Word[]) {
  const { rows } = await ctx.db.execute<{ id: number; place: number; word: string }>(sql`
    select id, place, word from search_word
    where word = any(${sql.param(words.map(({ word }) => word))}::text[])`)
  return new Map(rows.map((row) => [keyOf(row), row.id]))
}

async function writeEntries(ctx: Context, before: Entry[], entries: Entry[]) {
  const old = new Map(before.map((entry) => [entry.product_id, entry]))
  const changed = entries.filter((entry) => !isSame(old.get(entry.product_id), entry))
  const shown = new Set(entries.map(({ product_id }) => product_id))
  const gone = before.filter(({ product_id }) => !shown.has(product_id))
  if (gone.length > 0)
    await ctx.db.delete(searchEntryTable).where(
      inArray(
        searchEntryTable.product_id,
        gone.map(({ product_id }) => product_id),
      ),
    )
  if (changed.length > 0)
    await ctx.db
      .insert(searchEntryTable)
      .values(changed)
      .onConflictDoUpdate({
        target: searchEntryTable.product_id,
        set: Object.fromEntries(['words', ...sortedBy].map((name) => [name, sql`excluded.${sql.identifier(name)}`])),
      })
  await recount(ctx, [...gone, ...changed.flatMap(({ product_id }) => old.get(product_id) ?? [])], changed)
  return gone.length > 0 || changed.length > 0
}

const sortedBy = ['best', 'newest', 'price', 'price_usd'] as const

const isSame = (a: Entry | undefined, b: Entry) =>
  a?.words.join() === b.words.join() && sortedBy.every((name) => Number(a[name]) === Number(b[name]))

/** By what has changed, so that a common word costs the same as a rare one. */
async function recount(ctx: Context, gone: Entry[], come: Entry[]) {
  const counts = new Map<number, number>()
  const count = (entries: Entry[], by: 1 | -1) => {
    for (const id of entries.flatMap(({ words }) => words)) if (id > 0) counts.set(id, (counts.get(id) ?? 0) + by)
  }
  count(gone, -1)
  count(come, 1)
  const moves = [...counts].filter(([, by]) => by !== 0).sort(([a], [b]) => a - b)
  if (moves.length === 0) return
  const ids = sql.param(moves.map(([id]) => id))
  const by = sql.param(moves.map(([, by]) => by))
  // Locked in one order first: an UPDATE takes its rows in any.
  await ctx.db.execute(sql`
    with held as materialized (
      select id from search_word where id = any(${ids}::int[]) order by id for no key update
    )
    update search_word set products = search_word.products + moved.by
    from held join unnest(${ids}::int[], ${by}::int[]) as moved(id, by) using (id)
    where search_word.id = held.id`)
}
