import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sillage/kit/client.ts'
import { listenForTags } from '@sillage/server-kit/cache-tags.ts'
import { anonymousVisitor } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { createDispatcher } from '@sillage/server-kit/dispatcher.ts'
import { type FileStore, openFileStore } from '@sillage/server-kit/files.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import { createMetrics } from '@sillage/server-kit/metrics.ts'
import type { Replica } from '@sillage/server-kit/replica.ts'
import { createServer } from '@sillage/server-kit/server.ts'
import { browserOf, injectTransport, testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll } from 'vitest'
import { contract } from './contract.ts'
import { identify } from './member/server/identify.ts'
import { memberTable } from './member/server/tables.ts'
import { bindEndpoints, type Outside } from './routes.ts'
import { staffTable } from './staff/server/tables.ts'

const secret = 'a secret for tests'

type Options = {
  /** Another place for files than this machine's own, which then holds copies. */
  store?: (here: FileStore) => FileStore
  /** Where lists and statistics are read. */
  replica?: (database: Database) => Replica
}

/** The whole API on a database of its own. Booting costs tenths of a second, emptying milliseconds: call once per file. */
export async function testShop(outside: Outside = {}, { store, replica: openReplica }: Options = {}) {
  const database = await testDatabase()
  const log = createLog('silent')
  const filesDir = await mkdtemp(join(tmpdir(), 'shop-files-'))
  const here = await openFileStore({ dir: filesDir })
  const files = store?.(here) ?? here
  const tags = await listenForTags(database.url, log)
  const bound = bindEndpoints(outside)
  const replica = openReplica?.(database)
  const dispatcher = createDispatcher(bound, tags, { replica })
  const app = await createServer({
    database,
    replica,
    log,
    secret,
    files,
    identify,
    bound,
    dispatcher,
    metrics: createMetrics(),
  })
  afterAll(async () => {
    await app.close()
    await tags.stop()
    await rm(filesDir, { recursive: true })
  })

  /** A context for services called directly, as when giving rows to a test. */
  const ctx = createContext({
    database,
    log,
    secret,
    files,
    visitor: anonymousVisitor,
    member: null,
    setCookie: () => undefined,
  })

  async function as(mb_id?: string, { permissions }: { permissions?: string[] } = {}) {
    if (mb_id) {
      const person = { mb_id, mb_name: mb_id, mb_email: `${mb_id}@example.com`, password_hash: '' }
      await database.db.insert(memberTable).values(person).onConflictDoNothing()
    }
    if (mb_id && permissions) await database.db.insert(staffTable).values({ mb_id, permissions }).onConflictDoNothing()
    const browser = await browserOf(mb_id ? { database, secret, mb_id } : { database, secret })
    return createClient(contract, injectTransport(app, browser))
  }

  async function empty() {
    await database.empty()
    tags.empty('all')
    for (const name of await readdir(filesDir))
      if (name !== '.unfinished') await rm(join(filesDir, name), { recursive: true })
  }

  return { app, database, db: database.db, dispatcher, tags, ctx, as, empty, secret, filesDir }
}
