import type { Kakao } from './kakao.ts'
import { KakaoError, refusalOf } from './kakao-error.ts'
import type { Message, PopupWindow } from './world.ts'

const lookEveryMs = 1000

type Awaited = {
  /** The only hosts that are listened to. */
  from: readonly string[]
  popup: PopupWindow | null
  /** A hidden page of the service's, through which its window can speak to this one. */
  frame?: { id: string; src: string }
  /** What a message means; undefined where it is none of ours. */
  read?: (message: unknown) => Record<string, unknown> | undefined
  /** The window says by itself that it was closed. */
  onClosed?: (() => void) | undefined
}

/** What a window of the provider's says in the end. Whatever carries a code is a refusal. */
export function hearResult(kakao: Kakao, { from, popup, frame, read = readJson, onClosed }: Awaited) {
  const { world } = kakao
  const origins = from.map((url) => new URL(url).origin)
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    if (!popup) return reject(refusalOf({ error_code: 'popup_blocked', error_msg: 'The browser opened no window.' }))
    const undo = kakao.lend(() => {
      for (const end of [unhear, unframe, unwatch]) end?.()
    })
    const unframe = frame && world.addFrame(frame)
    const unhear = world.hear(({ origin, data }: Message) => {
      if (!origins.includes(origin)) return
      if (data === 'closed') return onClosed?.()
      try {
        const result = read(data)
        if (!result) return
        undo()
        resolve(settled(result))
      } catch (error) {
        undo()
        reject(error)
      }
    })
    let wasClosed = false
    const unwatch = world.every(lookEveryMs, () => {
      // What was said right before closing may still be on its way: one more turn.
      if (!wasClosed) {
        wasClosed = popup.closed
        return
      }
      undo()
      reject(refusalOf({ error_code: 'popup_closed', error_msg: 'The window was closed before an answer came.' }))
    })
  })
}

function settled(result: Record<string, unknown>) {
  if ('code' in result || 'error_code' in result) throw refusalOf(result)
  return result
}

/** Results come as text that is an object in JSON. */
export function readJson(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Inside apps that keep their pages to themselves no window could answer. */
export const unsupportedEnvironment = () =>
  new KakaoError('unsupported environment', { error_code: 'KAE007', error_msg: 'unsupported environment' })
