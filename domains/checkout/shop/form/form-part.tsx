import { type ReactNode, useId } from 'react'

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
