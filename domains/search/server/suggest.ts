import { jamo, leadConsonants } from '@sillage/kit/hangul.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Category } from '../../catalog/contract.ts'
import { listCategories } from '../../catalog/server/categories.ts'
import type { Suggestions } from '../contract.ts'
import { searchLimits } from '../words.ts'
import { listContents } from './contents.ts'
import { findProducts } from './find.ts'
import { matchTexts } from './match.ts'
import { joined, places, plain } from './words-of.ts'

const { suggestions: shown } = searchLimits

/** What may be meant while someone is still typing. */
export async function suggest(ctx: Context, keyword: string): Promise<Suggestions> {
  const found = await findProducts(ctx, {
    keyword,
    page: 1,
    per_page: shown.products,
    sort: 'match',
    order: 'desc',
    currency: 'krw',
  })
  const typed = found.correction ?? keyword
  return {
    products: found.data,
    categories: (await listCategories(ctx)).flatMap(below).filter(titled(typed)).slice(0, shown.categories),
    contents: (await listContents(ctx)).filter(titled(typed)).slice(0, shown.contents),
    words: await listWords(ctx, typed),
  }
}

const below = ({ id, name, name_en, descendants }: Category): { id: number; name: string; name_en: string }[] => [
  { id, name, name_en },
  ...descendants.flatMap(below),
]

type Titled = { name: string; name_en: string } | { title: string; title_en: string }

/** Whether a title is meant: part of it, what is being typed of it, or its lead consonants. */
function titled(keyword: string) {
  const typed = joined(keyword)
  const letters = jamo(typed)
  const isLeads = /^[ㄱ-ㅎ]{2,}$/.test(letters)
  return (row: Titled) =>
    Object.values('name' in row ? [row.name, row.name_en] : [row.title, row.title_en])
      .map(joined)
      .some((text) => (isLeads ? leadConsonants(text).includes(letters) : jamo(text).includes(letters)))
}

/** Words of the shop that go on like the last word typed, with what stands before it. */
async function listWords(ctx: Context, keyword: string) {
  const tokens = plain(keyword).split(' ')
  const last = tokens.pop() ?? ''
  const matches = (await matchTexts(ctx, [last])).get(last) ?? []
  const before = tokens.map((token) => `${token} `).join('')
  const begun = matches
    .filter(({ word, place }) => place !== places.code && jamo(word).startsWith(jamo(last)) && word !== last)
    .sort((a, b) => b.products - a.products)
    .map(({ text }) => before + text)
  return [...new Map(begun.map((text) => [joined(text), text])).values()].slice(0, shown.words)
}
