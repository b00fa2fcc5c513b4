import { isBlank, plainText } from '@sillage/kit/rich-text.ts'
import type { Thing } from '@sillage/web-kit/json-ld.tsx'
import { type Place, pageAddress } from '@sillage/web-kit/page-address.ts'
import type { FaqRow } from '../contract.ts'
import { faqAddress } from './faq-address.ts'

/** What is asked on this page and how it is answered, as machines read it. */
export const faqThing = (questions: readonly FaqRow[], place: Place): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map((faq) => ({
    '@type': 'Question',
    name: (place.locale === 'en' && faq.title_en) || faq.title,
    url: pageAddress(faqAddress(faq.id), place),
    acceptedAnswer: { '@type': 'Answer', text: answerOf(faq, place) },
  })),
})

/** The answer in plain words, in the reader's language where there is one. */
export const answerOf = ({ body, body_en }: FaqRow, { locale }: Pick<Place, 'locale'>) =>
  plainText(locale === 'en' && !isBlank(body_en) ? body_en : body)
