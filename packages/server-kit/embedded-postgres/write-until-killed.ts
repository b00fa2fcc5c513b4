import { writeSync } from 'node:fs'
import { withConnection } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// A program for the tests: starts on the given folder, writes rows, and prints the number of each row that PostgreSQL
// has acknowledged, until it is killed. Started by root, it can change to another account first.
const [dataDir, packageFolder, uid, gid] = process.argv.slice(2)
if (!dataDir) throw new Error('write-until-killed needs a data folder')
if (uid && gid) {
  process.setgroups?.([])
  process.setgid?.(Number(gid))
  process.setuid?.(Number(uid))
}

const { url, adopted } = await startEmbeddedPostgres({ dataDir, packageFolder: packageFolder || undefined })
// Written at once, without a buffer that a kill could swallow or that could run ahead of the acknowledgement.
writeSync(1, adopted ? 'adopted\n' : 'started\n')
await withConnection(url, async (client) => {
  await client.query('SELECT pg_advisory_lock(1)')
  await client.query('CREATE TABLE IF NOT EXISTS written (id int GENERATED ALWAYS AS IDENTITY, padding text)')
  await client.query('SELECT pg_advisory_unlock(1)')
  for (;;) {
    const { rows } = await client.query(`INSERT INTO written (padding) VALUES (repeat('x', 500)) RETURNING id`)
    writeSync(1, `${rows[0]?.id}\n`)
  }
})
