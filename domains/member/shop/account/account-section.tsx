import { type ReactNode, useId } from 'react'
import './account.css'

type Props = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode }

/** One matter of the account. */
export function AccountSection({ title, note, action, children }: Props) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <div className="account-head">
        <div>
          <h2 id={id} className="section-title">
            {title}
          </h2>
          {note && <p className="section-note">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
