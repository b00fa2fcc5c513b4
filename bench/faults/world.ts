import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startS3Emulator } from '@sillage/emulators/s3/s3-emulator.ts'
import { openDatabase } from '@sillage/server-kit/database.ts'
import { withConnection } from '@sillage/server-kit/embedded-postgres/connection.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { requestShutdown } from '@sillage/server-kit/embedded-postgres/pid-file.ts'
import { findPostmaster } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { startReplica } from '@sillage/server-kit/embedded-postgres/testing-replica.ts'
import { cuttable } from '@sillage/server-kit/testing-cut.ts'
import { type Program, startProgram } from '../program.ts'
import { startServices } from '../services.ts'
import { migrateToNextVersion } from './next-version.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

/** Two instances of the shop on one database behind a proxy that can be cut, and the services around them. */
export async function openWorld(dataDir: string) {
  let databaseDir = join(dataDir, 'database')
  let postgres = await startEmbeddedPostgres({ dataDir: databaseDir })
  const proxy = await cuttable(postgres.url)
  const s3 = await startS3Emulator()
  const instances = createInstances(dataDir)
  const services = await startServices({
    webhooksTo: () => `${instances.nextUrl()}/api/v1/payments/toss/webhook`,
    retryMs: 2_000,
  })
  instances.use({
    ...services.settings,
    DATABASE_URL: proxy.url,
    DATABASE_CONNECTIONS: '10',
    S3_URL: s3.url,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_KEY: s3.key,
    S3_SECRET: s3.secret,
  })
  for (const at of [0, 1]) await instances.start(at)

  return {
    ...services,
    s3,
    proxy,
    instances,
    /** For those who look at the books; straight to the database, past the proxy. */
    openBooks: () => openDatabase(postgres.url, { connections: 4 }),
    async restartDatabase() {
      requestShutdown(await findPostmaster(databaseDir))
      postgres = await startEmbeddedPostgres({ dataDir: databaseDir })
      proxy.moveTo(postgres.url)
    },
    /** A replica that has everything which was committed; the primary is lost without a word, and the replica takes over. */
    async loseThePrimary() {
      const replica = await startReplica(
        { dataDir: databaseDir, adminUrl: postgres.adminUrl },
        join(dataDir, 'replica'),
      )
      await waitForEachCommit(postgres.adminUrl)
      process.kill(await findPostmaster(databaseDir), 'SIGKILL')
      await withConnection(replica.adminUrl, (client) => client.query('select pg_promote()'))
      databaseDir = join(dataDir, 'replica')
      postgres = replica
      proxy.moveTo(postgres.url)
    },
    migrateToNextVersion: () => migrateToNextVersion(postgres.url),
    async close() {
      await Promise.all([0, 1].map((at) => instances.end(at, 'SIGTERM')))
      await proxy.stop()
      await Promise.all([services.stop(), s3.stop()])
      await postgres.stop()
    },
  }
}

/** From now on a commit waits until the replica has it too, or a lost primary would take the last orders along. */
async function waitForEachCommit(adminUrl: string) {
  await withConnection(adminUrl, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`)
    await client.query('select pg_reload_conf()')
    for (;;) {
      const { rowCount } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`)
      if (rowCount) return
      await pause(100)
    }
  })
}

/** The shop's programs, each with a folder and a port of its own. */
export function createInstances(dataDir: string) {
  const programs: Program[] = []
  let settings: Record<string, string> = {}
  let turn = 0
  return {
    use(given: Record<string, string>) {
      settings = given
    },
    urls: () => programs.map(({ url }) => url),
    /** One instance after the other, as a balancer would. */
    nextUrl() {
      turn += 1
      return programs[turn % programs.length]?.url ?? ''
    },
    async start(at: number) {
      programs[at] = await startProgram(join(dataDir, `instance-${at}`), settings)
    },
    async end(at: number, signal: 'SIGTERM' | 'SIGKILL') {
      const child = programs[at]?.child
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
    signal: (at: number, signal: NodeJS.Signals) => void programs[at]?.child.kill(signal),
  }
}
