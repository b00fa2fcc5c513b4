import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A proxy in front of a database, whose connections a test can cut or stall. */
export async function cuttable(databaseUrl: string) {
  const { user, database, password } = new pg.Client(databaseUrl)
  let target = socketOf(databaseUrl)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: `postgresql://${user}${password ? `:${encodeURIComponent(password)}` : ''}@127.0.0.1:${at}/${database}?sslmode=disable`,
    /** Breaks every connection and refuses new ones. */
    cut,
    restore() {
      isCut = false
    },
    /** Where the database is found from now on: one that is started again may be elsewhere. */
    moveTo(url: string) {
      target = socketOf(url)
    },
    /** Open connections transfer nothing any more and are not closed; new connections work. */
    stall() {
      for (const socket of open) socket.unpipe().pause()
    },
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

function socketOf(url: string) {
  const { host, port } = new pg.Client(url)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
