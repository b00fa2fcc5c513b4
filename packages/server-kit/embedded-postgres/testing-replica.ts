import { chmod, chown, cp, mkdir, readdir, realpath, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { withConnection } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { findRunner } from './runner.ts'

type Primary = { dataDir: string; adminUrl: string }

/** What a running server keeps for itself, or the replica gets by streaming. */
const ownFiles = /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_notify|pg_dynshmem|pg_stat_tmp|pg_subtrans)\/.*)$/

/** A second PostgreSQL that follows a running one by streaming replication, made from a copy of its files. */
export async function startReplica(primary: Primary, dataDir: string): Promise<EmbeddedPostgres> {
  const source = join(await realpath(primary.dataDir), 'cluster')
  const target = join(dataDir, 'cluster')
  await mkdir(dataDir, { recursive: true })
  await withConnection(primary.adminUrl, async (client) => {
    await client.query(`select pg_create_physical_replication_slot('replica', true)`)
    await client.query(`select pg_backup_start('replica', true)`)
    await cp(source, target, { recursive: true, filter: (path) => !ownFiles.test(relative(source, path)) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  await writeFile(join(target, 'standby.signal'), '')
  await writeFile(join(target, 'postgresql.auto.conf'), settingsFor(primary))
  await giveAway(source, target)
  return startEmbeddedPostgres({ dataDir })
}

function settingsFor({ adminUrl }: Primary) {
  const { host, port, user } = new pg.Client(adminUrl)
  return `primary_conninfo = 'host=${host} port=${port} user=${user}'\nprimary_slot_name = 'replica'\n`
}

/** PostgreSQL insists that its files are its own, and closed to others. */
async function giveAway(source: string, target: string) {
  await chmod(target, 0o700)
  const { uid, gid } = await findRunner(source)
  if (uid === undefined || gid === undefined) return
  const names = await readdir(target, { recursive: true })
  for (const name of ['.', ...names]) await chown(join(target, name), uid, gid)
}
