import pg from 'pg'
import { hangUpLater, watchedSocket } from './database.ts'
import { describeFailure } from './job-failure.ts'
import type { Log } from './log.ts'

type Options = {
  url: string
  channel: string
  onNotice(payload: string): void
  /** After every connection, the first included: notices sent in between were missed. */
  onConnect?(): void
  onLost?(): void
  log: Log
}

const pauseMs = 1_000

/** Listens to one channel on a connection of its own, and reconnects when the connection breaks. */
export function listen({ url, channel, onNotice, onConnect, onLost, log }: Options): { stop(): Promise<void> } {
  let isStopped = false
  let client: pg.Client | undefined
  let pause: NodeJS.Timeout | undefined

  async function connect() {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'sillage listener',
      connectionTimeoutMillis: 10_000,
      ...watchedSocket,
    })
    client = own
    own.on('error', (error) => comeBack(own, error))
    own.on('end', () => comeBack(own))
    own.on('notification', (notice) => onNotice(notice.payload ?? ''))
    try {
      await own.connect()
      await own.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (client === own) onConnect?.()
    } catch (error) {
      comeBack(own, error)
    }
  }

  function comeBack(broken: pg.Client, error?: unknown) {
    // A break is reported several times: as an error, as the end, and by the query that waited.
    if (isStopped || client !== broken) return
    client = undefined
    onLost?.()
    log.warn({ channel, reason: error ? describeFailure(error) : 'closed' }, 'listening was interrupted')
    broken.end().catch(() => undefined)
    pause = setTimeout(connect, pauseMs).unref()
  }

  const connecting = connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(pause)
      await connecting
      if (!client) return
      hangUpLater(client)
      await client.end().catch(() => undefined)
    },
  }
}
