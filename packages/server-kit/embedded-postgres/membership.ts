import type pg from 'pg'
import { type Connection, connect, socketUrl } from './connection.ts'
import type { Layout } from './layout.ts'
import { isPostmasterOf, readPidFile, requestShutdown } from './pid-file.ts'
import { codeOf } from './start-failure.ts'

/** A place among the processes that use one postmaster: the last to leave turns it off. */
export type Membership = { pid: number; socketFolder: string; connection: Connection }

/** What was found at a cluster: a postmaster to use, one that is coming up or going down, or none. */
type Found = { state: 'joined'; membership: Membership } | { state: 'busy' | 'absent' }

// Every process that uses the postmaster has it shared, the one that shuts it down has it alone. PostgreSQL releases it
// when the process that has it dies.
const membersKey = 71_656_601

/** Looks once for a running postmaster of this cluster and joins it when it answers. */
export async function joinPostmaster({ cluster }: Layout): Promise<Found> {
  const pidFile = await readPidFile(cluster)
  if (!pidFile || !(await isPostmasterOf(cluster, pidFile.pid))) return { state: 'absent' }
  if (pidFile.status !== 'ready') return { state: 'busy' }
  const { pid, socketFolder } = pidFile
  const connection = await connect(socketUrl(socketFolder, 'postgres'), 'sillage member').catch((error) => {
    // A postmaster whose socket was swept from the temporary folder is of no use: it is started again.
    if (codeOf(error) === 'ENOENT') requestShutdown(pid)
    return undefined
  })
  if (!connection) return { state: 'busy' }
  if (await joins(connection.client, pid)) {
    connection.idle()
    return { state: 'joined', membership: { pid, socketFolder, connection } }
  }
  await connection.client.end().catch(() => {})
  return { state: 'busy' }
}

async function joins(client: pg.Client, pid: number) {
  // The server itself is asked for its pid file: whatever answers on the socket must be the one from this folder.
  const sql = `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid, pg_try_advisory_lock_shared($1) AS joined`
  const { rows } = await client.query(sql, [membersKey]).catch(() => ({ rows: [] }))
  return rows[0]?.pid === String(pid) && rows[0]?.joined === true
}

/** Leaves, and says whether it was the last; from then on no process can join until the connection ends. */
export async function leavePostmaster({ connection: { client, busy } }: Membership) {
  busy()
  await client.query('SELECT pg_advisory_unlock_shared($1)', [membersKey])
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS alone', [membersKey])
  return rows[0]?.alone === true
}
