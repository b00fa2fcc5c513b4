import { createConcurrencyLimit } from '@sillage/server-kit/concurrency-limit.ts'
import { startThread, type Thread } from './one-thread.ts'
import type { Ask, DrawnPage, Storefront, Target } from './storefront.ts'
import type { Task, ThreadData } from './thread-messages.ts'

/** While a page waits for what it asked, its thread draws others. */
const pagesAtOnce = 3
const waitingPages = 2_000
/** All threads but one end when there is nothing to draw, and give their memory back. */
const restMs = 30_000

const noCalls: Ask = async (endpoint) => {
  throw new Error(`${endpoint} is called by no page`)
}

/**
 * Draws pages in up to `most` threads, so that a page which is drawn never holds up a call that is answered: React is
 * the most expensive thing the shop does. What a page asks for is answered here, where the database is.
 */
export async function openThreads(data: ThreadData, most: number): Promise<Storefront> {
  const threads = new Set<Thread>()
  const rested = new WeakSet<Thread>()
  const turns = createConcurrencyLimit({ atOnce: most * pagesAtOnce, waiting: waitingPages })

  function start() {
    const thread = startThread(data, (gone) => threads.delete(gone))
    threads.add(thread)
    return thread
  }

  /** One that has nothing to do, else a new one, else the one with the least to do. */
  function pick() {
    const [lightest] = [...threads].sort((a, b) => a.load - b.load)
    if (lightest && (lightest.load === 0 || threads.size >= most)) return lightest
    return start()
  }

  function run(task: Task, ask: Ask) {
    return turns.take(() => {
      const thread = pick()
      rested.delete(thread)
      return thread.run(task, ask)
    })
  }

  /** A thread that had nothing to do in two rounds one after the other. */
  function sendHome() {
    for (const thread of [...threads].slice(1)) {
      if (thread.load > 0) continue
      if (rested.has(thread)) void thread.stop()
      rested.add(thread)
    }
  }
  const rounds = setInterval(sendHome, restMs).unref()

  // A thread that cannot draw is a shop that cannot start.
  const listed = (await run({ listed: true }, noCalls)) as string[]
  return {
    listed: () => listed,
    // What comes back belongs to what was asked: thread-messages.ts has both side by side.
    find: async (url) => (await run({ find: url }, noCalls)) as Target,
    draw: async (page, ask) => (await run({ draw: page }, ask)) as DrawnPage,
    async stop() {
      clearInterval(rounds)
      await Promise.all([...threads].map((thread) => thread.stop()))
    },
  }
}
