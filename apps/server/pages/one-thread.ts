import { Worker } from 'node:worker_threads'
import type { Ask } from './storefront.ts'
import type { FromThread, Result, Task, ThreadData, ToThread } from './thread-messages.ts'

const file = new URL('./draw-thread.ts', import.meta.url)
/** A page takes milliseconds: what takes this long will not end by itself. */
const longestMs = 30_000
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

type Job = { ask: Ask; resolve: (result: Result) => void; reject: (error: Error) => void; limit: NodeJS.Timeout }
export type Thread = {
  /** How many tasks it is working on. */
  readonly load: number
  run(task: Task, ask: Ask): Promise<Result>
  stop(): Promise<void>
}

/** Starts a thread that draws; `gone` is called when it has ended, for whatever reason. */
export function startThread(workerData: ThreadData, gone: (thread: Thread) => void): Thread {
  const worker = new Worker(file, { workerData, resourceLimits: memory })
  // What waits for a page keeps the program alive, not the thread.
  worker.unref()
  const jobs = createJobs()
  const tell = (message: ToThread) => worker.postMessage(message)
  let end: Error | undefined

  const thread: Thread = {
    get load() {
      return jobs.size
    },
    run(task, ask) {
      return new Promise((resolve, reject) => {
        if (end) return reject(end)
        const limit = setTimeout(() => fail(new Error('a page took too long to draw')), longestMs)
        tell({ kind: 'task', id: jobs.add({ ask, resolve, reject, limit }), task })
      })
    },
    async stop() {
      fail(new Error('the thread that draws pages was stopped'))
      await worker.terminate()
    },
  }

  /** What it was to do will not come. */
  function fail(error: Error) {
    if (end) return
    end = error
    jobs.rejectAll(error)
    gone(thread)
    void worker.terminate()
  }

  async function answer({ task, call, endpoint, input }: Extract<FromThread, { kind: 'call' }>) {
    const ask = jobs.get(task)?.ask
    try {
      if (ask) tell({ kind: 'answer', call, ...(await ask(endpoint, input)) })
    } catch (error) {
      jobs.take(task)?.reject(asError(error))
    }
  }

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'call') void answer(message)
    else if (message.kind === 'done') jobs.take(message.task)?.resolve(message.result)
    else jobs.take(message.task)?.reject(message.error)
  })
  worker.on('error', (error) => fail(asError(error)))
  worker.on('exit', () => fail(new Error('the thread that draws pages has ended')))
  return thread
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** What a thread is working on, by number. */
function createJobs() {
  const jobs = new Map<number, Job>()
  let ids = 0

  function take(id: number) {
    const job = jobs.get(id)
    jobs.delete(id)
    clearTimeout(job?.limit)
    return job
  }

  return {
    get size() {
      return jobs.size
    },
    add(job: Job) {
      jobs.set(++ids, job)
      return ids
    },
    get: (id: number) => jobs.get(id),
    take,
    rejectAll(error: Error) {
      for (const id of [...jobs.keys()]) take(id)?.reject(error)
    },
  }
}
