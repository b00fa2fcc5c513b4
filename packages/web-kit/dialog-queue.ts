import type { ToastMessage } from '@sillage/ui/toast.tsx'

/** notice informs, problem says what went wrong, success what went well, confirm asks. */
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
/** What a page may say and ask. */
export type Speech = {
  /** Shows a message; resolves when it was read. */
  alert: (texts: DialogTexts & { kind?: Exclude<DialogKind, 'confirm'> }) => Promise<void>
  /** Asks something; false also when the question is waved away. */
  confirm: (texts: DialogTexts) => Promise<boolean>
  toast: (message: string | ToastMessage) => void
}
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

  const remove = (id: number) => change({ asked: shown.asked.filter((one) => one.id !== id) })

  function ask(kind: DialogKind, texts: DialogTexts) {
    lastId += 1
    const id = lastId
    const answered = new Promise<boolean>((resolve) => {
      function answer(yes: boolean) {
        resolve(yes)
        change({ asked: shown.asked.map((one) => (one.id === id ? { ...one, open: false } : one)) })
      }
      change({ asked: [...shown.asked, { ...texts, id, kind, open: true, answer }] })
    })
    return { id, answered }
  }

  const queue: Queue = {
    ask,
    remove,
    toast: (message) => change({ toasts: [...shown.toasts, typeof message === 'string' ? { message } : message] }),
    asked: () => shown.asked,
  }
  return {
    ...speakerOf(queue),
    speaker: () => speakerOf(queue),
    remove,
    toastsTaken: (taken: ToastMessage[]) => change({ toasts: shown.toasts.filter((toast) => !taken.includes(toast)) }),
    get: () => shown,
    getOnServer: () => nothing,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What a speaker needs of the queue that all of them share. */
type Queue = Pick<Speech, 'toast'> & {
  ask: (kind: DialogKind, texts: DialogTexts) => { id: number; answered: Promise<boolean> }
  remove: (id: number) => void
  asked: () => Asked[]
}

/** A voice whose dialogs can be dismissed all at once: unanswered questions are then answered with no. */
function speakerOf(queue: Queue): Speech & { takeBack: () => void } {
  const mine = new Set<number>()
  async function say(kind: DialogKind, texts: DialogTexts) {
    const { id, answered } = queue.ask(kind, texts)
    mine.add(id)
    const yes = await answered
    mine.delete(id)
    return yes
  }
  return {
    async alert({ kind = 'notice', ...texts }) {
      await say(kind, texts)
    },
    confirm: (texts) => say('confirm', texts),
    toast: queue.toast,
    takeBack() {
      for (const one of queue.asked().filter(({ id }) => mine.has(id))) {
        one.answer(false)
        // Without the fade-out: a dialog that was never drawn would not report that it has faded.
        queue.remove(one.id)
      }
    },
  }
}
