import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import type { Log } from '@sillage/server-kit/log.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'
import { startOwnDatabase } from './start/own-database.ts'

type Options = {
  log: Log
  shutdown: ReturnType<typeof createShutdown>
  say: (line: string) => void
  /** Called when our own database died and could not be restarted. */
  lost?: (reason: unknown) => void
}

const patienceMs = 10_000
/** No statement of the shop takes so long: a database that has not answered by then will not. */
const answerMs = 20_000

/** The PostgreSQL of DATABASE_URL, or our own in the data folder, which only one server may use. */
export async function openShopDatabase(config: Config, options: Options): Promise<Database> {
  const { shutdown } = options
  const url = config.DATABASE_URL ?? (await startOwn(config, options))
  const { DATABASE_CONNECTIONS: connections, DATABASE_PREPARE: prepare } = config
  const database = openDatabase(url, { connections, prepare, answerMs })
  await firstAnswer(database).catch((cause) => {
    throw new StartFailure('The database of DATABASE_URL does not answer.', {
      hint: 'Is it running, and is the address right?',
      cause,
    })
  })
  shutdown.add({ stop: database.close })
  return database
}

/** An address where something listens and says nothing would be waited for without end. */
async function firstAnswer({ pool }: Database) {
  const patience = new AbortController()
  const late = pause(patienceMs, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`no answer within ${patienceMs} ms`)
  })
  await Promise.race([pool.query('select 1'), late]).finally(() => patience.abort())
}

async function startOwn({ DATA_DIR }: Config, { log, shutdown, say, lost = rethrow }: Options) {
  say('Starting the database…')
  return shutdown.add(await startOwnDatabase(DATA_DIR, { log, lost })).url
}

function rethrow(reason: unknown) {
  throw reason
}
