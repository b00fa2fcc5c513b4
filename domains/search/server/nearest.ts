import { jamo } from '@sillage/kit/hangul.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { grams, joined } from './words-of.ts'

const looked = 300
/** Of the letters in pairs, how many both must have. */
const enough = 0.45

/** The word of the shop most like one that leads nowhere; null where none is like it. */
export async function findNearest(ctx: Context, keyword: string): Promise<string | null> {
  const typed = joined(keyword)
  const { rows } = await ctx.db.execute<{ word: string; text: string }>(sql`
    select word, text from search_word
    where keys && ${sql.param(grams(typed))}::text[] and products > 0
    order by products desc, id limit ${looked}`)
  const nearest = rows
    .map(({ word, text }) => ({ text, share: likeness(jamo(typed), jamo(word)) }))
    .reduce((best, each) => (each.share > best.share ? each : best), { text: '', share: 0 })
  return nearest.share >= enough ? nearest.text : null
}

/** Dice's measure over pairs of letters. */
function likeness(a: string, b: string) {
  const [pairsOfA, pairsOfB] = [pairs(a), pairs(b)]
  const shared = [...pairsOfA].filter((pair) => pairsOfB.has(pair)).length
  return (2 * shared) / Math.max(1, pairsOfA.size + pairsOfB.size)
}

const pairs = (text: string) => new Set(Array.from(text, (_, index) => text.slice(index, index + 2)))
