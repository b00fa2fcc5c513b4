import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '@sillage/server-kit/database.ts'
import { holdAdvisoryLock } from '@sillage/server-kit/embedded-postgres/advisory-lock.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import type { Log } from '@sillage/server-kit/log.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

type Options = { log: Log; shutdown: ReturnType<typeof createShutdown>; say: (line: string) => void }

const patienceMs = 10_000

/** The PostgreSQL of DATABASE_URL, or our own in the data folder, which only one server may use. */
export async function openShopDatabase(config: Config, { log, shutdown, say }: Options): Promise<Database> {
  const url = config.DATABASE_URL ?? (await startOwn(config, { log, shutdown, say }))
  const database = openDatabase(url, { connections: config.DATABASE_CONNECTIONS })
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

async function startOwn(config: Config, { log, shutdown, say }: Options) {
  const dataDir = join(config.DATA_DIR, 'postgres')
  say('Starting the database…')
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) })
  shutdown.add(postgres)
  const refusal = `Another shop is already running on ${config.DATA_DIR}.`
  const lock = await holdAdvisoryLock(postgres.url, 'shop', { refusal })
  shutdown.add({ stop: lock.release })
  return postgres.url
}
