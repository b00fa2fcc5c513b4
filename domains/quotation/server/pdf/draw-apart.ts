import { Worker } from 'node:worker_threads'
import { createConcurrencyLimit } from '@sillage/server-kit/concurrency-limit.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { limit } from '../../../rate-limits.ts'

const turns = createConcurrencyLimit({ atOnce: 1, waiting: 20 })

/** Draws a document in a worker, beside the server's own work, one at a time. */
export async function drawApart(ctx: Context, content: object, script: URL): Promise<Buffer> {
  // There is one line for everybody: no customer may fill it.
  if (!ctx.member?.is_admin) await limit(ctx, 'document')
  return turns.take(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(script, { workerData: content, execArgv: [] })
        worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
        worker.once('error', reject)
        worker.once('exit', () => reject(new Error('a document was not drawn')))
      }),
  )
}
