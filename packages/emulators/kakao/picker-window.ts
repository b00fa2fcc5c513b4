import type { Reply } from '../stand-in-server.ts'
import type { Call, Desk } from './desk.ts'
import { friendsOf } from './friends.ts'
import type { Person } from './people.ts'
import { isFields, parsed } from './templates.ts'
import { answerWith, askPage, choiceOf, failurePage, personChoice, personIn } from './window-form.ts'

const titles: Record<string, string> = {
  ...{ '/select/single': '친구 한 명 선택', '/select/multiple': '카카오톡 친구 선택' },
  ...{ '/chat/select': '채팅방 선택', '/tab/select': '친구나 채팅방 선택' },
}
const chats = [
  { id: 9001, name: '향기 모임', kind: 'regular' },
  { id: 9002, name: '캔들 수다방', kind: 'open' },
]

/** The window in which somebody picks friends or a chat. */
export function answerPicker(desk: Desk, { path, method, form }: Call): Reply | undefined {
  const title = titles[path]
  if (!title || method !== 'POST') return undefined
  if (form.get('appKey') !== desk.app.jsKey) return failurePage(title, '앱 키가 올바르지 않아요.')
  const person = personIn(desk, form)
  const target = form.get('returnUrl') ?? undefined
  if (!person) return askPage({ title, body: personChoice(), agree: '계속하기', asked: form, target })
  if (form.get('decision') === 'cancel') return answerWith(form, { code: 'CANCELED', msg: 'the user has cancelled' })
  const picked = form.getAll('picked')
  if (picked.length === 0 || form.get('decision') !== 'agree')
    return askPage({
      title: form.get('title') ?? title,
      body: choices(path, form, person),
      agree: '확인',
      asked: asking(form),
      target,
    })
  const result = resultOf(path, form, person, picked)
  if (!('code' in result)) desk.note('picked', `${person.nickname}: ${picked.length}`)
  return answerWith(form, result)
}

/** The answer to the page before is no answer to this one. */
function asking(form: URLSearchParams) {
  const asked = new URLSearchParams(form)
  asked.delete('decision')
  return asked
}

function choices(path: string, form: URLSearchParams, person: Person) {
  const disabled = parsed(form.get('disableSelectOptions') ?? '[]')
  const reasons = Array.isArray(disabled) ? disabled.filter(isFields) : []
  const kind = path === '/select/multiple' || path === '/tab/select' ? 'checkbox' : 'radio'
  const friends = friendsOf(person).map(({ uuid, profile_nickname, allowed_msg }) => {
    const why = reasons.find(
      ({ reason, uuids }) =>
        (reason === 'custom' && Array.isArray(uuids) && uuids.includes(uuid)) ||
        (reason === 'msgBlocked' && !allowed_msg),
    )
    const about = why ? String(why.message ?? '메시지를 받지 않아요') : ''
    return choiceOf('picked', uuid, profile_nickname, about, ` type="${kind}"${why ? ' disabled' : ''}`)
  })
  const filters = form.get('chatFilters')?.split(',') ?? []
  const rooms = chats
    .filter((chat) => filters.includes(chat.kind))
    .map(({ id, name }) => choiceOf('picked', `chat ${id}`, name, '', ` type="${kind}"`))
  const shown = path === '/chat/select' ? rooms : path === '/tab/select' ? [...friends, ...rooms] : friends
  return `<fieldset><legend>${form.get('maxPickableCount') ? `${form.get('maxPickableCount')}명까지 고를 수 있어요` : '골라 주세요'}</legend>${shown.join('')}</fieldset>`
}

function resultOf(path: string, form: URLSearchParams, person: Person, picked: string[]): Record<string, unknown> {
  const most = Number(form.get('maxPickableCount') ?? 30)
  const least = Number(form.get('minPickableCount') ?? 1)
  if (picked.length > most || picked.length < least) return { code: 'INVALID_COUNT', msg: `pick ${least} to ${most}` }
  const room = chats.find(({ id }) => picked.includes(`chat ${id}`))
  const users = friendsOf(person).filter(({ uuid }) => picked.includes(uuid))
  if (!room || path === '/select/multiple') return { selectedTotalCount: users.length, users }
  const members = form.get('selectionType') === 'chatMember' ? friendsOf(person) : []
  return { selectedTotalCount: 1, users: members, chat: { id: room.id, title: room.name } }
}
