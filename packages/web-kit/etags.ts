export type CachedReply = { tag: string; body: unknown }
export type Etags = {
  find: (url: string) => CachedReply | undefined
  /** How often it was emptied. An answer requested before the last time is not stored: it may be another person's. */
  epoch: () => number
  keep: (url: string, kept: CachedReply, asked: number) => void
  drop: (url: string) => void
  /** At login, logout and a change of language: what was read before may not be shown after. */
  empty: () => void
}

const keptAtMost = 200

/** The bodies of replies with their tags; the oldest make room. */
export function createEtags(): Etags {
  const replies = new Map<string, CachedReply>()
  let epoch = 0
  return {
    find: (url) => replies.get(url),
    epoch: () => epoch,
    keep(url, kept, asked) {
      if (asked !== epoch) return
      replies.delete(url)
      replies.set(url, kept)
      const [oldest] = replies.keys()
      if (replies.size > keptAtMost && oldest !== undefined) replies.delete(oldest)
    },
    drop: (url) => void replies.delete(url),
    empty() {
      epoch += 1
      replies.clear()
    },
  }
}
