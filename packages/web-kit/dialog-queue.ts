import type { ToastMessage } from '@sillage/ui/toast.tsx'

/** notice tells, problem tells what went wrong, success what went well, confirm asks. */
export type DialogKind = 'notice' | 'problem' | 'success' | 'confirm'
export type DialogTexts = {
  title?: string
  message: string
  image?: { src: string; alt: string }
  confirmLabel?: string
  cancelLabel?: string
  /** Confirming destroys something. */
  danger?: boolean
  autoCloseMs?: number
  easyClose?: boolean
}
export type Asked = DialogTexts & { id: number; kind: DialogKind; open: boolean; answer: (yes: boolean) => void }
type Shown = { asked: Asked[]; toasts: ToastMessage[] }

const nothing: Shown = { asked: [], toasts: [] }

export type Dialogs = ReturnType<typeof createDialogs>

/** Dialogs waiting to be answered, one after the other, and toasts; also from outside React. */
export function createDialogs() {
  let shown = nothing
  let lastId = 0
  const listeners = new Set<() => void>()

  function change(next: Partial<Shown>) {
    shown = { ...shown, ...next }
    for (const listener of listeners) listener()
  }

  function ask(kind: DialogKind, texts: DialogTexts) {
    lastId += 1
    const id = lastId
    return new Promise<boolean>((resolve) => {
      function answer(yes: boolean) {
        resolve(yes)
        change({ asked: shown.asked.map((one) => (one.id === id ? { ...one, open: false } : one)) })
      }
      change({ asked: [...shown.asked, { ...texts, id, kind, open: true, answer }] })
    })
  }

  return {
    /** Tells something; done when it has been read. */
    async alert({ kind = 'notice', ...texts }: DialogTexts & { kind?: Exclude<DialogKind, 'confirm'> }) {
      await ask(kind, texts)
    },
    /** Asks something; false also when the question is waved away. */
    confirm: (texts: DialogTexts) => ask('confirm', texts),
    toast(message: string | ToastMessage) {
      change({ toasts: [...shown.toasts, typeof message === 'string' ? { message } : message] })
    },
    remove: (id: number) => change({ asked: shown.asked.filter((one) => one.id !== id) }),
    toastsTaken: (taken: ToastMessage[]) => change({ toasts: shown.toasts.filter((toast) => !taken.includes(toast)) }),
    get: () => shown,
    getOnServer: () => nothing,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
