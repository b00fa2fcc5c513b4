import { Problem } from '@sillage/kit/problem.ts'

type Options = { atOnce: number; waiting: number }

/** Lets so many through at once; the others wait in the order they came, and too many of them are sent away. */
export function createConcurrencyLimit({ atOnce, waiting }: Options) {
  const queue: (() => void)[] = []
  let running = 0
  let served = 0

  async function take<Result>(action: () => Promise<Result>): Promise<Result> {
    if (running === atOnce) {
      if (queue.length >= waiting)
        throw new Problem(503, '지금은 접속이 많아요. 잠시 후 다시 시도해 주세요.', {
          code: 'busy',
          retryAfterSeconds: 5,
        })
      // A finished task passes its place on directly, so that no new one gets in between.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    served += 1
    try {
      return await action()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    take,
    /** How many have had their turn. */
    get served() {
      return served
    },
  }
}
