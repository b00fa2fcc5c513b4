import { type FieldErrors, Problem, unexpected } from '@sillage/kit/problem.ts'
import { useRef, useState } from 'react'
import { type Translate, usePhrases } from './phrases.ts'
import { useProblemHandler } from './problems.tsx'

type Options<Output> = {
  onDone: (output: Output) => unknown
  /** Instead of the shop's own way of showing a failed call. */
  onProblem?: (problem: Problem) => void
}

/** Sends a form: one request at a time, a 422 answer as errors of its fields, anything else to the problem handler. */
export function useSubmit<Input, Output>(send: (input: Input) => Promise<Output>, options: Options<Output>) {
  const t = usePhrases()
  const showProblem = useProblemHandler()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const sending = useRef(false) // a second click comes before the next render

  function fail(error: unknown) {
    const problem = error instanceof Problem ? error : unexpected()
    if (problem.status === 422 && problem.errors) setErrors(groupErrors(problem.errors, t))
    else (options.onProblem ?? showProblem)(problem)
    if (problem !== error) throw error // a mistake of ours: shown, and left for the error report
  }

  async function submit(input: Input) {
    if (sending.current) return
    sending.current = true
    setPending(true)
    setErrors({})
    try {
      await options.onDone(await send(input))
    } catch (error) {
      fail(error)
    } finally {
      sending.current = false
      setPending(false)
    }
  }

  /** For a field that is being edited. */
  function clear(field: string) {
    setErrors(({ [field]: _, ...others }) => others)
  }

  return { submit, pending, errors, clear }
}

/** Keys with a dot belong to the field before the dot: items.0.quantity → items. */
function groupErrors(errors: FieldErrors, t: Translate): FieldErrors {
  const grouped: FieldErrors = {}
  for (const [key, messages] of Object.entries(errors)) {
    const field = key.split('.', 1).join()
    grouped[field] = [...(grouped[field] ?? []), ...messages.map((message) => t(message))]
  }
  return grouped
}
