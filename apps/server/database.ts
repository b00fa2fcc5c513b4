import { setTimeout as pause } from 'node:timers/promises'
import type { CacheTags } from '@sillage/server-kit/cache-tags.ts'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import type { Log } from '@sillage/server-kit/log.ts'
import { openReplica } from '@sillage/server-kit/replica.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'
import { startOwnDatabase } from './start/own-database.ts'

type Options = {
  log: Log
  shutdown: ReturnType<typeof createShutdown>
  say: (line: string) => void
  /** Called when our own database died and could not be restarted. */
  lost?: (reason: unknown) => void
  /** Called when the database is on its way up, or is not ours to start. */
  onLaunch?: (() => void) | undefined
}

type ReplicaOptions = Pick<Options, 'log' | 'shutdown'> & { primary: Database; tags: CacheTags }

const patienceMs = 10_000
const stepMs = 100
/** No statement of the shop takes so long: a database that has not answered by then will not. */
const answerMs = 20_000

/** The PostgreSQL of DATABASE_URL, or our own in the data folder, which only one server may use. */
export async function openShopDatabase(config: Config, options: Options): Promise<Database> {
  const { shutdown, onLaunch } = options
  if (config.DATABASE_URL) onLaunch?.()
  const url = config.DATABASE_URL ?? (await startOwn(config, options))
  const { DATABASE_CONNECTIONS: connections, DATABASE_DIRECT_URL: directUrl } = config
  const database = openDatabase(url, { connections, directUrl, prepare: prepares(config), answerMs })
  await firstAnswer(database).catch((cause) => {
    throw new StartFailure('The database of DATABASE_URL does not answer.', {
      hint: 'Is it running, and is the address right?',
      cause,
    })
  })
  shutdown.add({ stop: database.close })
  return database
}

/** Behind a pooler statements have names only where it is said that it keeps them, as PgBouncer does since 1.21. */
const prepares = ({ DATABASE_PREPARE, DATABASE_DIRECT_URL }: Config) => DATABASE_PREPARE ?? !DATABASE_DIRECT_URL

/** The replica of DATABASE_REPLICA_URL, if there is one; a shop opens without it where it is away. */
export function openShopReplica(config: Config, { primary, tags, log, shutdown }: ReplicaOptions) {
  const { DATABASE_REPLICA_URL: url, DATABASE_CONNECTIONS: connections } = config
  if (!url) return undefined
  return shutdown.add(openReplica({ url, primary, tags, log, connections, prepare: prepares(config) }))
}

/** An address where something listens and says nothing would be waited for without end. */
async function firstAnswer({ pool }: Database) {
  const patience = new AbortController()
  const late = patienceWith(patience.signal).then(() => {
    throw new Error(`no answer within ${patienceMs} ms`)
  })
  const ask = () => pool.query('select 1')
  // The first may be given up unheard, while the shop's code is read and nothing else is done.
  await Promise.race([ask().catch(ask), late]).finally(() => patience.abort())
}

/** In small steps: while the shop's code is read on a busy machine, an answer that has come waits to be heard too. */
async function patienceWith(signal: AbortSignal) {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) await pause(stepMs, undefined, { signal })
}

async function startOwn({ DATA_DIR }: Config, { log, shutdown, say, lost = rethrow, onLaunch }: Options) {
  say('Starting the database…')
  return shutdown.add(await startOwnDatabase(DATA_DIR, { log, lost, onLaunch })).url
}

function rethrow(reason: unknown) {
  throw reason
}
