import { Dialog as Base } from '@base-ui/react/dialog'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { isOnToast } from './toasts.tsx'

type Props = {
  title: string
  children: ReactNode
  /** Buttons; the one that decides is the last. */
  actions?: ReactNode
  onClose: () => void
  width?: number
}

/** Work on one row beside its list: a form, or the row in full. */
export function Panel({ title, children, actions, onClose, width = 720 }: Props) {
  const t = usePhrases()
  return (
    <Base.Root open onOpenChange={(open, { event }) => !open && !isOnToast(event) && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="panel" style={{ '--panel': `${width}px` }}>
          <header className="panel-head">
            <Base.Title>{title}</Base.Title>
            <span className="push" />
            <Button look="quiet" icon="close" aria-label={t('닫기')} onClick={onClose} />
          </header>
          <div className="panel-body">{children}</div>
          {actions && (
            <footer className="panel-foot">
              <span className="push" />
              {actions}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
