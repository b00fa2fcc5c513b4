export type Kept = { tag: string; body: unknown }
export type Etags = {
  find: (url: string) => Kept | undefined
  keep: (url: string, kept: Kept) => void
  drop: (url: string) => void
  /** At login, logout and a change of language: what was read before may not be shown after. */
  empty: () => void
}

const keptAtMost = 200

/** The bodies of replies with their tags; the oldest make room. */
export function createEtags(): Etags {
  const replies = new Map<string, Kept>()
  return {
    find: (url) => replies.get(url),
    keep(url, kept) {
      replies.delete(url)
      replies.set(url, kept)
      const [oldest] = replies.keys()
      if (replies.size > keptAtMost && oldest !== undefined) replies.delete(oldest)
    },
    drop: (url) => void replies.delete(url),
    empty: () => replies.clear(),
  }
}
