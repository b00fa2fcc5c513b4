import { storedJson } from '@sillage/web-kit/stored-value.ts'
import { useSyncExternalStore } from 'react'

export const recentWordsMax = 10

/** What was looked for last, newest first, stored by this browser alone. Storage may be switched off. */
export function createRecentWords(storage: () => Storage) {
  const listeners = new Set<() => void>()
  const stored = storedJson(storage, 'recent_searches', parseWords)
  function write(words: string[]) {
    stored.write(words.slice(0, recentWordsMax))
    for (const listener of listeners) listener()
  }
  const without = (word: string) => stored.read().filter((known) => known !== word)
  return {
    read: stored.read,
    add: (word: string) => write([word, ...without(word)]),
    remove: (word: string) => write(without(word)),
    clear: () => write([]),
    hear(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const parseWords = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, recentWordsMax) : []

export const recentWords = createRecentWords(() => localStorage)

/** None on the server, which cannot know. */
export function useRecentWords(): string[] {
  const listed = useSyncExternalStore(
    recentWords.hear,
    () => JSON.stringify(recentWords.read()),
    () => '[]',
  )
  return JSON.parse(listed)
}
