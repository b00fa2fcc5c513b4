import type { FaqTopic } from '../../words.ts'

/** The body is typed as `written` reads it. */
export type SeedFaq = { topic: FaqTopic; title: string; title_en: string; body: string[]; body_en: string[] }
