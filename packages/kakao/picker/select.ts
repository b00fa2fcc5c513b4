import { agentOf } from '../agent.ts'
import { getAccessToken } from '../auth/token.ts'
import type { Kakao } from '../kakao.ts'
import { postIntoPopup } from '../popup.ts'
import { textFields, withQuery } from '../query.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { newTransactionId } from '../transaction-id.ts'
import { hearResult } from '../window-result.ts'
import {
  type ChatSettings,
  chatRule,
  chatTabRule,
  type FriendSettings,
  type FriendsSettings,
  friendRule,
  friendsRule,
  friendsTabRule,
  type TabSettings,
  tabRule,
} from './settings.ts'

export type PickedUser = {
  uuid: string
  id?: number
  profile_nickname?: string
  profile_thumbnail_image?: string
  favorite?: boolean
}
/** Whom someone picked, by the provider's names. */
export type Picked = { selectedTotalCount: number; users: PickedUser[] } & Record<string, unknown>

/** One friend. Undefined where the page leaves and the answer comes to `returnUrl`. */
export const selectFriend = (kakao: Kakao, settings: FriendSettings = {}) =>
  ask(kakao, '/select/single', checkSettings('Picker.selectFriend', settings, friendRule))

/** Several friends. */
export const selectFriends = (kakao: Kakao, settings: FriendsSettings = {}) =>
  ask(kakao, '/select/multiple', checkSettings('Picker.selectFriends', settings, friendsRule))

/** A chat, or people of one. */
export const selectChat = (kakao: Kakao, settings: ChatSettings = {}) =>
  ask(kakao, '/chat/select', checkSettings('Picker.selectChat', settings, chatRule))

/** Friends or a chat, on two tabs. */
export function select(kakao: Kakao, settings: TabSettings = {}) {
  const { friendsParams = {}, chatParams = {}, ...rest } = checkSettings('Picker.select', settings, tabRule)
  const friends = checkSettings('parameter "friendsParams" in Picker.select', friendsParams, friendsTabRule)
  const chat = checkSettings('parameter "chatParams" in Picker.select', chatParams, chatTabRule)
  return ask(kakao, '/tab/select', { ...friends, ...chat, ...rest })
}

type Asked = { returnUrl?: string | undefined } & Record<string, unknown>

async function ask(kakao: Kakao, path: string, settings: object): Promise<Picked | undefined> {
  const { hosts, world } = kakao
  const { returnUrl, ...asked }: Asked = { ...settings }
  const transId = newTransactionId(world)
  const action = hosts.picker + path
  const fields = (token: string | null) =>
    textFields({
      ...withCommas(asked),
      transId,
      appKey: kakao.appKey(),
      ka: agentOf(world),
      token: token ?? undefined,
      returnUrl,
    })
  if (returnUrl !== undefined) {
    world.submit({ action, target: '_self', fields: fields(await getAccessToken(kakao)) })
    return undefined
  }
  // Reading a token that an earlier page has kept takes a moment, in which a blocker would refuse the window.
  const token = kakao.memory.token ?? (await getAccessToken(kakao))
  const popup = postIntoPopup(kakao, { name: 'picker', size: 'apps' }, { action, fields: fields(token) })
  const frame = { id: transId, src: withQuery(`${hosts.picker}/proxy`, { transId }) }
  // The provider's own word for what was picked.
  return (await hearResult(kakao, { from: [hosts.picker], popup, frame })) as Picked
}

/** Codes of countries and kinds of chats are written with commas, everything else as JSON. */
function withCommas(settings: Record<string, unknown>) {
  const joined = ['countryCodeFilters', 'chatFilters']
  const entries = Object.entries(settings).map(([name, value]) => [
    name,
    joined.includes(name) && Array.isArray(value) ? value.join(',') : value,
  ])
  return Object.fromEntries(entries)
}
