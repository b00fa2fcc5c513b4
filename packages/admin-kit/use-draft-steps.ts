import { useRef, useState } from 'react'
import { useDraftKey } from './draft-key.ts'
import { useStored } from './use-stored.ts'

type Saved<Value> = { value: Value; version: number }
type Steps<Value> = { past: Value[]; future: Value[] }

const mostSteps = 100
/** Letters typed one after another are one step. */
const pauseMs = 800

/**
 * Something larger that is being designed: what was not saved yet waits in this browser, each step can be undone, and
 * what someone else saved meanwhile is neither lost nor shown unasked.
 */
export function useDraftSteps<Value>(name: string, saved: Saved<Value>) {
  const [stored, store] = useStored<Saved<Value> | null>(useDraftKey(name), null)
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], future: [] })
  const changedAt = useRef(0)
  const { value, version } = stored ?? saved
  const put = (next: Value) => store({ value: next, version })

  return {
    value,
    /** The version that was changed. */
    version,
    isChanged: stored !== null,
    /** Someone else has saved since this was begun. */
    isOutdated: stored !== null && stored.version !== saved.version,
    change(next: Value) {
      const now = Date.now()
      const isSameStep = now - changedAt.current < pauseMs && steps.past.length > 0
      changedAt.current = now
      setSteps({ past: isSameStep ? steps.past : [...steps.past, value].slice(-mostSteps), future: [] })
      put(next)
    },
    undo: steps.past.length === 0 ? undefined : () => step(steps.past, 'past'),
    redo: steps.future.length === 0 ? undefined : () => step(steps.future, 'future'),
    /** It was saved, or is given up: what is saved holds again. */
    settle: () => store(null),
    /** What is written here shall hold, whatever was saved meanwhile. */
    insist: () => store({ value, version: saved.version }),
  }

  function step(from: Value[], side: keyof Steps<Value>) {
    const next = from.at(-1)
    if (next === undefined) return
    changedAt.current = 0
    const rest = from.slice(0, -1)
    if (side === 'past') setSteps({ past: rest, future: [...steps.future, value] })
    else setSteps({ past: [...steps.past, value], future: rest })
    put(next)
  }
}
