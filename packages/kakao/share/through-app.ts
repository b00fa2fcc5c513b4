import { agentOf } from '../agent.ts'
import { callApi } from '../api/call.ts'
import type { LinkResult } from '../api/talk-words.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { intentOf, launchApp, talkStore } from '../launch/launch.ts'
import { asText, queryOf, withQuery } from '../query.ts'
import { checkSize } from './check-size.ts'
import { linkVersion, type Sendable } from './read-message.ts'
import { sharerPage } from './sharer.ts'

const endings = { default: 'default', scrap: 'scrap', custom: 'validate' }

/** The provider checks the message, then its app on this phone takes it. */
export async function sendThroughApp(kakao: Kakao, sendable: Sendable): Promise<void> {
  const { hosts, world } = kakao
  const { action, wire, options } = sendable
  try {
    const path = `/v2/api/kakaolink/talk/template/${endings[action]}`
    // The provider's own word for a message it has understood.
    const checked = (await callApi(kakao, { path, method: 'GET', credential: 'app', data: wire })) as LinkResult
    const message = messageFor(kakao, checked, options)
    checkSize(message)
    await launchApp(kakao, launchOf(kakao, message, sendable))
  } catch (error) {
    // Who could not be reached has no page to show either: then the person stays, and the caller knows.
    if (error instanceof KakaoError) {
      const said = base64url({ name: 'KAPIError', message: error.message, ...error.details })
      world.go(withQuery(`${hosts.sharer}/picker/failed`, { app_key: kakao.appKey(), error: said }))
    }
    throw error
  }
}

function messageFor(kakao: Kakao, checked: LinkResult, { extras, serverCallbackArgs: lcba }: Sendable['options']) {
  return {
    appkey: kakao.appKey(),
    appver: '1.0',
    linkver: linkVersion,
    extras: { KA: agentOf(kakao.world), ...extras, ...(lcba !== undefined && { lcba: asText(lcba) }) },
    template_json: checked.template_msg,
    template_args: checked.template_args,
    template_id: checked.template_id,
  }
}

/** Who is without the app gets it from the store where that is wished for, else shares on the sharer's page. */
function launchOf(kakao: Kakao, message: object, sendable: Sendable) {
  const { hosts, world } = kakao
  const query = queryOf(message)
  const scheme = `${hosts.shareScheme}?${query}`
  const [name = '', authority = ''] = hosts.shareScheme.split('://')
  const { installTalk: install = false } = sendable.options
  const fallback = install ? talkStore(kakao) : sharerPage(kakao, sendable)
  return {
    scheme,
    intent: intentOf(`${authority}?${query}`, name, { flags: '0x14008000', ...(install ? { install } : { fallback }) }),
    universalLink: hosts.universalLink + encodeURIComponent(scheme),
    missing: () => world.go(fallback),
  }
}

/** Of UTF-8: what the provider says may be Korean. */
function base64url(value: object) {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
