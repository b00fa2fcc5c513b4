import { json, type Reply } from '../emulator-server.ts'
import { listIn, withPerson } from './account-api.ts'
import type { Call, Emulator } from './emulator.ts'
import { friendsOf } from './friends.ts'
import type { Holder } from './grants.ts'
import { keepMessage } from './keep-message.ts'
import { isFields, linkResult, messageIn, parsed, refusedMessage } from './templates.ts'

type Answer = (emulator: Emulator, holder: Holder, call: Call) => Reply

const mostReceivers = 5
const friends: Answer = (_, { person }, { query, path, origin }) => {
  const all = friendsOf(person)
  const byName = all.toSorted((a, b) => a.profile_nickname.localeCompare(b.profile_nickname, 'ko'))
  const ordered = query.get('friend_order') === 'nickname' ? byName : favouritesFirst(byName)
  const sorted = query.get('order') === 'desc' ? ordered.toReversed() : ordered
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 10)]
  const favorites = all.filter(({ favorite }) => favorite).length
  const pageAt = (start: number) =>
    `${origin}${path}?${new URLSearchParams({ ...Object.fromEntries(query), offset: String(start), limit: String(limit) })}`
  return json(200, {
    elements: sorted.slice(offset, offset + limit),
    total_count: all.length,
    favorite_count: favorites,
    ...(offset > 0 && { before_url: pageAt(Math.max(0, offset - limit)) }),
    ...(offset + limit < all.length && { after_url: pageAt(offset + limit) }),
  })
}

const favouritesFirst = <Friend extends { favorite: boolean }>(all: readonly Friend[]) =>
  all.toSorted((a, b) => Number(b.favorite) - Number(a.favorite))

const toMyself: Answer = (emulator, { person }, call) => {
  const message = messageIn(call)
  if (!message) return refusedMessage
  keepMessage(emulator, person.id, [person.id], message)
  return json(200, { result_code: 0 })
}

const toFriends: Answer = (emulator, { person }, call) => {
  const message = messageIn(call)
  const asked = listIn(call.form.get('receiver_uuids')) ?? []
  if (!message || call.form.get('receiver_id_type') !== 'uuid' || asked.length === 0) return refusedMessage
  if (asked.length > mostReceivers) return json(400, { msg: 'receiver_uuids: at most 5', code: -2 })
  const known = friendsOf(person).filter(({ uuid }) => asked.includes(uuid))
  const reached = known.filter(({ allowed_msg }) => allowed_msg)
  const refusing = known.filter(({ allowed_msg }) => !allowed_msg).map(({ uuid }) => uuid)
  const strangers = asked.filter((uuid) => !known.some((friend) => friend.uuid === uuid))
  const failure_info = [
    ...(refusing.length > 0 ? [{ code: -530, msg: 'the receiver refuses messages', receiver_uuids: refusing }] : []),
    ...(strangers.length > 0 ? [{ code: -502, msg: 'not a friend', receiver_uuids: strangers }] : []),
  ]
  if (reached.length === 0) return json(400, { ...failure_info[0] })
  keepMessage(
    emulator,
    person.id,
    reached.map(({ id }) => id),
    message,
  )
  const successful_receiver_uuids = reached.map(({ uuid }) => uuid)
  return json(200, { successful_receiver_uuids, ...(failure_info.length > 0 && { failure_info }) })
}

const channels: Answer = ({ followers, app }, { person }, { query }) => {
  const asked = query.get('channel_ids')?.split(',') ?? listIn(query.get('channel_public_ids'))
  const isAdded = followers.has(person.id)
  const channel = { channel_uuid: app.channel, channel_public_id: app.channel, relation: isAdded ? 'ADDED' : 'NONE' }
  return json(200, { user_id: person.id, channels: !asked || asked.includes(app.channel) ? [channel] : [] })
}

/** What a person's token opens in the messenger. */
const answers: Record<string, Answer> = {
  'GET /v1/api/talk/profile': (_, { person }) =>
    json(200, { nickName: person.nickname, profileImageURL: '', thumbnailURL: '', countryISO: 'KR' }),
  'GET /v1/api/talk/friends': friends,
  'GET /v1/friends': friends,
  'POST /v2/api/talk/memo/send': toMyself,
  'POST /v2/api/talk/memo/scrap/send': toMyself,
  'POST /v2/api/talk/memo/default/send': toMyself,
  'POST /v1/api/talk/friends/message/send': toFriends,
  'POST /v1/api/talk/friends/message/scrap/send': toFriends,
  'POST /v1/api/talk/friends/message/default/send': toFriends,
  'GET /v2/api/talk/channels': channels,
  'GET /v1/api/talk/channels': channels,
}

export function answerTalk(emulator: Emulator, call: Call): Reply | undefined {
  const answer = answers[`${call.method} ${call.path}`]
  if (answer) return withPerson(emulator, call, (holder) => answer(emulator, holder, call))
  if (call.path.startsWith('/v2/api/kakaolink/talk/template/')) return withApp(emulator, call, () => linkResult(call))
  if (call.path === '/v1/app/validate/sdk' && call.method === 'POST')
    return withApp(emulator, call, () => validated(emulator, call))
  return undefined
}

/** Calls in the app's own name. */
export const withApp = <Answered>(
  { app }: Emulator,
  { authorization }: Call,
  answer: () => Answered,
): Answered | Reply =>
  [`KakaoAK ${app.jsKey}`, `KakaoAK ${app.restKey}`].includes(authorization)
    ? answer()
    : json(401, { msg: 'wrong appKey format', code: -401 })

function validated({ app }: Emulator, { form }: Call): Reply {
  const asked = parsed(form.get('quota_properties') ?? '')
  return isFields(asked) && asked.channel_public_id === app.channel
    ? json(200, {})
    : json(400, { msg: 'no such channel', code: -541 })
}
