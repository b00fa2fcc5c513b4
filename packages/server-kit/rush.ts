import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** From this share of its time on, a process has as much to do as it can. */
const full = 0.85
const lookedEveryMs = 100
/** So many times as long as it worked a job rests while people wait, and this long at most. */
const restPerWork = 3
const longestRestMs = 100

export type Rush = ReturnType<typeof createRush>

/**
 * While more people wait for answers than the process can serve, work that no one waits for takes a smaller part of it:
 * it slows down and never stops. `busyShare` is how much of its time the process works.
 */
export function createRush(busyShare = watchLoop()) {
  let answering = 0
  return {
    /** Counts somebody who waits for an answer. */
    async answer<Result>(action: () => Promise<Result>): Promise<Result> {
      answering += 1
      try {
        return await action()
      } finally {
        answering -= 1
      }
    },
    /** After work that took so long. */
    async rest(workMs: number) {
      if (answering > 0 && busyShare() > full) await pause(Math.min(longestRestMs, restPerWork * workMs))
    },
  }
}

/** The share of the last tenth of a second, or somewhat more, in which the process was working. */
function watchLoop() {
  let before = performance.eventLoopUtilization()
  let lookedAt = performance.now()
  let share = 0
  return () => {
    const now = performance.now()
    if (now - lookedAt < lookedEveryMs) return share
    const after = performance.eventLoopUtilization()
    share = performance.eventLoopUtilization(after, before).utilization
    before = after
    lookedAt = now
    return share
  }
}
