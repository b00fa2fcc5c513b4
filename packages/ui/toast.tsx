import { Toast as Base } from '@base-ui/react/toast'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.tsx'
import './toast.css'

export type ToastMessage = {
  message: string
  icon?: IconName
  /** One thing to do about it: a place to go, or an action such as taking it back. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
  /** Read out at once; for what went wrong. */
  urgent?: boolean
  /** How long it stays; five seconds unless said. */
  durationMs?: number
  /** Names a button that closes it: until then it stays. */
  closeLabel?: string
  /** The language of the message, where it is not the page's. */
  lang?: string
}
type Data = Pick<ToastMessage, 'icon' | 'action' | 'closeLabel' | 'lang'>

/** Where toasts are handed in, from anywhere; ToastRegion draws them. */
export function createToasts() {
  const manager = Base.createToastManager<Data>()
  return {
    manager,
    show({ message, urgent, durationMs, ...data }: ToastMessage) {
      const timeout = data.closeLabel ? 0 : durationMs
      return manager.add({
        title: message,
        priority: urgent ? 'high' : 'low',
        ...(timeout === undefined ? {} : { timeout }),
        data,
      })
    },
    close: (id: string) => manager.close(id),
  }
}
export type Toasts = ReturnType<typeof createToasts>

function ToastList() {
  const { toasts, close } = Base.useToastManager<Data>()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      lang={toast.data?.lang}
      className="toast night"
      swipeDirection={['down', 'left', 'right']}
    >
      {toast.data?.icon && <Icon name={toast.data.icon} size="sm" />}
      <Base.Title render={<p />} />
      {toast.data?.action && <ToastAction action={toast.data.action} onDone={() => close(toast.id)} />}
      {toast.data?.closeLabel && (
        <button type="button" onClick={() => close(toast.id)}>
          {toast.data.closeLabel}
        </button>
      )}
    </Base.Root>
  ))
}

function ToastAction({ action, onDone }: { action: NonNullable<Data['action']>; onDone: () => void }) {
  if ('href' in action) {
    return (
      <Anchor href={action.href} onClick={onDone}>
        {action.label}
      </Anchor>
    )
  }
  function press() {
    if ('onPress' in action) action.onPress()
    onDone()
  }
  return (
    <button type="button" onClick={press}>
      {action.label}
    </button>
  )
}

/** The place toasts appear in, above the dock; one for the whole shop. */
export function ToastRegion({ toasts, label }: { toasts: Toasts; label: string }) {
  return (
    <Base.Provider toastManager={toasts.manager} limit={3}>
      <Base.Portal>
        <Base.Viewport className="toasts" aria-label={label}>
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}
