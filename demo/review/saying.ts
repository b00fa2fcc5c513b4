import type { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { withParticle } from '@sillage/kit/hangul.ts'
import { inEnglish } from './in-english.ts'
import { replyOf } from './replies.ts'
import { fromAbroad, words } from './words.ts'
import type { Words } from './words-shape.ts'

type Product = typeof productTable.$inferSelect
/** A sentence, and its English where it is Korean. */
type Sentence = { text: string; en: string | null }
type Nth = { product: Product; number: number; seed: number }

/** How often a sentence is read in the whole shop; of one product, and as a whole review, never twice. */
const mostOfOne = 3

/**
 * Says the reviews of the demo shop one after the other. No sentence is read twice of one product, and in the whole shop
 * only so often: what has nothing new to say is left out.
 */
export function createSaying() {
  const times = new Map<string, number>()
  const timesOf = ({ text }: Sentence) => times.get(text) ?? 0
  const said = new Set<string>()
  const keyOf = (product: Product, { text }: Sentence) => `${product.id} ${text}`
  let replies = 0

  /** The one whose sentences are new to this product and were read least. */
  function freshestOf(product: Product): Freshest {
    return (candidates) => {
      const isFresh = (sentence: Sentence) => timesOf(sentence) < mostOfOne && !said.has(keyOf(product, sentence))
      const fresh = candidates.filter((sentences) => !said.has(bodyOf(sentences)) && sentences.every(isFresh))
      const costs = fresh.map((sentences) => Math.max(...sentences.map(timesOf)))
      return fresh[costs.indexOf(Math.min(...costs))]
    }
  }

  function remember(product: Product, sentences: Sentence[]) {
    said.add(bodyOf(sentences))
    for (const sentence of sentences) {
      said.add(keyOf(product, sentence))
      times.set(sentence.text, timesOf(sentence) + 1)
    }
  }

  /** The nth review of a product: most are glad, a few are not, some have pictures and some a reply. */
  return (product: Product, number: number, lang: 'kr' | 'en') => {
    // Where two products begin differs, so that lists side by side do not read alike.
    const nth = { product, number, seed: product.id * 7 + number }
    const pool = wordsFor(product)
    const freshest = freshestOf(product)
    const review = lang === 'en' ? abroad(pool, nth, freshest) : atHome(pool, nth, freshest)
    if (!review) return undefined
    remember(product, review.sentences)
    const { seed } = nth
    const { sentences, stars, reply = null, thanked } = review
    const answer = reply === null ? { reply, reply_en: null } : { reply, reply_en: inEnglish(reply) }
    return {
      body: bodyOf(sentences),
      body_en: sentences.every(({ en }) => en === null) ? null : sentences.map(({ text, en }) => en ?? text).join(' '),
      stars,
      ...(thanked ? replyOf(replies++) : answer),
      photos: seed % 4 === 0 ? product.pictures.slice(1, seed % 8 === 0 ? 3 : 2) : [],
      helpful: (seed * 5) % 13 > 8 ? seed % 12 : 0,
    }
  }
}

const bodyOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ')
const korean = (text: string): Sentence => ({ text, en: inEnglish(text) })
const oneEach = (bodies: string[]) => bodies.map((body) => [korean(body)])
const english = (text: string): Sentence => ({ text, en: null })
const pairs = (first: Sentence[], second: Sentence[]) => first.flatMap((one) => second.map((other) => [one, other]))
/** From another place on for every review, so that the first is not always the same. */
const turned = <Item>(items: Item[], by: number) => items.map((_, index) => items[(index + by) % items.length] as Item) // within the list

type Freshest = (candidates: Sentence[][]) => Sentence[] | undefined
type Review = { sentences: Sentence[]; stars: number; reply?: string | null; thanked?: boolean }

function wordsFor({ type_label, name }: Product): Words {
  const pool = words.find(({ kind }) => kind.test(type_label))
  if (!pool) throw new Error(`there are no words for ${name}`)
  return pool
}

function abroad(pool: Words, { seed }: Nth, freshest: Freshest): Review | undefined {
  const whole = turned(pool.english, seed).map(english)
  const alone = whole.map((one) => [one])
  const sentences = freshest([...alone, ...pairs(whole, turned(fromAbroad, seed).map(english))])
  return sentences && { sentences, stars: seed % 5 === 0 ? 4 : 5 }
}

function atHome(pool: Words, nth: Nth, freshest: Freshest): Review | undefined {
  const { number, seed } = nth
  const sad = number === 9 ? freshest(oneEach(pool.sad.map(({ body }) => body))) : undefined
  if (sad) {
    const reply = pool.sad.find(({ body }) => body === bodyOf(sad))?.reply
    return { sentences: sad, stars: 1 + (seed % 2), reply: reply ?? null }
  }
  const mixed = number % 7 === 5 ? freshest(oneEach(pool.mixed)) : undefined
  if (mixed) return { sentences: mixed, stars: 3 + (seed % 2) }
  const sentences = praise(pool, nth, freshest)
  return sentences && { sentences, stars: seed % 6 === 0 ? 4 : 5, thanked: seed % 5 === 0 }
}

/** Short ones and longer ones; what only this product can be praised for stands in most. */
function praise(pool: Words, { product, number, seed }: Nth, freshest: Freshest) {
  const first = turned(pool.first, seed).map(korean)
  const second = turned(pool.second, seed).map(korean)
  const scent = turned(ofScent(product), seed)
  const alone = (scent.length > 0 ? scent : [...first, ...second]).map((one) => [one])
  const ways = [pairs(first, scent), pairs(scent, second), alone, pairs(first, second)]
  return freshest(ways[number % ways.length] ?? []) ?? freshest(ways.flat())
}

/** Sentences about the product's own notes; none where it has no scent. */
function ofScent({ notes }: Product): Sentence[] {
  const [top, heart, base] = notes
  if (!top || !heart || !base) return []
  const [t, h, b] = [top.name_en.toLowerCase(), heart.name_en.toLowerCase(), base.name_en.toLowerCase()]
  return [
    { text: `처음에는 ${top.name}, 나중에는 ${base.name} 향이 남아요.`, en: `First ${t}, and what stays is ${b}.` },
    {
      text: `${withParticle(heart.name, '이/가')} 적혀 있어 궁금했는데 정말 그 향이 나요.`,
      en: `I wondered about the ${h}, and it really does smell of it.`,
    },
    { text: `${top.name} 향을 좋아하시면 마음에 드실 거예요.`, en: `If you like ${t}, you will like this.` },
    {
      text: `저는 ${base.name} 향이 남는 시간이 제일 좋았어요.`,
      en: `The hours when only ${b} is left are my favorite.`,
    },
    {
      text: `${top.name} 향은 잠깐이고 ${withParticle(heart.name, '이/가')} 오래 이어져요.`,
      en: `The ${t} is gone quickly; the ${h} goes on for a long time.`,
    },
    {
      text: `${base.name} 향은 무거울까 걱정했는데 편안했어요.`,
      en: `I was afraid the ${b} would be heavy, but it is gentle.`,
    },
    {
      text: `가족들은 ${top.name} 향이라고 하고 저는 ${heart.name} 향이라고 해요.`,
      en: `My family says ${t}, I say ${h}.`,
    },
  ]
}
