import { Dialog as Base } from '@base-ui/react/dialog'
import { limits } from '@sillage/kit/limits.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import './dialog.css'
import './scrim.css'

export type DialogCloseReason = 'confirm' | 'cancel' | 'dismiss' | 'timeout'

type Props = {
  open: boolean
  onClose: (reason: DialogCloseReason) => void
  /** Called when the dialog has left the document. */
  onRemoved?: () => void
  title: string
  message?: ReactNode
  image?: { src: string; alt: string }
  /** Anything more than a sentence: a form, a list. */
  children?: ReactNode
  /** A form is entered at its first field, not at the button that sends it. */
  isForm?: boolean
  confirmLabel: string
  cancelLabel?: string | undefined
  /** danger where confirming destroys something. */
  kind?: 'ink' | 'danger'
  busy?: boolean
  /** Closes by itself after this time; a trail along the edge shows how much is left. */
  autoCloseMs?: number | undefined
  /** Closes on a press outside; the Escape key closes always. */
  easyClose?: boolean
}

/** Whether it belongs in the document: from opening until 301 ms after closing. */
function usePresence(open: boolean, onRemoved: (() => void) | undefined) {
  const [present, setPresent] = useState(open)
  const removed = useEffectEvent(() => onRemoved?.())
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => {
      setPresent(false)
      removed()
    }, limits.dialog.removalMs)
    return () => clearTimeout(timer)
  }, [open, present])
  return present
}

/** A question or a message that must be answered before the page goes on. */
export function Dialog(props: Props) {
  const { open, onClose, onRemoved, title, message, image, children, confirmLabel, cancelLabel } = props
  const { kind = 'ink', busy, autoCloseMs, easyClose = false, isForm = false } = props
  const present = usePresence(open, onRemoved)
  const confirm = useRef<HTMLButtonElement>(null)
  const timedOut = useEffectEvent(() => onClose('timeout'))
  useEffect(() => {
    if (!open || autoCloseMs === undefined) return
    const timer = setTimeout(() => timedOut(), autoCloseMs)
    return () => clearTimeout(timer)
  }, [open, autoCloseMs])
  if (!present) return null
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!easyClose}
      onOpenChange={(next) => {
        if (!next) onClose('dismiss')
      }}
    >
      <Base.Portal keepMounted>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-layer">
          <Base.Popup className="dialog" initialFocus={isForm || confirm}>
            {image && <img src={image.src} alt={image.alt} width={600} height={400} />}
            <Base.Title>{title}</Base.Title>
            {message && <Base.Description className="dialog-message">{message}</Base.Description>}
            {children && <div className="dialog-body">{children}</div>}
            <div className="button-row">
              {cancelLabel && (
                <Button kind="line" onClick={() => onClose('cancel')}>
                  {cancelLabel}
                </Button>
              )}
              <Button ref={confirm} kind={kind} busy={busy ?? false} onClick={() => onClose('confirm')}>
                {confirmLabel}
              </Button>
            </div>
            {autoCloseMs !== undefined && (
              <i className="dialog-timer" aria-hidden="true" style={{ animationDuration: `${autoCloseMs}ms` }} />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
