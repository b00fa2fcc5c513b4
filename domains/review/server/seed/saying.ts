import type { productTable } from '../../../catalog/server/tables.ts'
import { thanks, words } from './words.ts'
import type { Words } from './words-shape.ts'

type Product = typeof productTable.$inferSelect

/** The nth review of a product: most are glad, a few are not, some have pictures and some a reply. */
export function saying(product: Product, number: number, lang: 'kr' | 'en') {
  // Where two products begin differs, so that lists side by side do not read alike.
  const seed = product.id * 7 + number
  const photos = seed % 4 === 0 ? product.pictures.slice(1, seed % 8 === 0 ? 3 : 2) : []
  const pool = wordsFor(product)
  const said = lang === 'en' ? inEnglish(pool, seed) : inKorean(pool, { product_id: product.id, number, seed })
  return { ...said, photos, helpful: (seed * 5) % 13 > 8 ? seed % 12 : 0 }
}

function wordsFor({ type_label, name }: Product): Words {
  const pool = words.find(({ kind }) => kind.test(type_label))
  if (!pool) throw new Error(`there are no words for ${name}`)
  return pool
}

const inEnglish = ({ english }: Words, seed: number) => ({
  body: english[seed % english.length] ?? '',
  stars: seed % 5 === 0 ? 4 : 5,
  reply: null,
})

type Nth = { product_id: number; number: number; seed: number }

function inKorean(pool: Words, { product_id, number, seed }: Nth) {
  const { first, second, mixed, sad } = pool
  const unhappy = number === 9 ? sad[seed % Math.max(1, sad.length)] : undefined
  if (unhappy) return { ...unhappy, stars: 1 + (seed % 2) }
  if (number % 7 === 5) return { body: mixed[seed % mixed.length] ?? '', stars: 3 + (seed % 2), reply: null }
  // As in a Latin square, every pair is met once before any comes again.
  const [place, round] = [number % first.length, Math.floor(number / first.length)]
  const body = `${first[(product_id + place) % first.length]} ${second[(product_id + place + round) % second.length]}`
  return { body, stars: seed % 6 === 0 ? 4 : 5, reply: seed % 5 === 0 ? (thanks[seed % thanks.length] ?? null) : null }
}
