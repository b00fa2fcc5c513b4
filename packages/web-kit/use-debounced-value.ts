import { useEffect, useState } from 'react'

/** A value once it has stopped changing for a moment: for questions that follow what is typed. */
export function useDebouncedValue<Value extends string | number>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
