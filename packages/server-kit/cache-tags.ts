import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Context } from './context.ts'
import type { Log } from './log.ts'

const channel = 'cache_tags'
const everything = '*'
// A notice carries at most 8,000 bytes; past this many tags it is cheaper to empty all.
const tagsPerNotice = 100

/** Empties what carries these tags, on every instance, when the transaction of ctx commits. */
export async function emptyTags(ctx: Pick<Context, 'db'>, ...tags: string[]) {
  const notice = tags.length > tagsPerNotice ? everything : tags.join(' ')
  await ctx.db.execute(sql`select pg_notify(${channel}, ${notice})`)
}

/** Knows when which tag was emptied last, so that an answer computed from old rows is never kept. */
export type CacheTags = {
  /** False while the database cannot tell us of changes: then nothing kept may be served. */
  readonly live: boolean
  /** The present moment, to be handed back to `emptiedSince` when an answer is ready. */
  moment(): number
  emptiedSince(tags: Iterable<string>, moment: number): boolean
  onEmpty(listener: (tags: string[] | 'all') => void): void
  /** Empties on this instance alone; `emptyTags` tells all of them. */
  empty(tags: string[] | 'all'): void
}

export function createCacheTags() {
  const emptied = new Map<string, number>()
  const listeners: ((tags: string[] | 'all') => void)[] = []
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
  }
  return tags satisfies CacheTags
}

/** Listens for notices on a connection of its own. A lost connection is opened again, and then everything is emptied. */
export async function listenForTags(url: string, log: Log): Promise<CacheTags & { stop(): Promise<void> }> {
  const tags = createCacheTags()
  let stopped = false
  let client: pg.Client | undefined

  async function connect() {
    const fresh = new pg.Client({ connectionString: url, application_name: 'sillage tags', keepAlive: true })
    fresh.on('notification', ({ payload = '' }) => tags.empty(payload === everything ? 'all' : payload.split(' ')))
    fresh.on('error', () => undefined)
    fresh.once('end', lost)
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
    tags.empty('all')
    tags.live = true
  }

  function lost() {
    tags.live = false
    if (stopped) return
    log.warn('the connection for cache notices was lost; nothing is served from the cache until it is back')
    retry(100)
  }

  function retry(delayMs: number) {
    setTimeout(() => {
      if (!stopped) connect().catch(() => retry(Math.min(delayMs * 2, 5_000)))
    }, delayMs)
  }

  await connect()
  return Object.assign(tags, {
    async stop() {
      stopped = true
      await client?.end()
    },
  })
}
