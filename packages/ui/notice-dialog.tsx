import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.tsx'
import './notice-dialog.css'

type Tone = 'notice' | 'success' | 'problem'
const ICONS: Record<Tone, IconName> = { notice: 'info', success: 'check', problem: 'alert' }

type Props = Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onClose' | 'onRemoved' | 'title' | 'image' | 'autoCloseMs' | 'easyClose'
> & {
  message: ReactNode
  closeLabel: string
  tone?: Tone
}

/** Something to know, with nothing to decide: one button, which has the focus. */
export function NoticeDialog({ message, closeLabel, tone = 'notice', ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      confirmLabel={closeLabel}
      message={
        <span className={`notice notice-${tone}`}>
          <Icon name={ICONS[tone]} size="sm" />
          <span>{message}</span>
        </span>
      }
    />
  )
}
