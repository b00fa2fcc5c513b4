import type { RichText } from '@sillage/kit/rich-text.ts'
import { wordsOf } from './posts.ts'

type Korean = { title: string; body: RichText }
type Known = Korean & { title_en: string; body_en: RichText }

/** The texts of a post that is moved in. Its English is its Korean until staff write it; what they wrote stays. */
export function takenTexts({ title, body }: Korean, before: Known | undefined) {
  const english =
    before && before.title_en !== before.title
      ? { title_en: before.title_en, body_en: before.body_en }
      : { title_en: title, body_en: body }
  const texts = { title, body, ...english }
  return { ...texts, words: wordsOf(texts) }
}
