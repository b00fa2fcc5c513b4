import { useDraftKey } from '@sillage/admin-kit/draft-key.ts'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import { useState } from 'react'
import type { Edits } from './grid-rows.ts'

const mostSteps = 50

/** What was typed into the grid and not saved: a reload loses none of it, and each step can be taken back. */
export function useEdits() {
  const [edits, store] = useStored<Edits>(useDraftKey('product-grid'), {})
  const [steps, setSteps] = useState<readonly Edits[]>([])
  function change(next: Edits) {
    if (next === edits) return
    setSteps([...steps, edits].slice(-mostSteps))
    store(next)
  }
  function undo() {
    const last = steps.at(-1)
    if (!last) return
    setSteps(steps.slice(0, -1))
    store(last)
  }
  return { edits, change, undo, canUndo: steps.length > 0, clear: () => change({}) }
}
