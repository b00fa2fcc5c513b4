import type { ChatWidget } from './chat.ts'

type ChannelTalk = (command: string, listener?: () => void) => void
declare global {
  interface Window {
    /** Channel Talk's one function. Its snippet puts it there before the script itself has come, and keeps what it is told. */
    ChannelIO?: ChannelTalk
  }
}

/** The Channel Talk of this window, where one stands. */
export function channelTalk({ ChannelIO: tell }: Pick<Window, 'ChannelIO'>): ChatWidget | null {
  if (!tell) return null
  return {
    open: () => tell('showMessenger'),
    onShow: (listener) => tell('onShowMessenger', listener),
    onHide: (listener) => tell('onHideMessenger', listener),
  }
}
