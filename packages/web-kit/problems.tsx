import type { Problem } from '@sillage/kit/problem.ts'
import { createContext, use } from 'react'
import { useDialogs } from './dialogs.tsx'
import { usePhrases } from './phrases.ts'

type HandleProblem = (problem: Problem) => void
const ProblemContext = createContext<HandleProblem | null>(null)

/** One place that decides what the visitor sees of a failed call: `<ProblemProvider value={(problem) => …}>`. */
export const ProblemProvider = ProblemContext.Provider

/** The handler given above, else a dialog with the problem's own sentence. */
export function useProblemHandler(): HandleProblem {
  const t = usePhrases()
  const { alert } = useDialogs()
  const given = use(ProblemContext)
  return given ?? ((problem) => void alert({ kind: 'problem', message: t(problem.message) }))
}
