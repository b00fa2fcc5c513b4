import { LRUCache } from 'lru-cache'
import type { CacheTags } from './cache-tags.ts'

export type Tagged<Value> = { value: Value; tags: ReadonlySet<string>; bytes: number; keep: boolean }

/**
 * Values computed once and cached until one of their tags is emptied; callers at the same time wait for one
 * computation.
 */
export type TagCache<Value> = {
  get(key: string): Value | undefined
  compute(key: string, make: () => Promise<Tagged<Value>>): Promise<Tagged<Value>>
  readonly bytes: number
}

export function createTagCache<Value extends object>(
  tags: CacheTags,
  { maxBytes }: { maxBytes: number },
): TagCache<Value> {
  const keysByTag = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Tagged<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (entry, key) => {
      for (const tag of entry.tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
  })
  const underWay = new Map<string, { moment: number; result: Promise<Tagged<Value>> }>()

  tags.onEmpty((names) => {
    if (names === 'all') return entries.clear()
    for (const name of names) for (const key of [...(keysByTag.get(name) ?? [])]) entries.delete(key)
  })

  async function make(key: string, moment: number, compute: () => Promise<Tagged<Value>>) {
    const made = await compute()
    // Rows may have changed while we read them: such an answer is returned once and not cached.
    if (!made.keep || !tags.live || tags.emptiedSince(made.tags, moment)) return made
    entries.set(key, made)
    for (const tag of made.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
    return made
  }

  return {
    get: (key) => (tags.live ? entries.get(key)?.value : undefined),
    async compute(key, compute) {
      const moment = tags.moment()
      const running = underWay.get(key)
      // Only a computation begun after the newest emptying may be shared.
      if (running && running.moment === moment) return running.result
      const result = make(key, moment, compute).finally(() => {
        if (underWay.get(key)?.result === result) underWay.delete(key)
      })
      underWay.set(key, { moment, result })
      return result
    },
    get bytes() {
      return entries.calculatedSize
    },
  }
}
