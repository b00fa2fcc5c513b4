import { getPriority, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { assetsOf } from './assets.ts'
import { drawPage, findTarget } from './draw-page.ts'
import type { Ask, Entry } from './storefront.ts'
import type { FromThread, Result, Task, ThreadData, ToThread } from './thread-messages.ts'

// What a thread runs; threads.ts starts it.

/** Under full load calls go before pages. Linux takes it for this thread alone, others for the whole program. */
const politeness = 5
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + politeness))

if (!parentPort) throw new Error('This file is run in a thread.')
const port = parentPort
// The program that started the thread gave it this.
const { entry: file, manifest } = workerData as ThreadData
// The entry is our own build; its exports have these types where it is written.
const entry = (await import(pathToFileURL(file).href)) as Entry

type Reply = Awaited<ReturnType<Ask>>
const waiting = new Map<number, (reply: Reply) => void>()
let calls = 0

const tell = (message: FromThread) => port.postMessage(message)

/** Large bytes move over instead of being copied; small ones may share their memory with others. */
function deliver(task: number, result: Result) {
  const bytes = 'html' in result ? [result.html, result.compressed] : []
  const own = bytes.flatMap((each) => (each && each.byteLength === each.buffer.byteLength ? [each.buffer] : []))
  port.postMessage({ kind: 'done', task, result } satisfies FromThread, own as ArrayBuffer[])
}

const askFor =
  (task: number): Ask =>
  (endpoint, { params, query, body }) =>
    new Promise((resolve) => {
      const call = ++calls
      waiting.set(call, resolve)
      tell({ kind: 'call', task, call, endpoint, input: { ...(params && { params }), ...(query && { query }), body } })
    })

async function run(id: number, task: Task): Promise<Result> {
  if ('find' in task) return findTarget(entry, task.find)
  if ('listed' in task) return entry.listed()
  return drawPage(entry, (files) => assetsOf(manifest, files), task.draw, askFor(id))
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    waiting.get(message.call)?.(message)
    waiting.delete(message.call)
    return
  }
  const { id, task } = message
  run(id, task).then(
    (result) => deliver(id, result),
    (error: unknown) =>
      tell({ kind: 'failed', task: id, error: error instanceof Error ? error : new Error(String(error)) }),
  )
})
