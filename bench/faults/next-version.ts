import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { withConnection } from '@sillage/server-kit/embedded-postgres/connection.ts'
import { applyMigrations } from '@sillage/server-kit/migrate.ts'

const migrations = resolve(import.meta.dirname, '../../migrations')

/** What a next version might do to the tables that every order writes. */
const steps = {
  seen: `CREATE TABLE "next_version" ("order_id" integer PRIMARY KEY NOT NULL);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_version_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "next_version_count" integer DEFAULT 0 NOT NULL;`,
  indexed: 'CREATE INDEX CONCURRENTLY "orders_next_version" ON "orders" ("next_version_seen_at");',
}

/** Brings a database to the next version, as its first instance does when it starts. */
export async function migrateToNextVersion(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sillage-next-version-'))
  try {
    await cp(migrations, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8'))
    for (const [name, sql] of Object.entries(steps)) {
      const { idx, when } = journal.entries.at(-1)
      const tag = `next_${name}`
      journal.entries.push({ idx: idx + 1, version: '7', when: when + 1, tag, breakpoints: true })
      await writeFile(join(folder, `${tag}.sql`), sql)
    }
    await writeFile(file, JSON.stringify(journal))
    await withConnection(url, (client) => applyMigrations(client, { migrationsFolder: folder }))
  } finally {
    await rm(folder, { recursive: true })
  }
}
