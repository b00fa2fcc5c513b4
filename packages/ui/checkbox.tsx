import type { ComponentProps, ReactNode } from 'react'
import './checkbox.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  children: ReactNode
  /** A small figure at the end of the row: how many there are. */
  count?: ReactNode
}

/** A box to tick, the whole row of it. */
export function Checkbox({ children, count, ...input }: Props) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      {children}
      {count !== undefined && <small className="num end">{count}</small>}
    </label>
  )
}
