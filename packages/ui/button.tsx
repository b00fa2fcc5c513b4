import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { Anchor, type LinkRender } from './anchor.tsx'
import type { Near } from './near.ts'
import './button.css'

type Looks = {
  children: ReactNode
  /** ink is the one main action of a view; line the second choice; quiet the third; danger undoes. */
  kind?: 'ink' | 'line' | 'quiet' | 'danger'
  size?: 'sm'
  wide?: boolean
  className?: string
}
type AsButton = Looks &
  Near & {
    href?: undefined
    type?: 'button' | 'submit' | 'reset'
    busy?: boolean
    disabled?: boolean
    form?: string
    name?: string
    value?: string
    onClick?: MouseEventHandler<HTMLButtonElement>
    ref?: Ref<HTMLButtonElement>
    'aria-label'?: string
    'aria-describedby'?: string
  }
type AsLink = Looks & { href: string; link?: LinkRender; target?: string; rel?: string; 'aria-label'?: string }

function classes({ kind = 'ink', size, wide, className }: Looks) {
  return ['button', kind !== 'ink' && `button-${kind}`, size && `button-${size}`, wide && 'button-wide', className]
    .filter(Boolean)
    .join(' ')
}

/** A button, or with `href` a link that looks like one. While busy it keeps its focus and answers no click. */
export function Button(props: AsButton | AsLink) {
  if (props.href !== undefined) {
    const { kind, size, wide, className, ...rest } = props
    return <Anchor {...rest} className={classes({ ...props })} />
  }
  const { kind, size, wide, className, busy, type = 'button', onClick, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={classes(props)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
