import type { SeedPaper } from '../../../board/server/seed/seed-paper.ts'
import type { FaqTopic } from '../../words.ts'

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
