import type { Facets } from '../contract.ts'
import { facetGroups } from '../words.ts'
import { type Narrowing, type WordGroup, wordsOf } from './listing-address.ts'

/** The words worth offering: those that would leave something, and those already chosen. One word is no choice. */
export function offeredWords(group: WordGroup, listing: Narrowing, { counts }: Facets) {
  const chosen = wordsOf(listing, group)
  const known: readonly string[] = facetGroups[group].values
  const all = known.map((word) => ({ word, count: countOf(counts, group, word) }))
  const offered = all.filter(({ word, count }) => count !== 0 || chosen.includes(word))
  return offered.length > 1 || chosen.length > 0 || group === 'badge' ? offered : []
}

function countOf(counts: Facets['counts'], group: WordGroup, word: string): number | undefined {
  const ofGroup: Record<string, number> | undefined = counts?.[group]
  return ofGroup?.[word]
}
