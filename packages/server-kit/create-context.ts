import type { Context } from './context.ts'
import type { Database, Db } from './database.ts'
import { type FileStore, noFiles } from './files.ts'

type Parts = Omit<Context, 'db' | 'transaction' | 'onCommit' | 'now' | 'files'> & {
  database: Database
  now?: () => Date
  files?: FileStore
}

const triesOfATransaction = 3
// Deadlock and serialization failure: PostgreSQL took nothing over, so the action can be repeated as it is.
const repeatable = new Set(['40P01', '40001'])

/** Everything a service may touch, for one request, job or test. */
export function createContext({ database, now = () => new Date(), files = noFiles, ...parts }: Parts): Context {
  const within = (db: Db, onCommit: Context['onCommit']): Context => {
    const ctx: Context = {
      ...parts,
      files,
      now,
      db,
      transaction: (work) => work(ctx),
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
  return {
    ...within(database.db, (then) => then(database.url)),
    transaction: (work) => repeating(() => transact(work)),
  }
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
