import { agentOf } from '../agent.ts'
import { answerOf } from '../api/call.ts'
import type { Kakao } from '../kakao.ts'
import { withQuery } from '../query.ts'
import type { PopupWindow } from '../world.ts'
import { type Answer, closedWindow, refused } from './answer.ts'

export const pollEveryMs = 1000
export const pollTimes = 600

type Watched = {
  auth_tran_id: string
  state?: string | undefined
  popup?: PopupWindow | undefined
  /** Where the app asks: its window closes by itself or is put away, and says nothing of what the person decides. */
  isAppAsking: boolean
}

/**
 * Asks until the person has decided somewhere else: in a window, or in the provider's app. Undefined where the page has
 * to leave for the provider's error page.
 */
export function pollForAnswer(kakao: Kakao, watched: Watched): Promise<Answer | undefined> {
  const { auth_tran_id, state, popup, isAppAsking } = watched
  const { world, hosts } = kakao
  const client_id = kakao.appKey()
  let asked = 0
  let isAsking = false
  return new Promise((resolve) => {
    const stop = kakao.lend(world.every(pollEveryMs, () => void look()))
    const end = (answer: Answer | undefined) => {
      stop()
      if (popup && !popup.closed) popup.close()
      resolve(answer)
    }

    async function look() {
      asked += 1
      if (asked > pollTimes) return end(refused('timeout', 'LOGIN_TIMEOUT', state))
      // A slow answer is waited for: a second question could take the code from the first.
      if (isAsking) return
      isAsking = true
      const wasClosed = !isAppAsking && (popup?.closed ?? false)
      const reply = await ask()
      isAsking = false
      if (isOffline(reply)) {
        world.go(`${hosts.authErrors}/network`)
        return end(undefined)
      }
      if (!isPending(reply)) return end(answerIn(reply))
      // Who closed the window has decided; what they decided just before was asked for once more.
      if (wasClosed) end(closedWindow(state))
    }

    /** A question that fails is asked again at the next turn. */
    const ask = () =>
      answerOf(kakao, withQuery(`${hosts.auth}/apiweb/code.json`, { client_id, auth_tran_id, ka: agentOf(world) }), {
        method: 'GET',
      }).catch(() => stillWaiting)
  })
}

const stillWaiting = { status: 'error', error_code: '300' }
const fieldsOf = (reply: unknown): Record<string, unknown> =>
  typeof reply === 'object' && reply !== null ? { ...reply } : stillWaiting
const isPending = (reply: unknown) => String(fieldsOf(reply).error_code) === '300'
const isOffline = (reply: unknown) => {
  const { status, error_code } = fieldsOf(reply)
  return status === 'error' && String(error_code) === '700'
}

function answerIn(reply: unknown): Answer {
  const { status, error_code, ...answer } = fieldsOf(reply)
  return answer
}
