import type { Emulator } from './emulator.ts'
import { friendsOf, uuidOf } from './friends.ts'
import { type Person, people } from './people.ts'
import { isFields, parsed } from './templates.ts'

type Friend = ReturnType<typeof friendsOf>[number]
/** Someone in the window; with a reason where they cannot be picked. */
export type Pickable = Friend & { refused: string }
export type Room = { id: number; name: string; kinds: readonly [scope: 'regular' | 'open', size: 'direct' | 'multi'] }

const rooms: readonly Room[] = [
  { id: 9001, name: '향기 모임', kinds: ['regular', 'multi'] },
  { id: 9002, name: '캔들 수다방', kinds: ['open', 'multi'] },
  { id: 9003, name: '둘이서', kinds: ['regular', 'direct'] },
  { id: 9004, name: '공방에 묻기', kinds: ['open', 'direct'] },
]

/** In a chat with everyone, and a friend of no one. */
const stranger: Friend = {
  id: 4_009_001,
  uuid: Buffer.from('stranger').toString('base64url'),
  profile_nickname: '모르는 사람',
  profile_thumbnail_image: '',
  favorite: false,
  allowed_msg: true,
}

/** Settings are on unless a page says otherwise. */
export const isOn = (form: URLSearchParams, name: string) => form.get(name) !== 'false'

/** Of two kinds: whose chats, and how many are in them. Where nothing is said of one, both will do. */
function roomsWanted(form: URLSearchParams): readonly Room[] {
  const filters = form.get('chatFilters')?.split(',') ?? ['regular']
  const isWanted = (kind: string, kinds: readonly string[]) =>
    filters.includes(kind) || !filters.some((filter) => kinds.includes(filter))
  return rooms.filter(
    ({ kinds: [scope, size] }) => isWanted(scope, ['regular', 'open']) && isWanted(size, ['direct', 'multi']),
  )
}

export const roomsShown = (form: URLSearchParams) => roomsWanted(form).filter(({ name }) => isSought(form, name))

export const roomIn = (form: URLSearchParams) =>
  roomsWanted(form).find(({ id }) => form.get('room') === String(id) || form.getAll('picked').includes(`chat ${id}`))

const isSought = (form: URLSearchParams, name: string) =>
  !isOn(form, 'enableSearch') || name.includes(form.get('keyword') ?? '')

/** Friends as the settings want them; oneself, unless that is not wished for. */
export function friendsShown(emulator: Emulator, form: URLSearchParams, person: Person): readonly Pickable[] {
  const wanted = friendsOf(person).filter((friend) => isWanted(emulator, form, friend))
  const all = isOn(form, 'showMyProfile') ? [toFriend(person), ...wanted] : wanted
  const isKept = ({ uuid, profile_nickname }: Friend) =>
    isSought(form, profile_nickname) || form.getAll('picked').includes(uuid)
  return all.filter(isKept).map((friend) => withReason(emulator, form, friend))
}

export function membersOf(
  emulator: Emulator,
  form: URLSearchParams,
  person: Person,
  { kinds }: Room,
): readonly Pickable[] {
  const friends = friendsOf(person)
  const members = kinds[1] === 'direct' ? friends.slice(0, 1) : [...friends, stranger]
  return members.map((member) => withReason(emulator, form, member))
}

const toFriend = (person: Person): Friend => ({
  id: person.id,
  uuid: uuidOf(person),
  profile_nickname: person.nickname,
  profile_thumbnail_image: '',
  favorite: false,
  allowed_msg: true,
})

function isWanted({ grants }: Emulator, form: URLSearchParams, { id }: Friend) {
  const filter = form.get('friendFilter') ?? 'none'
  const os = form.get('usingOsFilter') ?? 'all'
  const countries = form.get('countryCodeFilters')?.split(',')
  const about = people.find((person) => person.id === id)
  if (filter !== 'none' && grants.isLinked(id) !== (filter === 'registered')) return false
  if (os !== 'all' && about?.os !== os) return false
  return !countries || countries.includes(about?.country ?? '')
}

const reasons: Record<string, string> = {
  msgBlocked: '메시지를 받지 않아요',
  registered: '이미 가입했어요',
  unregistered: '아직 가입하지 않았어요',
  notFriend: '친구가 아니에요',
}

function withReason({ grants }: Emulator, form: URLSearchParams, friend: Friend): Pickable {
  const listed = parsed(form.get('disableSelectOptions') ?? '[]')
  const options = Array.isArray(listed) ? listed.filter(isFields) : []
  const isLinked = grants.isLinked(friend.id)
  const holds: Record<string, boolean> = {
    msgBlocked: !friend.allowed_msg,
    registered: isLinked,
    unregistered: !isLinked,
    notFriend: friend.id === stranger.id,
  }
  const found = options.find(({ reason, uuids }) =>
    reason === 'custom' ? Array.isArray(uuids) && uuids.includes(friend.uuid) : holds[String(reason)],
  )
  return { ...friend, refused: found ? String(found.message ?? reasons[String(found.reason)]) : '' }
}
