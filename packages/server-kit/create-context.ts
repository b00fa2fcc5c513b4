import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from './context.ts'
import type { Database, Db } from './database.ts'
import { type FileStore, noFiles } from './files.ts'
import { describeFailure } from './job-failure.ts'
import type { Replica } from './replica.ts'

type Parts = Omit<Context, 'db' | 'transaction' | 'readReplica' | 'onCommit' | 'now' | 'files'> & {
  database: Database
  replica?: Replica | undefined
  /** How far the primary had come when this session last wrote. */
  wroteAt?: number
  now?: () => Date
  files?: FileStore
}

const triesOfATransaction = 3
// Deadlock and serialization failure: PostgreSQL has rolled everything back, so the action can be repeated.
const repeatable = new Set(['40P01', '40001'])

/** Everything a service may touch, for one request, job or test. */
export function createContext(given: Parts): Context {
  const { database, replica, wroteAt = 0, now = () => new Date(), files = noFiles, ...parts } = given
  const within = (db: Db, onCommit: Context['onCommit']): Context => {
    const ctx: Context = {
      ...parts,
      files,
      now,
      db,
      transaction: (work) => work(ctx),
      readReplica: (read) => read(ctx),
      onCommit,
    }
    return ctx
  }
  async function transact<Result>(work: (ctx: Context) => Promise<Result>) {
    const later: ((databaseUrl: string) => void)[] = []
    const result = await database.db.transaction((tx) => work(within(tx, (then) => later.push(then))))
    for (const then of later) then(database.url)
    return result
  }
  const runNow: Context['onCommit'] = (then) => then(database.url)
  const ctx: Context = {
    ...within(database.db, runNow),
    transaction: (work) => repeating(() => transact(work)),
    async readReplica(read) {
      if (!replica?.contains(wroteAt)) return read(ctx)
      try {
        return await read(within(replica.db, runNow))
      } catch (error) {
        if (error instanceof Problem) throw error
        parts.log.warn({ reason: describeFailure(error) }, 'a read on the replica failed and is done on the database')
        return read(ctx)
      }
    },
  }
  return ctx
}

async function repeating<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === triesOfATransaction || !repeatable.has(sqlState(error))) throw error
    }
  }
}

/** Drizzle wraps the driver's error; the code stands on the cause. */
export function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return sqlState(error.cause)
}
