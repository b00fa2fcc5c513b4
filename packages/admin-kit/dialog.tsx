import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { isOnToast } from './toasts.tsx'

type Props = {
  title: string
  lead?: ReactNode
  children?: ReactNode
  /** Buttons; the one that decides is the last. */
  actions: ReactNode
  onClose: () => void
  width?: number
}

/** For a decision. What can be edited without one is edited on the screen itself. */
export const Dialog = ({ title, lead, children, actions, onClose, width }: Props) => (
  <Base.Root open onOpenChange={(open, { event }) => !open && !isOnToast(event) && onClose()}>
    <Base.Portal>
      <Base.Backdrop className="scrim" />
      <Base.Popup className="dialog" style={width ? { '--w': `${width}px` } : undefined}>
        <header>
          <Base.Title>{title}</Base.Title>
          {lead && <Base.Description>{lead}</Base.Description>}
        </header>
        {children && <div className="dialog-body">{children}</div>}
        <footer>
          <span className="push" />
          {actions}
        </footer>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
)
