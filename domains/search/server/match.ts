import { jamo } from '@sillage/kit/hangul.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { isVocabulary } from './tables.ts'
import { grams, isOneLetterOff, mistypings, type Place, places } from './words-of.ts'

/** A word of the shop that is meant by a piece of what was typed. The lower the tier, the surer. */
export type Match = { id: number; tier: number; place: number; products: number; word: string; text: string }

/** A piece of what was typed, and the words of the shop it may mean. */
export type Sought = { text: string; matches: Match[] }

/** The order of results: the name itself, its beginning, a word's beginning, a note's, a middle, leads, a mistyping. */
export const tiers = { name: 0, beginning: 1, word: 2, note: 3, middle: 4, leads: 5, typo: 6 } as const

const ways = ['exact', 'prefix', 'middle', 'leads', 'typo'] as const
type Way = (typeof ways)[number]
type Row = { asked: string; way: Way; place: number; id: number; products: number; word: string; text: string }

/** Of the words that begin alike, the most common ones. */
export const wordsPerWay = 40

/** The shop's words that are meant by each text: exactly, by their beginning, middle or lead consonants. */
export async function matchTexts(ctx: Context, texts: string[]): Promise<Map<string, Match[]>> {
  if (texts.length === 0) return new Map()
  const asked = texts.map((text) => {
    const letters = jamo(text)
    return {
      word: text,
      letters,
      grams: middleOf(text),
      leads: /^[ㄱ-ㅎ]{2,}$/.test(letters) ? letters : null,
    }
  })
  const { rows } = await ctx.db.execute<Row>(sql`
    select asked.word as asked, found.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked(word text, letters text, grams text[], leads text), lateral (
      (select 'exact' as way, ${columns} from search_word where search_word.word = asked.word and products > 0)
      ${begun({ way: 'prefix', column: 'jamo', typed: 'letters' })}
      union all
      (select 'middle', ${columns} from search_word where ${amidst} and ${isVocabulary} ${mostCommon})
      union all
      (select 'middle', ${columns} from search_word where ${amidst} and place = 0 ${few})
      ${begun({ way: 'leads', column: 'leads', typed: 'leads' })}
    ) found`)
  return byText(rows)
}

const columns = sql.raw('place, id, products, search_word.word, text')
const few = sql`limit ${wordsPerWay}`
const mostCommon = sql`order by products desc, id ${few}`
const amidst = sql`keys @> asked.grams and strpos(search_word.word, asked.word) > 1 and products > 0`

/**
 * Names and article numbers are as many as products, and each is hardly anybody's but one product's: of those that
 * begin alike the first are as good as any, and nothing has to be sorted.
 */
function begun({ way, column, typed }: { way: Way; column: 'jamo' | 'leads'; typed: 'letters' | 'leads' }) {
  const [begins, asked] = [sql.raw(`search_word.${column}`), sql.raw(`asked.${typed}`)]
  const rows = sql`select ${sql.raw(`'${way}'`)}, ${columns} from search_word
    where ${begins} ~>=~ ${asked} and ${begins} ~<~ (${asked} || ${'\u{10ffff}'}) and ${begins} <> ''
      and search_word.word <> asked.word and products > 0`
  const firstOf = (place: Place) =>
    sql`(${rows} and place = ${sql.raw(`${place}`)} order by ${begins} using ~<~ ${few})`
  return sql`union all (${rows} and ${isVocabulary} ${mostCommon})
    union all ${firstOf(places.name)} ${column === 'jamo' ? sql`union all ${firstOf(places.code)}` : sql``}`
}

/** A middle of a few Latin letters would be in everything. */
function middleOf(text: string) {
  const found = grams(text)
  return found.length > 0 && (text.length > 2 || !/^[a-z0-9]+$/.test(text)) ? found : null
}

/** The shop's words that differ from a text by one letter as it is typed. */
export async function matchMistyped(ctx: Context, texts: string[]): Promise<Map<string, Match[]>> {
  const asked = texts.map((word) => ({ word, keys: mistypings(jamo(word)) })).filter(({ keys }) => keys.length > 0)
  if (asked.length === 0) return new Map()
  const { rows } = await ctx.db.execute<Row>(sql`
    select asked.word as asked, 'typo' as way, place, id, products, search_word.word, text
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(word text, keys text[])
    join search_word on search_word.keys && asked.keys and products > 0`)
  return byText(rows.filter(({ asked, word }) => isOneLetterOff(jamo(asked), jamo(word))))
}

/** Which of these are words of the shop, letter for letter. */
export async function listKnown(ctx: Context, texts: string[]): Promise<Set<string>> {
  const { rows } = await ctx.db.execute<{ word: string }>(
    sql`select distinct word from search_word where word = any(${sql.param(texts)}::text[]) and products > 0`,
  )
  return new Set(rows.map(({ word }) => word))
}

function byText(rows: Row[]) {
  const found = new Map<string, Map<number, Match>>()
  for (const { asked, way, place, id, products, word, text } of rows) {
    const matches = found.get(asked) ?? new Map<number, Match>()
    const tier = tierOf(way, place)
    if (tier < (matches.get(id)?.tier ?? Number.POSITIVE_INFINITY))
      matches.set(id, { id, tier, place, products, word, text })
    found.set(asked, matches)
  }
  return new Map([...found].map(([asked, matches]) => [asked, telling([...matches.values()])]))
}

/**
 * A product has the words of its name beside the name itself: the beginning or middle of a name says something more
 * only where it goes across its words. Where other words match too, a few names are enough.
 */
function telling(matches: Match[]) {
  const others = matches.filter(({ place, tier }) => place !== places.name || tier === tiers.name)
  const names = matches.filter((match) => !others.includes(match))
  return others.length > 0 ? [...others, ...names.slice(0, namesBeside)] : names
}

const namesBeside = 8

function tierOf(way: Way, place: number) {
  if (way === 'typo') return tiers.typo
  if (way === 'leads') return tiers.leads
  if (way === 'middle') return tiers.middle
  if (way === 'exact' && (place === places.name || place === places.code)) return tiers.name
  if (place === places.name || place === places.first) return tiers.beginning
  return place === places.note ? tiers.note : tiers.word
}
