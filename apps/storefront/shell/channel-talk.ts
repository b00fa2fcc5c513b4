import type { ShopSession } from '@sillage/domains/session.ts'
import type { ChatWidget } from '@sillage/web-kit/chat.ts'

type ChannelTalk = { (...call: unknown[]): void; q?: unknown[][] }
declare global {
  interface Window {
    /** Channel Talk's one function. A snippet puts it there before the script itself has come, and queues calls to it. */
    ChannelIO?: ChannelTalk | undefined
  }
}

type Options = {
  key: string
  load: () => Promise<boolean>
  session: { get(): ReturnType<ShopSession['get']>; subscribe(listener: () => void): unknown }
  language: 'ko' | 'en'
}

/** Channel Talk, whose script comes when someone wants to talk, and which knows a member by id, name and mobile. */
export function channelTalk({ key, load, session, language }: Options): ChatWidget {
  const listeners: [string, () => void][] = []
  let known: string | undefined
  const tell = (...call: unknown[]) => window.ChannelIO?.(...call)

  function boot() {
    const { user } = session.get()
    known = user?.mb_id
    const profile = user && { name: user.mb_name, ...(mobileOf(user.mb_hp) && { mobileNumber: mobileOf(user.mb_hp) }) }
    tell('boot', {
      pluginKey: key,
      language,
      hideChannelButtonOnBoot: true,
      ...(user && { memberId: user.mb_id, profile }),
    })
  }

  /** After a sign-in or sign-out the chat belongs to another person. */
  function follow() {
    if (session.get().user?.mb_id === known) return
    tell('shutdown')
    boot()
  }

  /** False where the script does not load: then visitors are given the phone number. */
  let coming: Promise<boolean> | undefined
  async function come() {
    const snippet: ChannelTalk = (...call) => void snippet.q?.push(call)
    snippet.q = []
    window.ChannelIO = snippet
    for (const [event, listener] of listeners) tell(event, listener)
    boot()
    const isThere = await load()
    if (isThere) session.subscribe(follow)
    else window.ChannelIO = undefined
    return isThere
  }

  return {
    async open() {
      coming ??= come()
      tell('showMessenger')
      const isThere = await coming
      if (!isThere) coming = undefined
      return isThere
    },
    onShow: (listener) => void listeners.push(['onShowMessenger', listener]),
    onHide: (listener) => void listeners.push(['onHideMessenger', listener]),
  }
}

/** 010-1234-5678 as the world dials it, and numbers abroad as they are stored; anything else is left out. */
export function mobileOf(number: string): string | undefined {
  if (/^\+[1-9]\d{6,14}$/.test(number)) return number
  const digits = number.replace(/\D/g, '')
  return /^01\d{8,9}$/.test(digits) ? `+82${digits.slice(1)}` : undefined
}
