import { agentOf } from '../agent.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { openPopup } from '../popup.ts'
import { textFields } from '../query.ts'
import type { Sendable } from './read-message.ts'

/** A window in which the person chooses whom to send the message to. */
export function sendThroughWindow(kakao: Kakao, { action, wire, options }: Sendable) {
  const { hosts, world } = kakao
  const fields = textFields({
    ...{ app_key: kakao.appKey(), ka: agentOf(world), validation_action: action, validation_params: wire },
    lcba: options.serverCallbackArgs,
  })
  if (options.callback) hearSent(kakao, options.callback)
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
