import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseLost } from '@sillage/server-kit/database-lost.ts'
import { type AdvisoryLock, holdAdvisoryLock } from '@sillage/server-kit/embedded-postgres/advisory-lock.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import type { Log } from '@sillage/server-kit/log.ts'

type Options = {
  log: Log
  /** Called when the database died and could not be restarted. */
  lost: (reason: unknown) => void
  onLaunch?: (() => void) | undefined
}
type Own = { postgres: EmbeddedPostgres; lock: AdvisoryLock }

const retakeMs = 200

/** Our own PostgreSQL in the data folder, for us alone; should it die, it is brought back at the same address. */
export async function startOwnDatabase(DATA_DIR: string, { log, lost, onLaunch }: Options) {
  let stopping = false
  let own = takeFolder(DATA_DIR, { log, onLaunch })
  const { postgres } = await own
  watch(await own)
  return {
    url: postgres.url,
    async stop() {
      stopping = true
      const { postgres, lock } = await own
      await lock.release()
      await postgres.stop()
    },
  }

  // The lock goes with the database: until we have it again, another shop might take the folder.
  function watch(owned: Own) {
    void owned.lock.lost.then(() => {
      if (stopping) return
      log.error('the database stopped, and is started again')
      own = retake(owned)
      own.then(watch, (reason: unknown) => {
        if (!stopping) lost(reason)
      })
    })
  }

  async function retake(owned: Own): Promise<Own> {
    try {
      const again = await takeFolder(DATA_DIR, { log })
      // Only now, so that someone uses the database all the time: the last to leave turns it off.
      await owned.postgres.stop()
      return again
    } catch (error) {
      // It went down again while it was being taken: that is no reason to give up the shop.
      if (stopping || !isDatabaseLost(error)) throw error
      await pause(retakeMs)
      return retake(owned)
    }
  }
}

async function takeFolder(DATA_DIR: string, { log, onLaunch }: Pick<Options, 'log' | 'onLaunch'>): Promise<Own> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(DATA_DIR, 'postgres'),
    log: (line) => log.info(line),
    onLaunch,
  })
  try {
    const refusal = `Another shop is already running on ${DATA_DIR}.`
    return { postgres, lock: await holdAdvisoryLock(postgres.url, 'shop', { refusal }) }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
