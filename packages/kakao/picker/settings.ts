import { KakaoError } from '../kakao-error.ts'
import type { Rule } from '../rules/check-settings.ts'
import { arrayOf, isArray, isBoolean, isObject, isString, isWithin, type Kind, oneOf } from '../rules/kinds.ts'

/** Why someone is shown but cannot be picked. */
export type DisableSelectOption =
  | { reason: 'msgBlocked' | 'registered' | 'unregistered' | 'notFriend' }
  | { reason: 'custom'; message: string; uuids: readonly string[] }

type Shown = {
  title?: string
  enableSearch?: boolean
  showMyProfile?: boolean
  showFavorite?: boolean
  disableSelectOptions?: readonly DisableSelectOption[]
  displayAllProfile?: boolean
  enableBackButton?: boolean
  /** Where the page goes with the answer; without one a window is opened. */
  returnUrl?: string
}
type Counts = { showPickedFriend?: boolean; maxPickableCount?: number; minPickableCount?: number }

export type FriendSettings = Shown & {
  friendFilter?: 'none' | 'invitable' | 'registered'
  countryCodeFilters?: readonly string[]
  usingOsFilter?: 'all' | 'ios' | 'android'
}
export type FriendsSettings = FriendSettings & Counts

type ChatFilter = 'regular' | 'direct' | 'multi' | 'open'
type Beside = 'direct' | 'multi'
type MemberFilters =
  | readonly ['regular', ...Beside[]]
  | readonly [...Beside[], 'regular']
  | readonly [Beside, 'regular', Beside]
type Selection =
  | { selectionType?: 'chat'; chatFilters?: readonly ChatFilter[] }
  /** People of one chat: none of an open one, and of direct and multi ones only beside regular ones. */
  | { selectionType: 'chatMember'; chatFilters?: MemberFilters }
export type ChatSettings = Shown & Counts & Selection

type Within<Settings> = Omit<Settings, 'returnUrl' | 'title' | 'enableBackButton'>
/** Friends and chats on two tabs of one window. */
export type TabSettings = Pick<Shown, 'returnUrl' | 'title' | 'enableBackButton'> & {
  friendsParams?: Within<FriendsSettings>
  chatParams?: Within<ChatSettings>
}

const count = isWithin(1, 100)
const disableReason = oneOf('msgBlocked', 'registered', 'unregistered', 'notFriend', 'custom')
const isFilled: Kind = (value) => isString(value) && value !== ''
const isListed = arrayOf(isFilled)
const disableSelectOptions: Kind = (value) =>
  arrayOf((option) => {
    if (!isObject(option)) return false
    const { reason, message, uuids } = option as Record<string, unknown>
    if (reason === 'custom' && (!isFilled(message) || !isListed(uuids)))
      throw new KakaoError('"message" and "uuids" must be set for "custom" option in disableSelectOption')
    return disableReason(reason)
  })(value)

const shown = {
  title: isString,
  enableSearch: isBoolean,
  showMyProfile: isBoolean,
  showFavorite: isBoolean,
  disableSelectOptions,
  displayAllProfile: isBoolean,
  enableBackButton: isBoolean,
  returnUrl: isString,
}
const counts = { showPickedFriend: isBoolean, maxPickableCount: count, minPickableCount: count }
const friend = {
  ...shown,
  friendFilter: oneOf('none', 'invitable', 'registered'),
  countryCodeFilters: arrayOf(isString),
  usingOsFilter: oneOf('all', 'ios', 'android'),
}
const chat = {
  ...shown,
  ...counts,
  selectionType: oneOf('chat', 'chatMember'),
  chatFilters: arrayOf(oneOf('regular', 'direct', 'multi', 'open')),
}

type Fields = Readonly<Record<string, unknown>>

function checkCounts({ minPickableCount: least, maxPickableCount: most }: Fields) {
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    throw new KakaoError('"minPickableCount" should not larger than "maxPickableCount"')
}

function checkChats(settings: Fields) {
  checkCounts(settings)
  const { selectionType, chatFilters } = settings
  if (selectionType !== 'chatMember' || !isArray(chatFilters)) return
  const filters = new Set<unknown>(chatFilters as unknown[])
  if (filters.has('open')) throw new KakaoError('"open" is not allowed in "chatFilters"')
  if ((filters.has('direct') || filters.has('multi')) && !filters.has('regular'))
    throw new KakaoError('"regular" should be included in "chatFilters"')
}

/** On a tab stands nothing that concerns its window. */
const within = <Kinds extends typeof shown>({ returnUrl, title, enableBackButton, ...kinds }: Kinds) => kinds

export const friendRule: Rule = { optional: friend }
export const friendsRule: Rule = { optional: { ...friend, ...counts }, after: checkCounts }
export const chatRule = {
  optional: chat,
  defaults: { selectionType: 'chat', chatFilters: ['regular'] },
  after: checkChats,
} as const
export const friendsTabRule: Rule = { ...friendsRule, optional: within({ ...friend, ...counts }) }
export const chatTabRule = { ...chatRule, optional: within(chat) } as const
export const tabRule: Rule = {
  optional: {
    returnUrl: isString,
    title: isString,
    enableBackButton: isBoolean,
    friendsParams: isObject,
    chatParams: isObject,
  },
}
