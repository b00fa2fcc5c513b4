import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { prepareBinaries } from './binaries.ts'
import { socketUrl, withConnection } from './connection.ts'
import { initialise } from './initialise.ts'
import { type Layout, layOut } from './layout.ts'
import { joinPostmaster, leavePostmaster, type Membership } from './membership.ts'
import { explainLog, type Launched, launchPostmaster, shutDown, wasOutrun } from './postmaster.ts'
import { findRunner } from './runner.ts'
import type { Purpose } from './settings.ts'
import { codeOf, explainFileError, StartFailure } from './start-failure.ts'

type Options = {
  /** Holds the cluster and its log; made when missing. */
  dataDir: string
  purpose?: Purpose
  log?: (line: string) => void
  /** Where the npm package with the binaries lies, when not in node_modules. */
  packageFolder?: string
}

/** A running PostgreSQL of our own. */
export type EmbeddedPostgres = {
  /** The address of the database "sillage". */
  url: string
  /** The address of the database "postgres", from which others are made and removed. */
  adminUrl: string
  /** Whether it was already running, left behind by a server that died or started by another process. */
  adopted: boolean
  /** Shuts it down and waits until it is gone; while another process uses it, only leaves it. */
  stop: () => Promise<void>
}

const database = 'sillage'

/** Starts the PostgreSQL of a data folder, or takes over the one that runs there; there is never a second one. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    const layout = await layOut(options.dataDir)
    const { membership, adopted } = await startOrJoin(layout, options)
    const url = socketUrl(membership.socketFolder, database)
    const adminUrl = socketUrl(membership.socketFolder, 'postgres')
    await ensureDatabase(adminUrl)
    return { url, adminUrl, adopted, stop: once(() => stopOrLeave(layout, membership)) }
  } catch (error) {
    throw explainFileError(error, options.dataDir)
  }
}

async function startOrJoin(layout: Layout, { purpose = 'durable', log = () => {}, packageFolder }: Options) {
  const runner = await findRunner(layout.cluster)
  const binaries = await prepareBinaries(runner, packageFolder)
  await initialise({ layout, binaries, runner, purpose })
  const giveUpAt = Date.now() + 60_000
  let launched: Launched | undefined
  for (;;) {
    const found = await joinPostmaster(layout)
    if (found.state === 'joined') {
      const adopted = found.membership.pid !== launched?.pid
      log(adopted ? `adopted PostgreSQL ${found.membership.pid}` : `started PostgreSQL ${found.membership.pid}`)
      return { membership: found.membership, adopted }
    }
    if (launched?.ended()) {
      const said = await launched.said()
      if (!wasOutrun(said) || Date.now() > giveUpAt) throw explainLog(said, layout)
      launched = undefined
    }
    if (found.state === 'absent' && !launched) {
      launched = await launchPostmaster({ layout, binaries, runner, purpose })
    }
    await pause(20)
  }
}

async function stopOrLeave(layout: Layout, membership: Membership) {
  const alone = await leavePostmaster(membership).catch(() => undefined)
  if (alone) await shutDown(membership.pid)
  await membership.connection.client.end().catch(() => {})
  if (alone !== undefined) return
  // Our connection broke, so our place is lost: take a new one to learn whether we are the last.
  const found = await joinPostmaster(layout)
  if (found.state === 'joined') return stopOrLeave(layout, found.membership)
  if (found.state === 'absent') return
  await pause(20)
  return stopOrLeave(layout, membership)
}

async function ensureDatabase(adminUrl: string) {
  await withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (rowCount) return
    await checkHangul(client)
    await client.query(`CREATE DATABASE ${database}`).catch((error) => {
      // Another process starting on this folder was quicker.
      if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error
    })
  })
}

/** Search in Korean stands on trigrams, and they are silently empty under a wrong locale. */
async function checkHangul(client: pg.Client) {
  await client.query('BEGIN')
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const { rows } = await client.query(`SELECT cardinality(show_trgm('캔들')) AS trigrams`)
  await client.query('ROLLBACK')
  if (rows[0]?.trigrams > 0) return
  throw new StartFailure('PostgreSQL on this system does not know Hangul letters: the locale C.UTF-8 is missing.', {
    hint: 'Install the locale C.UTF-8, or set DATABASE_URL.',
  })
}

function once(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  return () => {
    running ??= work()
    return running
  }
}
