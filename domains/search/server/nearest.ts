import { jamo, leadConsonants } from '@sillage/kit/hangul.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { onOtherKeyboard } from './other-keyboard.ts'
import { isVocabulary } from './tables.ts'
import { grams, joined, mistypings, places, plain } from './words-of.ts'

/** What of the shop is most like something that leads nowhere, as a whole or word by word; null where nothing is. */
export async function findNearest(ctx: Context, keyword: string): Promise<string | null> {
  const turned = onOtherKeyboard(keyword)
  for (const typed of turned ? [keyword, turned] : [keyword]) {
    const nearest = (await nearestWord(ctx, joined(typed))) ?? (await wordByWord(ctx, plain(typed).split(' ')))
    if (nearest) return nearest
  }
  return null
}

async function wordByWord(ctx: Context, tokens: string[]) {
  if (tokens.length < 2) return null
  const words: (string | null)[] = []
  for (const token of tokens) words.push(await nearestWord(ctx, token))
  return words.filter((word) => word !== null).join(' ') || null
}

type Candidate = { word: string; text: string; products: number }

async function nearestWord(ctx: Context, typed: string) {
  const letters = jamo(typed)
  const found = (await listAlike(ctx, typed, letters))
    .map((each) => ({ ...each, letters: jamo(each.word) }))
    .map((each) => ({ ...each, mistakes: mistakesBetween(letters, each.letters) }))
    // At most a third of the letters may be wrong: more than that is another word.
    .filter((each) => each.mistakes * 3 <= Math.min(letters.length, each.letters.length))
  const [nearest] = found.sort((a, b) => a.mistakes - b.mistakes || b.products - a.products)
  return nearest?.text ?? null
}

const looked = 300

/**
 * Words with something in common that an index knows: neighbours, how they begin, nearly all letters, the consonants. A
 * syllable or two Latin letters stand in thousands of names: those have two syllables or half of the letters in common.
 */
async function listAlike(ctx: Context, typed: string, letters: string): Promise<Candidate[]> {
  const most = sql`order by products desc, id limit ${looked}`
  const words = sql`select word, text, products from search_word where products > 0 and`
  const begin = (length: number) => {
    const begun = letters.slice(0, Math.max(3, length))
    return sql`jamo ~>=~ ${begun} and jamo ~<~ ${`${begun}\u{10ffff}`}`
  }
  const pairs = grams(typed).filter((gram) => /^[가-힣]{2}$/.test(gram))
  const { rows } = await ctx.db.execute<Candidate>(sql`
    (${words} ${isVocabulary} and keys && ${sql.param(grams(typed))}::text[] ${most}) union
    (${words} ${isVocabulary} and ${begin(3)} ${most}) union
    (${words} keys && ${sql.param([...pairs, ...mistypings(letters)])}::text[] ${most}) union
    (${words} place = ${places.name} and ${begin(letters.length / 2)} order by jamo using ~<~ limit ${looked}) union
    (${words} place = any(${sql.param(Object.values(places))}::int2[]) and leads <> '' and leads = ${leadConsonants(typed)} ${most})`)
  return rows
}

/** How many letters were left out, put in, mistaken, or swapped with their neighbours. */
function mistakesBetween(a: string, b: string) {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const mistaken = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + mistaken, swapped))
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
