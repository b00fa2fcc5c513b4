import { type FieldErrors, Problem, unexpected } from '@sillage/kit/problem.ts'
import { useEffect, useRef, useState } from 'react'
import { useDialogs } from './dialogs.tsx'
import { focusField, scrollToField } from './error-fields.ts'
import { type Translate, usePhrases } from './phrases.ts'
import { useProblems } from './problems.tsx'

type Options<Output> = {
  onDone: (output: Output) => unknown
  /** Refused fields are shown in a dialog instead of being scrolled to. */
  scroll?: false
}

/**
 * Sends a form: one request at a time, a 422 answer as errors of its fields, anything else to the problem handler.
 * The first refused field is brought into sight and focused.
 */
export function useSubmit<Input, Output>(send: (input: Input) => Promise<Output>, options: Options<Output>) {
  const t = usePhrases()
  const { alert } = useDialogs()
  const problems = useProblems()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const sending = useRef(false) // a second click comes before the next render
  const refusedFields = useRef<string[]>([])

  // Not before the form is drawn again: while it is sent its fields are shut, and their messages are not there yet.
  useEffect(() => {
    if (pending) return
    if (refusedFields.current.length > 0) focusField(refusedFields.current)
    refusedFields.current = []
  }, [pending, errors])

  function fail(error: unknown) {
    const problem = error instanceof Problem ? error : unexpected()
    const refused = problem.status === 422 ? groupErrors(problem.errors ?? {}, t) : {}
    setErrors(refused)
    const seen = options.scroll !== false && scrollToField(Object.keys(refused))
    if (seen) refusedFields.current = Object.keys(refused)
    else problems.change(problem, alert)
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
    setErrors(({ [groupOf(field)]: _, ...others }) => others)
  }

  return { submit, pending, errors, clear }
}

/** Keys with a dot belong to the field before the dot: items.0.quantity → items. */
const groupOf = (key: string) => key.split('.', 1).join()

function groupErrors(errors: FieldErrors, t: Translate): FieldErrors {
  const grouped: FieldErrors = {}
  for (const [key, messages] of Object.entries(errors)) {
    const field = groupOf(key)
    grouped[field] = [...(grouped[field] ?? []), ...messages.map((message) => t(message))]
  }
  return grouped
}
