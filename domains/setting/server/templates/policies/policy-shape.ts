import type { PolicySection } from '../../../contract.ts'
import type { PolicyKind } from '../../../policy-words.ts'

export type SeedPolicy = {
  kind: PolicyKind
  version: number
  published_days_ago: number
  effective_days_ago: number
  changes: string
  changes_en: string
  sections: PolicySection[]
}

type Article = Pick<PolicySection, 'title' | 'title_en'> & Partial<PolicySection>

export const article = (words: Article): PolicySection => ({
  text: [],
  text_en: [],
  points: [],
  points_en: [],
  table: null,
  ...words,
})

/** An earlier version, written as its differences: articles that were not there yet, and those that read otherwise. */
export function before(sections: PolicySection[], { without = [], instead = [] }: Difference): PolicySection[] {
  const missing = [...without, ...instead.map(({ title }) => title)].filter(
    (title) => !sections.some((section) => section.title === title),
  )
  if (missing.length > 0) throw new Error(`no article is called ${missing.join(', ')}`)
  return sections
    .filter(({ title }) => !without.includes(title))
    .map((section) => instead.find(({ title }) => title === section.title) ?? section)
}
type Difference = { without?: string[]; instead?: PolicySection[] }
