import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { defineJob, enqueue, startWorker } from './jobs.ts'
import { createLog } from './log.ts'
import { jobTable } from './tables.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const log = createLog('silent')
const contextOf = () =>
  createContext({ database, log, member: null, visitor: anonymousVisitor, setCookie() {}, secret: 'test' })

/** Another instance of the shop, whose run of the job says so and never ends. */
const endlessWorker = `
  import { z } from 'zod'
  import { openDatabase } from './database.ts'
  import { defineJob, startWorker } from './jobs.ts'
  import { createLog } from './log.ts'
  const database = openDatabase(process.env.TEST_URL)
  const run = () => new Promise(() => console.log('running'))
  const job = defineJob({ name: 'test.crash', payload: z.object({}), leaseMs: 1_000, run })
  const log = createLog('silent')
  startWorker({ database, jobs: [job], createContext: () => ({ db: database.db, log }), log })
`

test('a job whose process was killed is run again when its lease is over', async () => {
  let runs = 0
  const job = defineJob({
    name: 'test.crash',
    payload: z.object({}),
    async run() {
      runs += 1
    },
  })
  await enqueue(contextOf(), job, {})
  const child = spawn(process.execPath, ['--input-type=module', '--eval', endlessWorker], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, TEST_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')

  const worker = startWorker({ database, jobs: [job], createContext: contextOf, log })
  await worker.idle()
  expect(runs).toBe(0) // while the other lives, it is left alone

  child.kill('SIGKILL')
  await once(child, 'exit')
  do {
    await pause(50)
    await worker.idle()
  } while (runs === 0)
  await worker.stop()
  expect(runs).toBe(1)
  expect(await database.db.select().from(jobTable)).toMatchObject([{ state: 'done', attempts: 2 }])
})
