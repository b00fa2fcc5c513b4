import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'
import { Key } from './key.tsx'

type Look = { look?: 'main' | 'quiet' | 'danger'; small?: boolean; icon?: IconName; shortcut?: string }

const classOf = ({ look, small, only }: { look: Look['look']; small: boolean | undefined; only: boolean }) =>
  ['btn', look && `btn-${look}`, small && 'btn-sm', only && 'btn-icon'].filter(Boolean).join(' ')

function inside({ icon, shortcut, children }: Pick<Look, 'icon' | 'shortcut'> & { children?: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {shortcut && <Key name={shortcut} />}
    </>
  )
}

/** A button of the console. `shortcut` only shows the key; the screen listens for it. */
export function Button({ look, small, icon, shortcut, children, ...rest }: Look & ComponentProps<'button'>) {
  const only = icon !== undefined && children === undefined
  return (
    <button type="button" {...rest} className={classOf({ look, small, only })}>
      {inside({ icon, shortcut, children })}
    </button>
  )
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({ look, small, icon, shortcut, children, ...rest }: Look & ComponentProps<typeof Link>) {
  const only = icon !== undefined && children === undefined
  return (
    <Link {...rest} className={classOf({ look, small, only })}>
      {inside({ icon, shortcut, children })}
    </Link>
  )
}
