import type { productTable } from '../../../catalog/server/tables.ts'
import { english, thanks, type Words, words } from './words.ts'

type Product = typeof productTable.$inferSelect

/** The nth review of a product: most are glad, a few are not, some have pictures and some a reply. */
export function saying(product: Product, number: number, lang: 'kr' | 'en') {
  // Where two products begin differs, so that lists side by side do not read alike.
  const seed = product.id * 7 + number
  const photos = seed % 4 === 0 ? product.pictures.slice(1, seed % 8 === 0 ? 3 : 2) : []
  const said = lang === 'en' ? inEnglish(seed) : inKorean(wordsFor(product), number, seed)
  return { ...said, photos, helpful: (seed * 5) % 13 > 8 ? seed % 12 : 0 }
}

const wordsFor = ({ type_label }: Product) => words.find(({ kind }) => kind.test(type_label)) ?? words[3]

const inEnglish = (seed: number) => ({
  ...{ body: english[seed % english.length] ?? '', stars: seed % 5 === 0 ? 4 : 5, reply: null },
})

function inKorean(pool: Words | undefined, number: number, seed: number) {
  if (!pool) throw new Error('there are no words for this product')
  const { first, second, mixed, sad } = pool
  const unhappy = number === 9 ? sad[seed % Math.max(1, sad.length)] : undefined
  if (unhappy) return { ...unhappy, stars: 1 + (seed % 2) }
  if (number % 7 === 5) return { body: mixed[seed % mixed.length] ?? '', stars: 3 + (seed % 2), reply: null }
  // Walking through both lists at once meets every pair once before any comes again.
  const round = Math.floor(number / first.length)
  const body = `${first[(seed + number) % first.length]} ${second[(seed + round) % second.length]}`
  return { body, stars: seed % 6 === 0 ? 4 : 5, reply: seed % 5 === 0 ? (thanks[seed % thanks.length] ?? null) : null }
}
