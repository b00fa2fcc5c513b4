import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createDialogs, type DialogKind, type Dialogs, type Speech } from './dialog-queue.ts'
import { usePhrases } from './phrases.ts'
import { PlainDialog } from './plain-dialog.tsx'
import type { ShownDialogProps } from './shown-dialog.tsx'
import type { ToastHostProps } from './toast-host.tsx'

const importDialog = () => import('./shown-dialog.tsx')
const importToasts = () => import('./toast-host.tsx')

/** Fetches what reports errors while there is a connection: without one it could not be fetched any more. */
export const loadDialogs = () => Promise.all([importDialog(), importToasts()])

// Fetched when the page is idle, or with the first dialog or toast: the first page does not carry them. The catch stands
// last: a builder puts the fetching of style sheets round what stands before it.
const ShownDialog = lazy<ComponentType<ShownDialogProps>>(() =>
  importDialog()
    .then((module) => ({ default: module.ShownDialog }))
    .catch(() => ({ default: PlainDialog })),
)
const ToastHost = lazy<ComponentType<ToastHostProps>>(() => importToasts().catch(() => ({ default: () => null })))

const titles: Record<DialogKind, string> = {
  notice: '알림',
  confirm: '확인',
  problem: '문제가 있어요',
  success: '확인하기',
}

const DialogsContext = createContext<Dialogs | null>(null)
const SpeechContext = createContext<Speech | null>(null)
type Props = { dialogs?: Dialogs; children: ReactNode }

/** Where dialogs and toasts appear. Code outside React may share `dialogs` with it. */
export function DialogsProvider({ dialogs: given, children }: Props) {
  const [own] = useState(createDialogs)
  const dialogs = given ?? own
  return (
    <DialogsContext value={dialogs}>
      <SpeechContext value={dialogs}>{children}</SpeechContext>
      <Suspense>
        <CurrentDialog dialogs={dialogs} />
      </Suspense>
      <Suspense>
        <Toasts dialogs={dialogs} />
      </Suspense>
    </DialogsContext>
  )
}

/** `alert`, `confirm` and `toast`. Texts come in the visitor's language. */
export function useDialogs(): Speech {
  const dialogs = use(SpeechContext)
  if (!dialogs) throw new Error('useDialogs needs <DialogsProvider>')
  return dialogs
}

/** For a page that leads elsewhere at once: what it says is still there when the page is gone. */
export function useLastingDialogs(): Speech {
  const dialogs = use(DialogsContext)
  if (!dialogs) throw new Error('useLastingDialogs needs <DialogsProvider>')
  return dialogs
}

/** What is asked below it goes with the page: a page that is hidden, or gone, keeps no dialog open. */
export function DialogsOfPage({ children }: { children: ReactNode }) {
  const dialogs = use(DialogsContext)
  const [own] = useState(() => dialogs?.speaker() ?? null)
  useEffect(() => own?.takeBack, [own])
  return <SpeechContext value={own}>{children}</SpeechContext>
}

const useShown = ({ subscribe, get, getOnServer }: Dialogs) => useSyncExternalStore(subscribe, get, getOnServer)

function CurrentDialog({ dialogs }: { dialogs: Dialogs }) {
  const t = usePhrases()
  const [current] = useShown(dialogs).asked
  if (!current) return null
  const { id, kind, open, answer, danger, title, confirmLabel, cancelLabel, ...rest } = current
  return (
    <ShownDialog
      {...rest}
      key={id}
      open={open}
      tone={kind === 'confirm' ? undefined : kind}
      kind={danger ? 'danger' : 'ink'}
      title={title ?? t(titles[kind])}
      confirmLabel={confirmLabel ?? t(kind === 'confirm' ? '확인' : '닫기')}
      cancelLabel={kind === 'confirm' ? (cancelLabel ?? t('취소')) : undefined}
      onClose={(reason) => answer(reason === 'confirm')}
      onRemoved={() => dialogs.remove(id)}
    />
  )
}

/** Stays once it was needed, so that a second toast finds the first one's place. */
function Toasts({ dialogs }: { dialogs: Dialogs }) {
  const t = usePhrases()
  const { toasts } = useShown(dialogs)
  const [needed, setNeeded] = useState(false)
  if (toasts.length > 0 && !needed) setNeeded(true)
  if (!needed) return null
  return <ToastHost messages={toasts} label={t('알림')} onTaken={dialogs.toastsTaken} />
}
