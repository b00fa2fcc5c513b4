import type { Reply } from '../emulator-server.ts'
import type { Call, Emulator } from './emulator.ts'
import type { Person } from './people.ts'
import { friendsShown, isOn, membersOf, type Pickable, type Room, roomIn, roomsShown } from './pickable.ts'
import { answerWith, askPage, choiceOf, failurePage, personChoice, personIn } from './window-form.ts'
import { escapeHtml } from './window-page.ts'

const titles: Record<string, string> = {
  '/select/single': '친구 한 명 선택',
  '/select/multiple': '카카오톡 친구 선택',
  '/chat/select': '채팅방 선택',
  '/tab/select': '친구나 채팅방 선택',
}

type Asked = { emulator: Emulator; path: string; form: URLSearchParams; person: Person }

/** The window in which someone picks friends, a chat, or people of one. */
export function answerPicker(emulator: Emulator, { path, method, form }: Call): Reply | undefined {
  const title = titles[path]
  if (!title || method !== 'POST') return undefined
  if (form.get('appKey') !== emulator.app.jsKey) return failurePage(title, '앱 키가 올바르지 않아요.')
  const person = personIn(emulator, form)
  const target = form.get('returnUrl') ?? undefined
  if (!person) return askPage({ title, body: personChoice(), agree: '계속하기', asked: form, target })
  if (form.get('decision') === 'cancel') return answerWith(form, { code: 'CANCELED', msg: 'the user has cancelled' })
  const asked = { emulator, path, form, person }
  const body = nextQuestion(asked)
  if (body) {
    const page = { title: form.get('title') ?? title, body, agree: '확인', asked: asking(form), target }
    return askPage({ ...page, isEndable: isOn(form, 'enableBackButton') })
  }
  const result = resultOf(asked)
  if (!('code' in result)) emulator.note('picked', `${person.nickname}: ${form.getAll('picked').length}`)
  return answerWith(form, result)
}

/** Only windows about chats know of chats. */
const chosenRoom = ({ path, form }: Asked) => (path.startsWith('/select') ? undefined : roomIn(form))

/** What is asked next; nothing once all is said. */
function nextQuestion(asked: Asked): string | undefined {
  const { form } = asked
  const isDecided = form.get('decision') === 'agree' && form.has('picked')
  if (!isDecided) return form.has('room') ? inRoom(asked, chosenRoom(asked)) : firstQuestion(asked)
  const isFirst = form.get('selectionType') === 'chatMember' && !form.has('room')
  return isFirst ? inRoom(asked, chosenRoom(asked)) : undefined
}

/** The answer to the page before is no answer to this one. */
function asking(form: URLSearchParams) {
  const query = new URLSearchParams(form)
  for (const name of ['decision', 'picked', 'keyword', 'room']) query.delete(name)
  return query
}

function firstQuestion(asked: Asked) {
  const { emulator, path, form, person } = asked
  const kind = path === '/select/multiple' || path === '/tab/select' ? 'checkbox' : 'radio'
  const friends = path === '/chat/select' ? [] : friendsShown(emulator, form, person)
  const rooms = path.startsWith('/select') ? [] : roomsShown(form)
  const isFavourite = ({ favorite }: Pickable) => favorite && isOn(form, 'showFavorite')
  return [
    isOn(form, 'enableSearch') ? search(form) : '',
    isOn(form, 'showPickedFriend') ? pickedSoFar(friends, form) : '',
    group('즐겨찾기', kind, friends.filter(isFavourite), form),
    group(
      mostOf(form) ?? '골라 주세요',
      kind,
      friends.filter((friend) => !isFavourite(friend)),
      form,
    ),
    fieldset(
      '채팅방',
      rooms.map(({ id, name }) => choiceOf('picked', `chat ${id}`, name, '', ` type="${kind}"`)),
    ),
  ].join('')
}

function inRoom({ emulator, form, person }: Asked, room: Room | undefined) {
  if (!room) return undefined
  const members = group(mostOf(form) ?? '누구와 함께할까요?', 'checkbox', membersOf(emulator, form, person, room), form)
  return `<input type="hidden" name="room" value="${room.id}">${members}`
}

const mostOf = (form: URLSearchParams) =>
  form.has('maxPickableCount') ? `${form.get('maxPickableCount')}명까지 고를 수 있어요` : undefined

const search = (form: URLSearchParams) =>
  `<fieldset><legend id="sought">이름으로 찾기</legend><input type="text" name="keyword" aria-labelledby="sought" value="${escapeHtml(form.get('keyword') ?? '')}"><button name="decision" value="search" class="cancel">찾기</button></fieldset>`

function pickedSoFar(friends: readonly Pickable[], form: URLSearchParams) {
  const names = friends.filter(({ uuid }) => form.getAll('picked').includes(uuid))
  if (names.length === 0) return ''
  return `<p>고른 친구: ${escapeHtml(names.map(({ profile_nickname }) => profile_nickname).join(', '))}</p>`
}

const group = (legend: string, kind: string, friends: readonly Pickable[], form: URLSearchParams) =>
  fieldset(
    legend,
    friends.map(({ uuid, profile_nickname, refused }) => {
      const checked = form.getAll('picked').includes(uuid) ? ' checked' : ''
      const more = ` type="${kind}"${refused ? ' disabled' : checked}`
      return choiceOf('picked', uuid, profile_nickname, refused, more)
    }),
  )

const fieldset = (legend: string, choices: readonly string[]) =>
  choices.length > 0 ? `<fieldset><legend>${escapeHtml(legend)}</legend>${choices.join('')}</fieldset>` : ''

function resultOf(asked: Asked): Record<string, unknown> {
  const { emulator, path, form, person } = asked
  const room = chosenRoom(asked)
  const chat = room && { chat: { id: room.id, title: room.name } }
  if (room && form.get('selectionType') !== 'chatMember') return { selectedTotalCount: 1, users: [], ...chat }
  const offered = room ? membersOf(emulator, form, person, room) : friendsShown(emulator, form, person)
  const users = offered.filter(({ uuid, refused }) => !refused && form.getAll('picked').includes(uuid))
  const most = path === '/select/single' ? 1 : Number(form.get('maxPickableCount') ?? 30)
  const least = Number(form.get('minPickableCount') ?? 1)
  if (users.length > most || users.length < least) return { code: 'INVALID_COUNT', msg: `pick ${least} to ${most}` }
  return { selectedTotalCount: users.length, users: users.map(({ refused: _, ...user }) => user), ...chat }
}
