import { join } from 'node:path'
import { startS3Emulator } from '@sillage/emulators/s3/s3-emulator.ts'
import { openDatabase } from '@sillage/server-kit/database.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { findPostmaster } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { startReplica } from '@sillage/server-kit/embedded-postgres/testing-replica.ts'
import { createInstances } from '../faults/world.ts'
import { startServices } from '../services.ts'
import { startEdge } from './edge.ts'
import { startPooler } from './pooler.ts'

/** The shop as compose.yaml's profile "scale" runs it, without containers. */
export async function openLargeShop(dataDir: string) {
  const folder = (name: string) => join(dataDir, name)
  const primary = await startEmbeddedPostgres({ dataDir: folder('primary') })
  const source = { dataDir: folder('primary'), adminUrl: primary.adminUrl }
  let replica = await startReplica(source, folder('replica'))
  const pooler = await startPooler(primary.url)
  const s3 = await startS3Emulator()
  const instances = createInstances(dataDir)
  const edge = await startEdge(instances.urls)
  const services = await startServices({ webhooksTo: () => `${edge.url}/api/v1/payments/toss/webhook`, retryMs: 2_000 })
  instances.use({
    ...services.settings,
    LOG_LEVEL: 'warn',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    CDN_PURGE_URL: `${edge.url}/purge`,
    S3_URL: s3.url,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_KEY: s3.key,
    S3_SECRET: s3.secret,
  })
  for (const at of [0, 1]) await instances.start(at)

  return {
    ...services,
    edge,
    /** Everybody comes through the front. */
    instances: { ...instances, nextUrl: () => edge.url },
    openBooks: () => openDatabase(primary.url, { connections: 4 }),
    openReplicaBooks: () => openDatabase(replica.url, { connections: 1 }),
    killReplica: async () => void process.kill(await findPostmaster(folder('replica')), 'SIGKILL'),
    async restartReplica() {
      replica = await startEmbeddedPostgres({ dataDir: folder('replica') })
    },
    async close() {
      await Promise.all([0, 1].map((at) => instances.end(at, 'SIGTERM')))
      await Promise.all([edge.stop(), services.stop(), s3.stop(), pooler.stop()])
      await replica.stop()
      await primary.stop()
    },
  }
}
