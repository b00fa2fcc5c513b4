import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup, restoreBackup } from '@sillage/server/backup.ts'
import { readConfig } from '@sillage/server/config.ts'
import { openShopDatabase } from '@sillage/server/database.ts'
import { createShutdown } from '@sillage/server/shutdown.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { createLog } from '@sillage/server-kit/log.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const shutdown = createShutdown()
try {
  const [action, folder] = positionals
  if (action === 'backup') await backUp(folder)
  else if (action === 'restore') await restore(folder)
  else throw new StartFailure('Say what to do: backup or restore.')
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.hint ? `${error.message} ${error.hint}` : error.message)
  process.exitCode = 1
} finally {
  await shutdown.run()
}

/** The shop may be open meanwhile: its own database is joined, not taken. */
async function backUp(folder = join('backups', new Date().toISOString().slice(0, 19).replaceAll(':', ''))) {
  const config = readConfig(process.env)
  const url =
    config.DATABASE_DIRECT_URL ??
    config.DATABASE_URL ??
    shutdown.add(await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })).url
  await makeBackup({ url, dataDir: config.DATA_DIR }, resolve(folder))
  console.log(`The backup is in ${resolve(folder)}.`)
}

async function restore(folder: string | undefined) {
  if (!folder) throw new StartFailure('Say which backup: npm run restore -- backups/2026-11-18T160000')
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const { url } = await openShopDatabase(config, { log, shutdown, say: (line) => console.log(line) })
  await restoreBackup({ url, dataDir: config.DATA_DIR }, resolve(folder))
  console.log(`Restored into ${config.DATABASE_URL ? 'the database of DATABASE_URL' : config.DATA_DIR}.`)
}
