import { agentOf } from '../agent.ts'
import { getAccessToken } from '../auth/token.ts'
import { agtOrClose } from '../auth/window-token.ts'
import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { openPopup } from '../popup.ts'
import { withQuery } from '../query.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { newTransactionId } from '../transaction-id.ts'
import { hearResult, unsupportedEnvironment } from '../window-result.ts'
import { type ChannelSettings, followRule } from './settings.ts'

export type Followed = { status: 'success' | 'fail'; channel_public_id: string } & Record<string, unknown>

/** Follows a channel without leaving the page; who is signed in need not do so again. */
export async function followChannel(
  kakao: Kakao,
  settings: Pick<ChannelSettings, 'channelPublicId'>,
): Promise<Followed> {
  const { channelPublicId } = checkSettings('Channel.followChannel', settings, followRule)
  const { hosts, world } = kakao
  if (deviceOf(world).isFacebookOrInstagram) throw unsupportedEnvironment()
  const trans_id = newTransactionId(world)
  const name = 'follow_channel'
  // Before anything is awaited: afterwards a blocker would refuse the window.
  const popup = openPopup(kakao, { name, size: 'apps' })
  const agt = (await getAccessToken(kakao)) ? await agtOrClose(kakao, popup) : undefined
  const asked = { app_key: kakao.appKey(), channel_public_id: channelPublicId, trans_id, ka: agentOf(world), agt }
  if (popup && !popup.closed) world.open(withQuery(`${hosts.apps}/talk/channel/follow`, asked), name, '')
  const frame = { id: trans_id, src: withQuery(`${hosts.apps}/proxy`, { trans_id }) }
  // The provider's own word for how it ended.
  return (await hearResult(kakao, { from: [hosts.apps], popup, frame })) as Followed
}
