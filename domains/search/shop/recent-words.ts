import { useSyncExternalStore } from 'react'

const key = 'recent_searches'
export const recentWordsMax = 10

/** What was looked for last, newest first, kept by this browser alone. Storage may be switched off. */
export function createRecentWords(storage: () => Storage) {
  const listeners = new Set<() => void>()
  function read(): string[] {
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, recentWordsMax) : []
    } catch {
      return []
    }
  }
  function write(words: string[]) {
    try {
      storage().setItem(key, JSON.stringify(words.slice(0, recentWordsMax)))
    } catch {
      // Then nothing is remembered.
    }
    for (const listener of listeners) listener()
  }
  const without = (word: string) => read().filter((known) => known !== word)
  return {
    read,
    add: (word: string) => write([word, ...without(word)]),
    remove: (word: string) => write(without(word)),
    clear: () => write([]),
    hear(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

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
