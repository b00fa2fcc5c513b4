import type { ServerResponse } from 'node:http'
import { Problem } from '@sillage/kit/problem.ts'
import type { Database } from './database.ts'
import { describeFailure } from './job-failure.ts'
import type { Log } from './log.ts'

/** One client's open stream. */
export type Listener = {
  /** Whose: the channel and the member. */
  key: string
  sid_hash: string
  response: ServerResponse
  /** Asks the endpoint again, as if the member had just called; refused when the session has ended. */
  ask(): Promise<string>
}
type Options = { database: Database; log: Log; heartbeatMs: number }

/** A browser opens one for each visible window; the oldest is closed when a client opens more. */
export const streamsPerMember = 5

/** The open streams of one server. */
export function createRoom({ database, log, heartbeatMs }: Options) {
  const { present, join, leave, everybody } = createPresence()
  const lastSent = new WeakMap<Listener, string>()
  const { tell, done } = createQueue(answer)

  function enter(listener: Listener) {
    const mine = join(listener)
    listener.response.on('close', () => leave(listener))
    const [oldest] = mine
    if (mine.size > streamsPerMember && oldest) {
      // Named, or its browser would come straight back and push out the next one.
      oldest.response.write('event: crowded\ndata: {}\n\n')
      end(oldest)
    }
    tell(listener)
  }

  function end(listener: Listener) {
    leave(listener)
    listener.response.end()
  }

  async function answer(listener: Listener) {
    if (!present.get(listener.key)?.has(listener)) return
    try {
      send(listener, await listener.ask())
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return end(listener)
      log.warn({ reason: describeFailure(error) }, 'a stream could not be answered')
    }
  }

  /** A listener is not sent the same answer twice in a row. */
  function send(listener: Listener, json: string) {
    if (lastSent.get(listener) === json || listener.response.writableEnded) return
    lastSent.set(listener, json)
    listener.response.write(`data: ${json}\n\n`)
  }

  const pulse = setInterval(() => {
    beat(database, everybody(), end).catch((error) =>
      log.warn({ reason: describeFailure(error) }, 'open streams could not be checked'),
    )
  }, heartbeatMs).unref()

  return {
    enter,
    tell: (key: string) => tell(...(present.get(key) ?? [])),
    /** All whose key begins like this. */
    pushToAllOf: (start: string) => tell(...everybody().filter(({ key }) => key.startsWith(start))),
    pushToAll: () => tell(...everybody()),
    async close() {
      clearInterval(pulse)
      for (const listener of everybody()) end(listener)
      await done()
    },
  }
}

/** Who listens, by key; the oldest of a key is its first. */
function createPresence() {
  const present = new Map<string, Set<Listener>>()
  return {
    present,
    everybody: () => [...present.values()].flatMap((each) => [...each]),
    join(listener: Listener) {
      const mine = present.get(listener.key) ?? new Set()
      present.set(listener.key, mine.add(listener))
      return mine
    },
    leave(listener: Listener) {
      const mine = present.get(listener.key)
      mine?.delete(listener)
      if (mine?.size === 0) present.delete(listener.key)
    },
  }
}

/** One after the other: after a lost connection everyone is due at once, and the shop goes on meanwhile. */
function createQueue(answer: (listener: Listener) => Promise<void>) {
  const due = new Set<Listener>()
  let working: Promise<void> | undefined

  async function work() {
    // A set goes on to what is added while it is walked through.
    for (const listener of due) {
      due.delete(listener)
      await answer(listener)
    }
  }

  return {
    tell(...listeners: Listener[]) {
      for (const listener of listeners) due.add(listener)
      working ??= work().finally(() => {
        working = undefined
      })
    },
    done: async () => working,
  }
}

/** Keeps proxies from closing what is silent, and ends the streams of ended sessions: one query for all. */
async function beat(database: Database, listeners: Listener[], end: (listener: Listener) => void) {
  if (listeners.length === 0) return
  const living = await livingSessions(database, listeners)
  for (const listener of listeners) {
    if (!living.has(listener.sid_hash)) end(listener)
    // What was written a heartbeat ago was still not sent: the client does not read.
    else if (listener.response.writableNeedDrain) listener.response.destroy()
    else listener.response.write(': still here\n\n')
  }
}

async function livingSessions({ pool }: Database, listeners: Listener[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ sid_hash: string }>({
    text: 'select sid_hash from session where sid_hash = any($1) and expires_at > now()',
    values: [listeners.map(({ sid_hash }) => sid_hash)],
  })
  return new Set(rows.map(({ sid_hash }) => sid_hash))
}
