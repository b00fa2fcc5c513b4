import { Worker } from 'node:worker_threads'
import { createConcurrencyLimit } from '@sillage/server-kit/concurrency-limit.ts'

const turns = createConcurrencyLimit({ atOnce: 1, waiting: 20 })

/** Draws a document in a worker, beside the server's own work, one at a time. */
export const drawApart = (content: object, script: URL): Promise<Buffer> =>
  turns.take(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(script, { workerData: content, execArgv: [] })
        worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
        worker.once('error', reject)
        worker.once('exit', () => reject(new Error('a document was not drawn')))
      }),
  )
