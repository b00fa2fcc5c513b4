import { useState } from 'react'

/** skip: the visitor wants no tour; finish: seen to the end; stop: left by Escape, or a target was missing. */
export type TourEnd = 'skip' | 'finish' | 'stop'

const NOT_RUNNING = -1

/** Where a guided tour of `count` steps stands; its index is -1 while it is not running. */
export function useTour(count: number, onEnd?: (how: TourEnd) => void) {
  const [index, setIndex] = useState(NOT_RUNNING)
  const running = index !== NOT_RUNNING

  function end(how: TourEnd) {
    if (!running) return
    setIndex(NOT_RUNNING)
    onEnd?.(how)
  }

  return {
    index,
    count,
    start: () => setIndex(count > 0 ? 0 : NOT_RUNNING),
    next: () => running && index < count - 1 && setIndex(index + 1),
    previous: () => running && index > 0 && setIndex(index - 1),
    skip: () => end('skip'),
    finish: () => end('finish'),
    stop: () => end('stop'),
  }
}
export type TourState = ReturnType<typeof useTour>
