import { idOf } from './message-list.ts'
import type { TextMessage } from './text-message.ts'

const times = 5
const pauseMs = 400

/** Tells a shop what became of a message, as the service's webhook does: an array, until someone answers 200. */
export function report(message: TextMessage, reportTo: (() => string | undefined) | undefined, nth = 1) {
  if (!reportTo || message.status === '2000' || nth > times) return
  // A moment later: a shop that has not heard yet that its message was taken would not know it.
  setTimeout(async () => {
    const url = reportTo()
    if (!url) return
    const { group, to, from, type, status } = message
    const body = JSON.stringify([{ messageId: idOf(message), groupId: group, to, from, type, statusCode: status }])
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (reply?.status !== 200) report(message, reportTo, nth + 1)
  }, pauseMs).unref()
}
