import { useSyncExternalStore } from 'react'

/** What a chat has to be able to do to take the telephone's place. */
export type ChatWidget = {
  /** Called inside the visitor's own click: some browsers open nothing otherwise. False where it cannot come. */
  open(): Promise<boolean>
  onShow(listener: () => void): void
  onHide(listener: () => void): void
}

/** The place where a chat is plugged in. The bars know only this, never the chat itself. */
export function createChat() {
  const listeners = new Set<() => void>()
  let widget: ChatWidget | null = null
  let shown = false

  function show(next: boolean) {
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    connect(next: ChatWidget) {
      widget = next
      next.onShow(() => show(true))
      next.onHide(() => show(false))
    },
    /** False where no chat is connected, or where it does not come. */
    open: async () => (await widget?.open()) ?? false,
    isShown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The chat of this page. */
export const chat = createChat()

/** Whether the chat stands over the page: what would lie under it steps aside. */
export const useChatShown = () => useSyncExternalStore(chat.subscribe, chat.isShown, () => false)
