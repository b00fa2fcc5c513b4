import { Worker } from 'node:worker_threads'
import { createTurns } from '@sillage/server-kit/turns.ts'
import type { Paper } from './paper-content.ts'

const turns = createTurns({ atOnce: 1, waiting: 20 })

/** Draws a paper beside the server's own work, one at a time. */
export const drawApart = (paper: Paper): Promise<Buffer> =>
  turns.take(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { workerData: paper, execArgv: [] })
        worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
        worker.once('error', reject)
        worker.once('exit', () => reject(new Error('a paper was not drawn')))
      }),
  )
