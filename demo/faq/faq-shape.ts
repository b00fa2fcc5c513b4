import type { FaqTopic } from '@sillage/domains/faq/words.ts'
import type { SeedPaper } from '../board/seed-paper.ts'

export type SeedFaq = {
  topic: FaqTopic
  title: string
  title_en: string
  /** Typed as `written` reads it. */
  body: string[]
  body_en: string[]
  pinned?: boolean
  paper?: SeedPaper
}
