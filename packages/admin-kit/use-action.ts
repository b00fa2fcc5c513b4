import { type FieldErrors, Problem, unexpected } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useToast } from './toasts.tsx'

type Options<Output> = {
  /** What the toast says when it is done; nothing where the screen shows it anyway. */
  done?: (output: Output) => string
  after?: (output: Output) => unknown
  /** Takes a refusal that the screen answers itself, as by showing both versions: true where it did. */
  refused?: (problem: Problem) => boolean | Promise<boolean>
  /** What happened meanwhile, and by whom, where something is no longer allowed. */
  explain?: () => Promise<string | null>
}

/**
 * A change made by staff: one at a time, every list and count is read again afterwards, a refused field is shown at
 * the field and any other refusal as a toast that stays.
 */
export function useAction<Input, Output>(
  send: (input: Input) => Promise<Output>,
  { done, after, refused, explain }: Options<Output> = {},
) {
  const t = usePhrases()
  const say = useToast()
  const cache = useQueryClient()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const sending = useRef(false)

  async function textOf(problem: Problem) {
    const texts = [problem.message, ...Object.values(problem.errors ?? {}).flat()].map((text) => t(text))
    // Nothing to add where what happened cannot be asked for either.
    const happened = problem.status === 409 ? await explain?.().catch(() => null) : null
    return [...new Set([...texts, happened])].filter(Boolean).join(' ')
  }

  async function run(input: Input) {
    if (sending.current) return
    sending.current = true
    setPending(true)
    setErrors({})
    try {
      const output = await send(input)
      if (done) say({ text: done(output) })
      await after?.(output)
    } catch (error) {
      const problem = error instanceof Problem ? error : unexpected()
      setErrors(problem.errors ?? {})
      if (!(await refused?.(problem))) say({ text: await textOf(problem), failed: true })
      if (problem !== error) throw error
    } finally {
      sending.current = false
      setPending(false)
      // Also after a refusal: what is shown was out of date then.
      await cache.invalidateQueries()
    }
  }

  return { run, pending, errors }
}
