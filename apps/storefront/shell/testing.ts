import type { ChatWidget } from '@sillage/web-kit/chat.ts'

/** A chat that shows itself when it is opened, as a real one does, and is closed by the test. */
export function testChat(): ChatWidget & { hide(): void } {
  const events = new EventTarget()
  return {
    open: async () => events.dispatchEvent(new Event('show')),
    hide: () => void events.dispatchEvent(new Event('hide')),
    onShow: (listener) => events.addEventListener('show', listener),
    onHide: (listener) => events.addEventListener('hide', listener),
  }
}
