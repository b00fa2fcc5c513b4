import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { PictureTasks } from './picture-process.ts'

const program = join(import.meta.dirname, 'picture-process.ts')
/** Two at once keep two cores busy, and a large picture takes a hundred megabytes while it is drawn. */
const turns = createConcurrencyLimit({ atOnce: 2, waiting: 500 })
const longestMs = 30_000
/** So long after its last picture a process ends, and so many pictures it draws at most. */
const idleMs = 20_000
const mostPictures = 200

type Worker = { child: ChildProcess; pictures: number; leaving?: NodeJS.Timeout }
type Answer = { result?: unknown; failure?: string }
const idle: Worker[] = []

const tooSlow = 'a picture took too long'
export const isTooSlow = (error: unknown) => error instanceof Error && error.message === tooSlow

type Drawn<Name extends keyof PictureTasks> = Awaited<ReturnType<PictureTasks[Name]>>

/** Runs a task on a picture in a process of its own, within a time limit. */
export const drawApart = <Name extends keyof PictureTasks>(name: Name, ...args: Parameters<PictureTasks[Name]>) =>
  turns.take(async (): Promise<Drawn<Name>> => {
    const worker = idle.pop() ?? start()
    clearTimeout(worker.leaving)
    worker.child.channel?.ref()
    const { result, failure } = await ask(worker.child, { name, args })
    rest(worker)
    if (failure !== undefined) throw new Error(failure)
    // What the task of this name returned, sent through JSON: numbers, texts, null and objects of them.
    return result as Drawn<Name>
  })

function start(): Worker {
  // Two arenas: with one for each thread, glibc reserves several times the memory in use.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '' }
  const child = fork(program, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.unref()
  const worker = { child, pictures: 0 }
  child.on('exit', () => leave(worker))
  return worker
}

function leave(worker: Worker) {
  const at = idle.indexOf(worker)
  if (at >= 0) idle.splice(at, 1)
}

/** What it answers; rejected where it ends without an answer. */
function ask(child: ChildProcess, task: { name: string; args: unknown[] }) {
  return new Promise<Answer>((resolve, reject) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), longestMs)
    const done = () => {
      clearTimeout(limit)
      child.off('message', answered).off('exit', ended).off('error', failed)
    }
    const answered = (answer: Answer) => {
      done()
      resolve(answer)
    }
    const ended = (_: unknown, signal: string | null) => {
      done()
      reject(new Error(signal === 'SIGKILL' ? tooSlow : 'the process for pictures ended'))
    }
    const failed = (error: Error) => {
      done()
      reject(error)
    }
    child.on('message', answered).on('exit', ended).on('error', failed)
    child.send(task, (error) => error && failed(error))
  })
}

/** Waits for its next picture, without keeping our own process from ending. */
function rest(worker: Worker) {
  worker.pictures += 1
  worker.child.channel?.unref()
  const end = () => {
    leave(worker)
    if (worker.child.connected) worker.child.disconnect()
  }
  if (worker.pictures >= mostPictures) return end()
  worker.leaving = setTimeout(end, idleMs).unref()
  idle.push(worker)
}
