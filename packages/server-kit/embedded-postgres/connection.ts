import { Socket } from 'node:net'
import pg from 'pg'

/** The address of a database behind a socket, for pg and for anything else that reads PostgreSQL addresses. */
export function socketUrl(socketFolder: string, database: string) {
  // Everything is said, so that PGPORT or PGSSLMODE in the environment cannot change it.
  const query = new URLSearchParams({ host: socketFolder, sslmode: 'disable' })
  return `postgresql://postgres@localhost:5432/${encodeURIComponent(database)}?${query}`
}

/** A single connection; once `idle`, it does not keep the process running, until it is `busy` again. */
export type Connection = { client: pg.Client; idle: () => void; busy: () => void }

/** Opens a single connection that does not bring the process down when it breaks. */
export async function connect(url: string, name: string): Promise<Connection> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, application_name: name, stream: () => socket })
  // Without a listener, a broken connection would end the process; the next query reports it anyway.
  client.on('error', () => {})
  await client.connect()
  return { client, idle: () => socket.unref(), busy: () => socket.ref() }
}

/** Runs one piece of work on a connection of its own. */
export async function withConnection<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const { client } = await connect(url, 'sillage launcher')
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
