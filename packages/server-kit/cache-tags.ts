import { sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'

const channel = 'cache_tags'
const everything = '*'
// A NOTIFY carries at most 8,000 bytes; past this many tags it is cheaper to empty all.
const tagsPerNotify = 100

/** Empties what carries these tags, on every instance, when the transaction of ctx commits. */
export async function emptyTags(ctx: Pick<Context, 'db' | 'onCommit'>, ...tags: string[]) {
  const payload = tags.length > tagsPerNotify ? everything : tags.join(' ')
  await ctx.db.execute(sql`select pg_notify(${channel}, ${payload})`)
  // The NOTIFY takes time; a client that changed something and reads again at once must not see the old state.
  ctx.onCommit((url) => {
    for (const each of listening.get(url) ?? []) each.ownChange(tagsIn(payload))
  })
}

const tagsIn = (payload: string) => (payload === everything ? 'all' : payload.split(' '))

/** Who in this process keeps answers from which database. */
const listening = new Map<string, Set<CacheTags>>()

/** Knows when each tag was last emptied, so that an answer computed from old rows is never cached. */
export type CacheTags = {
  /** False while the database cannot notify us of changes: nothing cached may be served then. */
  readonly live: boolean
  /** The present moment, to be handed back to `emptiedSince` when an answer is ready. */
  moment(): number
  emptiedSince(tags: Iterable<string>, moment: number): boolean
  onEmpty(listener: (tags: string[] | 'all') => void): void
  /** Empties on this instance alone; `emptyTags` notifies all of them. */
  empty(tags: string[] | 'all'): void
  /** Changes made by this process. Of all instances one hears of each, so that what is outside is notified once. */
  onOwnChange(listener: (tags: string[] | 'all') => void): void
  ownChange(tags: string[] | 'all'): void
}

export function createCacheTags() {
  const emptied = new Map<string, number>()
  const listeners: ((tags: string[] | 'all') => void)[] = []
  const ownListeners: ((tags: string[] | 'all') => void)[] = []
  let clock = 1
  let allEmptied = 0
  const tags = {
    live: false,
    moment: () => clock,
    emptiedSince(names: Iterable<string>, moment: number) {
      if (allEmptied >= moment) return true
      for (const name of names) if ((emptied.get(name) ?? 0) >= moment) return true
      return false
    },
    onEmpty: (listener: (tags: string[] | 'all') => void) => void listeners.push(listener),
    empty(names: string[] | 'all') {
      if (names === 'all' || emptied.size > 50_000) {
        allEmptied = clock
        emptied.clear()
      }
      if (names !== 'all') for (const name of names) emptied.set(name, clock)
      clock += 1
      for (const listener of listeners) listener(names)
    },
    onOwnChange: (listener: (tags: string[] | 'all') => void) => void ownListeners.push(listener),
    ownChange(names: string[] | 'all') {
      tags.empty(names)
      for (const listener of ownListeners) listener(names)
    },
  }
  return tags satisfies CacheTags
}

/** Listens for NOTIFY. While the connection is lost nothing cached is served; once it is back everything is emptied. */
export async function listenForTags(url: string, log: Log): Promise<CacheTags & { stop(): Promise<void> }> {
  const tags = createCacheTags()
  const connected = Promise.withResolvers<void>()
  const { stop } = listen({
    url,
    channel,
    log,
    onNotice: (payload) => tags.empty(tagsIn(payload)),
    onConnect() {
      tags.empty('all')
      tags.live = true
      connected.resolve()
    },
    onLost() {
      tags.live = false
    },
  })
  await connected.promise
  const others = listening.get(url) ?? new Set()
  listening.set(url, others.add(tags))
  return Object.assign(tags, {
    async stop() {
      others.delete(tags)
      await stop()
    },
  })
}
