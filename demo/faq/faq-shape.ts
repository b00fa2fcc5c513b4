import type { FaqTopic } from '@sillage/domains/faq/words.ts'
import type { AttachedDocument } from '../board/attach-document.ts'

export type SeedFaq = {
  topic: FaqTopic
  title: string
  title_en: string
  /** Typed as `written` reads it. */
  body: string[]
  body_en: string[]
  pinned?: boolean
  document?: AttachedDocument
}
