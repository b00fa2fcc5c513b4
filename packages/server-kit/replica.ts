import { setTimeout as pause } from 'node:timers/promises'
import type { CacheTags } from './cache-tags.ts'
import { type Database, openDatabase } from './database.ts'
import { describeFailure } from './job-failure.ts'
import type { Log } from './log.ts'

/** A copy of the database that may be a little behind, for reads that may be so too. */
export type Replica = {
  /** What reads go to; another pool after the replica was lost. */
  readonly db: Database['db']
  /** Whether it has everything up to this position of the primary, and keeps up with it. */
  contains(position: number): boolean
  /** Whether it has every change for which one of these tags was emptied. */
  containsChangesOf(tags: Iterable<string>): boolean
  /** Where the primary is: everything that was committed before this call. */
  position(): Promise<number>
  /** How old its newest known state is. */
  readonly behindMs: number
  stop(): Promise<void>
}

type Options = {
  url: string
  primary: Database
  tags: Pick<CacheTags, 'moment' | 'emptiedSince'>
  log: Log
  connections?: number
  prepare?: boolean
}
/** The primary as it was at a time: what was committed by then lies before the position. */
type Mark = { at: number; moment: number; position: number }

const probeMs = 250
const probeAnswerMs = 2_000
/** Further behind it is left out: a list may be a few seconds old, not more. */
const mostBehindMs = 5_000
const never: Mark = { at: Number.NEGATIVE_INFINITY, moment: 0, position: -1 }

// Flushed, not only inserted: that far the primary has sent its log, and a commit waits for it.
const currentPosition = `select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::bigint as position`
/** Nothing where it is no replica, for instance because it was promoted: from then on it goes its own way. */
const replayedPosition = `
  select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as position`

/** Reads from a replica by streaming replication while it keeps up; looks at it several times a second. */
export function openReplica({ url, primary, tags, log, connections, prepare }: Options): Replica {
  const open = () => openDatabase(url, { connections: connections ?? 10, prepare: prepare ?? true, answerMs: 20_000 })
  let reading = open()
  let state: 'new' | 'used' | 'left out' = 'new'
  // A connection of its own: a replica that is busy is not lost.
  const watching = openDatabase(url, { connections: 1, prepare: false, answerMs: probeAnswerMs })
  const progress = createProgress()
  const stopped = new AbortController()

  async function probe() {
    const at = performance.now()
    const moment = tags.moment()
    const mark = { at, moment, position: await ask(primary, currentPosition) }
    progress.reached(await ask(watching, replayedPosition), mark)
  }

  function leaveOut(error: unknown) {
    if (state === 'left out') return
    state = 'left out'
    log.warn({ reason: describeFailure(error) }, 'the replica is left out')
    progress.forget()
    // What waits for it fails within seconds, and is read on the primary.
    reading.close().catch(() => undefined)
    reading = open()
  }

  function settle() {
    if (!progress.isClose()) return state === 'used' && leaveOut(new Error('the replica is too far behind'))
    if (state === 'left out') log.warn({}, 'the replica is used again')
    state = 'used'
  }

  async function watch() {
    while (!stopped.signal.aborted) {
      await probe().then(settle).catch(leaveOut)
      await pause(probeMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
  }

  const watched = watch()
  return {
    get db() {
      return reading.db
    },
    contains: (position) => progress.isClose() && position <= progress.replayed(),
    containsChangesOf: (names) => progress.isClose() && !tags.emptiedSince(names, progress.moment()),
    position: () => ask(primary, currentPosition),
    get behindMs() {
      return progress.behindMs()
    },
    async stop() {
      stopped.abort()
      await Promise.all([watched, reading.close(), watching.close()])
    },
  }
}

async function ask({ pool }: Database, text: string) {
  const { rows } = await pool.query<{ position: number | null }>(text)
  const position = rows[0]?.position ?? null
  if (position === null) throw new Error('the replica does not follow a primary')
  return position
}

/** How far the replica is known to have come, from positions of the primary that it has passed. */
function createProgress() {
  let passed = never
  let replayed = -1
  let ahead: Mark[] = []
  const behindMs = () => performance.now() - passed.at
  return {
    reached(position: number, mark: Mark) {
      replayed = position
      // What it passes later than that is too old to be of use.
      ahead = [...ahead, mark].filter(({ at }) => mark.at - at < mostBehindMs)
      passed = ahead.findLast((each) => each.position <= position) ?? passed
      ahead = ahead.filter((each) => each.position > position)
    },
    forget() {
      passed = never
      replayed = -1
      ahead = []
    },
    replayed: () => replayed,
    moment: () => passed.moment,
    behindMs,
    isClose: () => behindMs() < mostBehindMs,
  }
}
