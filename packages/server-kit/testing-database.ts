import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from './database.ts'
import { createDatabase, dropDatabase } from './embedded-postgres/clones.ts'
import { startThrowawayPostgres } from './embedded-postgres/throwaway.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { adminUrl: string; template: string }
    /** A folder for what several test files share, gone with the run. */
    sharedFolder: string
  }
}

/** Once per run of the suite: a PostgreSQL (TEST_DATABASE_URL or our own) and a migrated template for test files to clone. */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ? outside(process.env.TEST_DATABASE_URL) : await startThrowawayPostgres()
  const template = `sillage_template_${randomUUID().slice(0, 8)}`
  const database = openDatabase(await createDatabase(server.adminUrl, template), { connections: 1 })
  await migrateDatabase(database)
  await database.close()
  project.provide('testDatabase', { adminUrl: server.adminUrl, template })
  const folder = await mkdtemp(join(tmpdir(), 'sillage-shared-'))
  project.provide('sharedFolder', folder)
  return async () => {
    await rm(folder, { recursive: true, force: true })
    await dropDatabase(server.adminUrl, template)
    await server.stop()
  }
}

const outside = (adminUrl: string) => ({ adminUrl, stop: async () => undefined })
