import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { openPopup } from '../popup.ts'
import type { Sendable } from './read-message.ts'
import { sharerFields } from './sharer.ts'

/** A window in which the person chooses whom to send the message to. */
export function sendThroughWindow(kakao: Kakao, message: Sendable) {
  const { hosts, world } = kakao
  const { callback } = message.options
  const fields = sharerFields(kakao, message)
  if (callback) hearSent(kakao, callback)
  const popup = openPopup(kakao, { name: 'sharer' })
  if (!popup) throw new KakaoError('The browser opened no window.', { error_code: 'popup_blocked' })
  world.submit({ action: `${hosts.sharer}/picker/link`, target: 'sharer', fields })
}

function hearSent(kakao: Kakao, callback: () => void) {
  const { hosts, world } = kakao
  world.warn('KakaoWarning: "callback" is deprecated. Use "serverCallbackArgs".')
  const stop = kakao.lend(
    world.hear(({ origin, data }) => {
      if (data !== 'sent' || origin !== new URL(hosts.sharer).origin) return
      stop()
      callback()
    }),
  )
}
