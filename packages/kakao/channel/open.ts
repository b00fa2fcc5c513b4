import { agentOf } from '../agent.ts'
import { callApi } from '../api/call.ts'
import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { intentOf, launchApp } from '../launch/launch.ts'
import { openPopup } from '../popup.ts'
import { withQuery } from '../query.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { type ChannelSettings, channelRule } from './settings.ts'

/** Lets someone add a channel to their messenger. */
export const addChannel = (kakao: Kakao, settings: ChannelSettings) =>
  open(kakao, 'add', checkSettings('Channel.addChannel', settings, channelRule))

/** Opens a chat with a channel. */
export const chat = (kakao: Kakao, settings: ChannelSettings) =>
  open(kakao, 'chat', checkSettings('Channel.chat', settings, channelRule))

type Action = 'add' | 'chat'

/** In the app on a phone, in a small window elsewhere. */
export async function open(kakao: Kakao, action: Action, settings: ChannelSettings): Promise<void> {
  const { isAndroid, isIos } = deviceOf(kakao.world)
  if ((isAndroid || isIos) && kakao.isInitialized()) return openInApp(kakao, action, settings.channelPublicId)
  openInWindow(kakao, action, settings)
}

const pages = { add: 'friend', chat: 'chat' }

function openInWindow(kakao: Kakao, action: Action, { channelPublicId, lang }: ChannelSettings) {
  const { hosts, world } = kakao
  const page = `${hosts.channel}/${channelPublicId}/${pages[action]}`
  const { origin, pathname, search } = world.here()
  const said = () => ({
    api_ver: '1.1',
    kakao_agent: agentOf(world),
    app_key: kakao.appKey(),
    referer: origin + pathname + search,
    lang,
  })
  const url = kakao.isInitialized() ? withQuery(page, said()) : page
  const popup = openPopup(kakao, { url, name: `channel_${action}_social_plugin`, size: 'channel' })
  if (!popup) throw new KakaoError('The browser opened no window.', { error_code: 'popup_blocked' })
}

/** The provider is asked first whether this app may; where it says no, its own page tells why. */
async function openInApp(kakao: Kakao, action: Action, channel_public_id: string): Promise<void> {
  const { hosts, world } = kakao
  const quota_properties = { uri: `/sdk/channel/${action}`, channel_public_id }
  const data = { quota_properties }
  try {
    await callApi(kakao, { path: '/v1/app/validate/sdk', method: 'POST', credential: 'app', data })
  } catch (error) {
    // Who could not be reached has no page to show either: then the person stays, and the caller knows.
    if (error instanceof KakaoError)
      world.go(withQuery(`${hosts.channel}/${channel_public_id}/sdk_error`, error.details))
    throw error
  }
  const [scheme = '', authority = ''] = hosts.channelScheme.split('://')
  const path = action === 'add' ? `home/${channel_public_id}/add` : `talk/chat/${channel_public_id}`
  const extra = encodeURIComponent(JSON.stringify({ referer: world.here().href }))
  const target = `${authority}/${path}${action === 'chat' ? `?extra=${extra}` : ''}`
  // Without the app the channel's page on the web is what there is.
  const fallback = `${hosts.channel}/${channel_public_id}`
  const intent = intentOf(target, scheme, { fallback })
  return launchApp(kakao, { scheme: `${scheme}://${target}`, intent, missing: () => world.go(fallback) })
}
