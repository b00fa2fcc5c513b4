import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { openPopup } from '../popup.ts'
import { withQuery } from '../query.ts'
import type { PopupWindow } from '../world.ts'
import { type Authorized, blockedWindow, closedWindow, deliver, refused } from './answer.ts'
import { authorizeAddress, type Question, questionOf } from './authorize-query.ts'
import { pollForAnswer } from './poll.ts'
import { type AuthorizeSettings, readWish, type Wish } from './settings.ts'
import { maySignInSilently, signInSilently } from './silent.ts'
import { appAddress, maySync, mayUseApp, syncAddress } from './through-app.ts'

/**
 * Asks someone to sign in at the provider: silently, in its app, in a window, or by leaving the page. Answers a code
 * where the page stays, and undefined where it leaves.
 */
export function authorize(kakao: Kakao, settings: AuthorizeSettings = {}): Promise<Authorized | undefined> {
  return askPerson(kakao, readWish('Auth.authorize', settings))
}

type Prepared = {
  /** Goes to the provider beside what every sign-in says. */
  more?: object
  /** A window by its name that was opened before this was known. */
  ahead?: { name: string; popup: PopupWindow } | undefined
}

/** As `authorize`, with what its caller had to prepare. */
export async function askPerson(kakao: Kakao, wish: Wish, prepared: Prepared = {}): Promise<Authorized | undefined> {
  const device = deviceOf(kakao.world)
  if (wish.asks.has('none') && !device.isTalk)
    return deliver(kakao, wish.redirectUri, refused('auto_login', 'NOT_SUPPORTED_BROWSER', wish.state))
  const question = questionOf(kakao, wish, prepared.more)
  if (!maySignInSilently(kakao, wish, device)) return askAloud(kakao, wish, question, prepared)
  const answer = await signInSilently(kakao, wish, question)
  return answer ? deliver(kakao, wish.redirectUri, answer) : askAloud(kakao, wish, question, prepared)
}

/** Whether someone is asked in a window: the page of a channel has its own, whatever was wished for. */
export function asksInWindow({ world }: Kakao, wish: Wish): boolean {
  const device = deviceOf(world)
  return wish.isPopup && (mayUseApp(wish, device) || !maySync(wish, device))
}

async function askAloud(kakao: Kakao, wish: Wish, question: Question, { ahead }: Prepared) {
  const { world } = kakao
  const device = deviceOf(world)
  const isAppAsking = mayUseApp(wish, device)
  const address = (is_popup: boolean) => withQuery(authorizeAddress(kakao), { ...question, is_popup })
  const url = isAppAsking ? appAddress(kakao, wish, question, device) : address(wish.isPopup)
  // An app is launched from a window where one was wished for, so that the page stays as it is.
  if (asksInWindow(kakao, wish)) return inWindow(kakao, wish, question, { url, isAppAsking, ahead })
  const isSync = !isAppAsking && maySync(wish, device)
  world.go(isSync ? syncAddress(kakao, question) : url)
  return isAppAsking || isSync ? waitFor(kakao, wish, question, { isAppAsking: true }) : undefined
}

type Asking = { url: string; isAppAsking: boolean; ahead: Prepared['ahead'] }

function inWindow(kakao: Kakao, wish: Wish, question: Question, { url, isAppAsking, ahead }: Asking) {
  if (ahead?.popup.closed) return deliver(kakao, wish.redirectUri, closedWindow(wish.state))
  if (ahead) kakao.world.open(url, ahead.name, '')
  const popup = ahead?.popup ?? openPopup(kakao, { url, name: '_blank' })
  if (!popup) return deliver(kakao, wish.redirectUri, blockedWindow(wish.state))
  return waitFor(kakao, wish, question, { popup, isAppAsking })
}

type Waiting = { popup?: PopupWindow; isAppAsking: boolean }

async function waitFor(kakao: Kakao, { state, redirectUri }: Wish, { auth_tran_id }: Question, waiting: Waiting) {
  const answer = await pollForAnswer(kakao, { auth_tran_id, state, ...waiting })
  return answer && deliver(kakao, redirectUri, answer)
}
