import { setTimeout as pause } from 'node:timers/promises'
import { connect } from './connection.ts'
import { StartFailure } from './start-failure.ts'

/** A lock that lasts until it is released or this process dies, in whatever way. */
export type AdvisoryLock = { release: () => Promise<void>; lost: Promise<void> }

type Options = {
  /** What to say when another process has it. */
  refusal?: string
  /** The server notices a moment later that a killed holder is gone. */
  patienceMs?: number
}

/** Takes a lock that only one process at a time can have on this database, as so that one server runs on its data. */
export async function holdAdvisoryLock(url: string, key: string, options: Options = {}): Promise<AdvisoryLock> {
  const { refusal = 'Another server is already running on this database.', patienceMs = 3_000 } = options
  const { client, idle, busy } = await connect(url, `sillage lock ${key}`)
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held', [key])
    if (rows[0]?.held === true) break
    if (Date.now() > deadline) {
      await client.end()
      throw new StartFailure(refusal, { hint: 'Stop the other one first, or choose another DATA_DIR.' })
    }
    await pause(50)
  }
  idle()
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  const release = () => {
    busy()
    return client.end()
  }
  return { release, lost }
}
