import type { FaqTopic } from '../../words.ts'

/** What the papers are called where they hang on a question. */
export const paperNames = { 'candle-safety': '캔들 안전 안내.pdf' } as const

export type SeedFaq = {
  topic: FaqTopic
  title: string
  title_en: string
  /** Typed as `written` reads it. */
  body: string[]
  body_en: string[]
  pinned?: boolean
  /** A paper of the document board that helps here too. */
  paper?: keyof typeof paperNames
}
