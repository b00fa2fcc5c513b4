import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'

type Props = {
  title: string
  /** Where this screen belongs: the list of a detail. */
  crumb?: { to: string; label: string }
  /** A state or one fact beside the title. */
  fact?: ReactNode
  /** Actions; the main one last. */
  children?: ReactNode
}

/** The bar above a screen; names the document too. */
export function Top({ title, crumb, fact, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Sillage`
  }, [title])
  return (
    <header className="top">
      {crumb && (
        <Link className="crumb" to={crumb.to}>
          {crumb.label}
        </Link>
      )}
      <h1>{title}</h1>
      {fact}
      {children && <div className="top-acts">{children}</div>}
    </header>
  )
}
