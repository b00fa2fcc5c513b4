import type { Device } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { queryOf, withQuery } from '../query.ts'
import { authorizeAddress, type Question } from './authorize-query.ts'
import type { Wish } from './settings.ts'

/** Whether the provider's app on this phone is asked in place of a window. */
export const mayUseApp = (wish: Wish, { isAndroid, isIos, isTalk, isFacebookOrInstagram }: Device) =>
  wish.throughTalk &&
  (isAndroid || isIos) &&
  !isTalk &&
  !(isAndroid && isFacebookOrInstagram) &&
  !wish.asks.has('login') &&
  !wish.asks.has('none')

/** The address that opens the app, and the web page where there is no app. */
export function appAddress(kakao: Kakao, wish: Wish, question: Question, { isAndroid }: Device): string {
  const inWindow = withQuery(authorizeAddress(kakao), { ...question, is_popup: true })
  const inPage = withQuery(authorizeAddress(kakao), { ...question, is_popup: false })
  if (isAndroid) return intentAddress(wish, question, inPage)
  const scheme = `${kakao.hosts.talkScheme}?${queryOf({ url: inWindow })}`
  const fallback = wish.isPopup ? inWindow : inPage
  return `${kakao.hosts.universalLink}${encodeURIComponent(scheme)}&web=${encodeURIComponent(fallback)}`
}

function intentAddress({ state }: Wish, question: Question, fallback: string) {
  const talk = (name: string, value: string) => `S.com.kakao.sdk.talk.${name}=${encodeURIComponent(value)}`
  const { ka, ...extra } = question
  return [
    'intent:#Intent',
    'action=com.kakao.talk.intent.action.CAPRI_LOGGED_IN_ACTIVITY',
    'launchFlags=0x08880000',
    talk('appKey', question.client_id),
    talk('redirectUri', question.redirect_uri),
    talk('kaHeader', ka),
    talk('extraparams', JSON.stringify({ ...extra, is_popup: true })),
    ...(state === undefined ? [] : [talk('state', state)]),
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
    'end;',
  ].join(';')
}

/** Inside a channel's page the app opens its own window. */
export const maySync = ({ throughSyncplugin }: Wish, { isChannelHome }: Device) => throughSyncplugin && isChannelHome

export const syncAddress = ({ hosts }: Kakao, question: Question) =>
  withQuery(hosts.syncScheme, {
    query: queryOf({ ...question, is_popup: true, approval_window_type: 'v4_bizplugin' }),
  })
