import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './alert.css'

const ICONS = { plain: 'info', accent: 'clock', success: 'check', danger: 'alert' } as const

type Props = { children: ReactNode; tone?: keyof typeof ICONS }

/** A sentence set apart in the page: something to know, done, awaited or wrong. */
export function Alert({ children, tone = 'plain' }: Props) {
  return (
    <p className={`alert alert-${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} size="sm" />
      <span>{children}</span>
    </p>
  )
}
