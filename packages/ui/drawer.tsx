import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useBackCloses } from './use-back-closes.ts'
import './icon-button.css'
import './drawer.css'
import './scrim.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name: shown in the head, or only spoken where `head` is something else. */
  title: string
  /** In place of the title: the logo, or a link back. */
  head?: ReactNode
  /** Stays at the bottom: login and sign-up, or the button that applies filters. */
  foot?: ReactNode
  closeLabel: string
  children: ReactNode
  /** left is the menu; bottom is a sheet within reach of the thumb. */
  from?: 'left' | 'bottom'
}

/** A panel that comes over the page from its edge. */
export function Drawer({ open, onOpenChange, title, head, foot, closeLabel, children, from = 'left' }: Props) {
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={`drawer drawer-${from}`}>
          <div className="drawer-head">
            <Base.Title className={head ? 'sr' : 'drawer-title'}>{title}</Base.Title>
            {head}
            <Base.Close className="icon-button" aria-label={closeLabel}>
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className="drawer-body">{children}</div>
          {foot && <div className="drawer-foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
