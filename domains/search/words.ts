/** How the results of a search may stand: by how well they match, or as a list may. */
export const searchSorts = ['match', 'best', 'newest', 'price'] as const
export type SearchSort = (typeof searchSorts)[number]

/**
 * How what was typed led to its products: as it stands, by lead consonants, on the other keyboard, with a letter corrected,
 * by a part of it only, by a price alone, or not at all.
 */
export const searchWays = ['word', 'lead', 'keyboard', 'typo', 'part', 'price', 'nothing'] as const
export type SearchWay = (typeof searchWays)[number]

export const contentKinds = ['recipe', 'notice', 'select', 'promotion'] as const

export const searchLimits = {
  keyword: 50,
  /** More than this is not read of what was typed. */
  tokens: 6,
  /** A visitor who finds more than this narrows it down instead of turning ten pages. */
  found: 240,
  suggestions: { products: 6, categories: 4, contents: 4, words: 6 },
  popular: 8,
  synonyms: 2_000,
  meanings: 8,
  /** Different words kept of one day; what comes later that day is not written down. */
  loggedPerDay: 2_000,
  logDays: 90,
} as const
