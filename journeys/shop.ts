import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@sillage/server/config.ts'
import { startShop } from '@sillage/server/shop.ts'
import { createDatabase, dropDatabase } from '@sillage/server-kit/embedded-postgres/clones.ts'
import { startThrowawayPostgres } from '@sillage/server-kit/embedded-postgres/throwaway.ts'

/** The whole demo shop, built, on a database of its own; stop it when the file's journeys are done. */
export async function openShop() {
  const outside = process.env.TEST_DATABASE_URL
  const postgres = outside ? { adminUrl: outside, stop: async () => undefined } : await startThrowawayPostgres()
  const name = `sillage_journey_${randomUUID().slice(0, 8)}`
  const DATABASE_URL = await createDatabase(postgres.adminUrl, name)
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-journey-'))
  const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
  const shop = await startShop({ ...config, DATABASE_URL })
  return {
    url: shop.url,
    databaseUrl: DATABASE_URL,
    mailboxUrl: shop.mailboxUrl ?? '',
    async stop() {
      await shop.stop()
      await dropDatabase(postgres.adminUrl, name)
      await postgres.stop()
      await rm(DATA_DIR, { recursive: true })
    },
  }
}
