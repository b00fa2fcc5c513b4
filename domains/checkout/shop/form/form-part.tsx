import { type ReactNode, useId } from 'react'
import type { Quote } from '../../contract.ts'
import type { Draft } from './draft.ts'
import type { Change } from './use-draft.ts'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** One part of the order form: its name beside it on a desktop, above it on a phone. */
export function FormPart({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className="form-part" aria-labelledby={id}>
      <div className="form-part-head">
        <h2 id={id}>{title}</h2>
        {note}
      </div>
      <div className="form-part-body">{children}</div>
    </section>
  )
}

/** What every part of the form works with. */
export type PartProps = {
  draft: Draft
  change: Change
  quote: Quote
  errors: Record<string, string[] | undefined>
  /** For a field that is being edited. */
  clear: (field: string) => void
}
