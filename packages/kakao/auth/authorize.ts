import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { openPopup } from '../popup.ts'
import { withQuery } from '../query.ts'
import type { PopupWindow } from '../world.ts'
import { type Authorized, deliver, refused } from './answer.ts'
import { authorizeAddress, type Question, questionOf } from './authorize-query.ts'
import { pollForAnswer } from './poll.ts'
import { type AuthorizeSettings, readWish, type Wish } from './settings.ts'
import { maySignInSilently, signInSilently } from './silent.ts'
import { appAddress, maySync, mayUseApp, syncAddress } from './through-app.ts'

/**
 * Asks somebody to sign in at the provider: silently, in its app, in a window, or by leaving the page. Answers a code
 * where the page stays, and undefined where it leaves.
 */
export function authorize(kakao: Kakao, settings: AuthorizeSettings = {}): Promise<Authorized | undefined> {
  return askPerson(kakao, readWish('Auth.authorize', settings))
}

/** `more` goes to the provider beside what every sign-in says. */
export async function askPerson(kakao: Kakao, wish: Wish, more: object = {}): Promise<Authorized | undefined> {
  const device = deviceOf(kakao.world)
  if (wish.asks.has('none') && !device.isTalk)
    return deliver(kakao, wish.redirectUri, refused('auto_login', 'NOT_SUPPORTED_BROWSER', wish.state))
  const question = questionOf(kakao, wish, more)
  if (!maySignInSilently(kakao, wish, device)) return askAloud(kakao, wish, question)
  const answer = await signInSilently(kakao, wish, question)
  return answer ? deliver(kakao, wish.redirectUri, answer) : askAloud(kakao, wish, question)
}

async function askAloud(kakao: Kakao, wish: Wish, question: Question): Promise<Authorized | undefined> {
  const { world } = kakao
  const device = deviceOf(world)
  const address = (is_popup: boolean) => withQuery(authorizeAddress(kakao), { ...question, is_popup })
  if (mayUseApp(wish, device)) return inWindowOrPage(kakao, wish, question, appAddress(kakao, wish, question, device))
  if (maySync(wish, device)) {
    world.go(syncAddress(kakao, question))
    return waitFor(kakao, wish, question)
  }
  if (wish.isPopup) return inWindowOrPage(kakao, wish, question, address(true))
  world.go(address(false))
  return undefined
}

/** An app is launched from a window where one was wished for, so that the page stays as it is. */
function inWindowOrPage(kakao: Kakao, wish: Wish, question: Question, url: string) {
  if (!wish.isPopup) {
    kakao.world.go(url)
    return waitFor(kakao, wish, question)
  }
  const popup = openPopup(kakao, { url, name: '_blank' })
  if (popup) return waitFor(kakao, wish, question, popup)
  return deliver(kakao, wish.redirectUri, refused('popup_blocked', 'The browser opened no window.', wish.state))
}

async function waitFor(kakao: Kakao, { state, redirectUri }: Wish, { auth_tran_id }: Question, popup?: PopupWindow) {
  const answer = await pollForAnswer(kakao, { auth_tran_id, state, popup })
  return answer && deliver(kakao, redirectUri, answer)
}
