import { useLayoutEffect, useState } from 'react'

const second = 1000

/** Seconds left until an instant, updated once a second; 0 when it has passed, or if there is none. */
export function useCountdown(untilMs: number | null) {
  const [left, setLeft] = useState(0)
  // Before the first paint, or what has just begun would look as if it were over.
  useLayoutEffect(() => {
    const count = () => setLeft(untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / second)))
    count()
    if (untilMs === null) return
    const timer = setInterval(count, second)
    return () => clearInterval(timer)
  }, [untilMs])
  return left
}

/** 271 → 4:31 */
export const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
