import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { call } from './call.ts'
import { below } from './times.ts'

type Calls = { url: string; seconds: number; perSecond: number }

/**
 * Calls at a steady rate and answers how long the slowest hundredth waited, in milliseconds. In a thread of its
 * own: the client that asks for pages as fast as it can must not delay the clock.
 */
export const slowestOf = (calls: Calls) =>
  new Promise<number>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: calls })
    worker.once('message', resolve).once('error', reject)
  })

async function callSteadily({ url, seconds, perSecond }: Calls): Promise<number> {
  const waiting: Promise<number>[] = []
  const began = performance.now()
  for (let nth = 0; nth < seconds * perSecond; nth += 1) {
    const late = performance.now() - began - (nth * 1000) / perSecond
    if (late < 0) await pause(-late)
    waiting.push(
      call(url).then(({ status, ms }) => {
        if (status !== 200) throw new Error(`${url} answered ${status}`)
        return ms
      }),
    )
  }
  return below(0.99, await Promise.all(waiting))
}

if (!isMainThread && parentPort) parentPort.postMessage(await callSteadily(workerData as Calls))
