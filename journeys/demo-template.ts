import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@sillage/server/config.ts'
import { startShop } from '@sillage/server/shop.ts'
import { createDatabase, dropDatabase } from '@sillage/server-kit/embedded-postgres/clones.ts'
import { startThrowawayPostgres } from '@sillage/server-kit/embedded-postgres/throwaway.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    demoShop: { adminUrl: string; template: string; folder: string }
  }
}

/** Once per run of the journeys: the demo shop is filled, and every file's own shop is a copy of it. */
export default async function setup(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL
  const postgres = outside ? { adminUrl: outside, stop: async () => undefined } : await startThrowawayPostgres()
  const { adminUrl } = postgres
  const template = `sillage_demo_${randomUUID().slice(0, 8)}`
  const folder = await mkdtemp(join(tmpdir(), 'sillage-demo-'))
  const DATABASE_URL = await createDatabase(adminUrl, template)
  const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR: folder })
  const shop = await startShop({ ...config, DATABASE_URL })
  await shop.stop()
  project.provide('demoShop', { adminUrl, template, folder })
  return async () => {
    await dropDatabase(adminUrl, template)
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
