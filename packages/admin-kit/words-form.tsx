import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useOwnDraft } from './draft-key.ts'
import { Field } from './field.tsx'
import { useAction } from './use-action.ts'

type Props<Output> = {
  /** Under which the text waits in this browser until it is sent: `inquiry:5`. */
  draft: string
  label: string
  hint?: string
  send: (words: string) => Promise<Output>
  done?: (output: Output) => string
  /** What happened meanwhile, where it is no longer allowed. */
  explain?: () => Promise<string | null>
  button: string
  /** A screen has one main button; a form that stands beside it has a line, or says that it ends something. */
  look?: 'main' | 'line' | 'danger'
  rows?: number
  /** Other actions beside it. */
  children?: ReactNode
}

/** A text that is sent: an answer, a reason, a note. A closed tab or an ended session does not lose it. */
export function WordsForm<Output>(props: Props<Output>) {
  const { draft: key, label, hint, send, done, explain, button, look = 'main', rows = 4, children } = props
  const { draft, change, clear } = useOwnDraft(key, { words: '' })
  const { run, pending, errors } = useAction(() => send(draft.words), {
    ...(done && { done }),
    ...(explain && { explain }),
    after: () => clear(),
  })
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <Field label={label} {...(hint && { hint })} error={Object.values(errors)[0]}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            value={draft.words}
            onChange={(event) => change({ words: event.target.value })}
            onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && void run(undefined)}
          />
        )}
      </Field>
      <div className="row">
        {children}
        <span className="push" />
        <Button
          type="submit"
          {...(look !== 'line' && { look })}
          shortcut="mod+Enter"
          disabled={pending || draft.words.trim() === ''}
        >
          {button}
        </Button>
      </div>
    </form>
  )
}
