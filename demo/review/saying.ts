import type { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { withParticle } from '@sillage/kit/hangul.ts'
import { thanks, words } from './words.ts'
import type { Words } from './words-shape.ts'

type Product = typeof productTable.$inferSelect

/** The nth review of a product: most are glad, a few are not, some have pictures and some a reply. */
export function saying(product: Product, number: number, lang: 'kr' | 'en') {
  // Where two products begin differs, so that lists side by side do not read alike.
  const seed = product.id * 7 + number
  const photos = seed % 4 === 0 ? product.pictures.slice(1, seed % 8 === 0 ? 3 : 2) : []
  const pool = wordsFor(product)
  const said = lang === 'en' ? inEnglish(pool, seed) : inKorean(pool, { product, number, seed })
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

type Nth = { product: Product; number: number; seed: number }

function inKorean(pool: Words, { product, number, seed }: Nth) {
  const { id: product_id } = product
  const { first, second, mixed, sad } = pool
  const unhappy = number === 9 ? sad[seed % Math.max(1, sad.length)] : undefined
  if (unhappy) return { ...unhappy, stars: 1 + (seed % 2) }
  if (number % 7 === 5) return { body: mixed[seed % mixed.length] ?? '', stars: 3 + (seed % 2), reply: null }
  // As in a Latin square, every pair is met once before any comes again.
  const [place, round] = [number % first.length, Math.floor(number / first.length)]
  const begins = first[(product_id + place) % first.length]
  const ends = second[(product_id + place + round) % second.length]
  const scent = ofScent(product, number)
  // What only this product can be praised for stands in two of three, so that lists side by side do not read alike.
  const sentences = scent
    ? [
        [begins, scent],
        [scent, ends],
        [begins, ends],
      ][number % 3]
    : [begins, ends]
  const body = sentences?.join(' ') ?? ''
  return { body, stars: seed % 6 === 0 ? 4 : 5, reply: seed % 5 === 0 ? (thanks[seed % thanks.length] ?? null) : null }
}

/** A sentence about the product's own notes; none where it has no scent. */
function ofScent({ notes }: Product, number: number) {
  const [top, heart, base] = notes.map(({ name }) => name)
  if (!top || !heart || !base) return undefined
  const sentences = [
    `처음에는 ${top}, 나중에는 ${base} 향이 남아요.`,
    `${withParticle(heart, '이/가')} 적혀 있어 궁금했는데 정말 그 향이 나요.`,
    `${top} 향을 좋아하시면 마음에 드실 거예요.`,
    `저는 ${base} 향이 남는 시간이 제일 좋았어요.`,
    `${top} 향은 잠깐이고 ${withParticle(heart, '이/가')} 오래 이어져요.`,
    `${base} 향은 무거울까 걱정했는데 편안했어요.`,
    `가족들은 ${top} 향이라고 하고 저는 ${heart} 향이라고 해요.`,
  ]
  return sentences[number % sentences.length]
}
