import { type ReactNode, useId } from 'react'

type Props = { title: string; fact?: ReactNode; actions?: ReactNode; ruled?: boolean; children: ReactNode }

/** A titled piece of a screen. */
export function Part({ title, fact, actions, ruled = true, children }: Props) {
  const id = useId()
  return (
    <section className={ruled ? 'part part-ruled' : 'part'} aria-labelledby={id}>
      <div className="part-head">
        <h2 id={id}>{title}</h2>
        {fact && <span className="mute">{fact}</span>}
        {actions && <div className="push">{actions}</div>}
      </div>
      {children}
    </section>
  )
}

/** Names and values. An empty value is left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="facts">
    {rows.map(([name, value]) =>
      value === '' || value === null || value === undefined || value === false ? null : (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)

type EmptyProps = { title: string; level?: 'h1' | 'h2'; children?: ReactNode }

/** What an empty list means and what comes next. */
export const Empty = ({ title, level: Title = 'h2', children }: EmptyProps) => (
  <div className="empty">
    <Title>{title}</Title>
    {children}
  </div>
)

/** Lines in the shape of what is being read. */
export const Skeleton = ({ label, lines = 6 }: { label: string; lines?: number }) => (
  <div role="status" aria-label={label} className="stack skeleton">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="skel" style={{ '--w': `${90 - ((line * 17) % 40)}%` }} />
    ))}
  </div>
)
