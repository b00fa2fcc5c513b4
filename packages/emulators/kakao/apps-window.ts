import type { Reply } from '../stand-in-server.ts'
import type { Call, Desk } from './desk.ts'
import { addressesOf } from './friends.ts'
import { keepFollower } from './keep-message.ts'
import type { Person } from './people.ts'
import { tellChannel } from './webhooks.ts'
import { answerWith, askedIn, askPage, choiceOf, failurePage, personChoice, personIn } from './window-form.ts'
import { escapeHtml, html, redirect } from './window-page.ts'

/** Windows about a person's addresses and channels, and the hidden page beside them. */
export function answerApps(desk: Desk, call: Call): Reply | undefined {
  const { path, origin } = call
  if (path === '/proxy') return html(200, '<!doctype html><title>proxy</title>', { framed: true })
  if (path === '/auth/kpidt') return enter(desk, call, origin)
  if (/^\/user\/(create\/|edit\/)?address$/.test(path)) return addresses(desk, call)
  if (path === '/talk/channel/follow') return follow(desk, call)
  return undefined
}

/** Shows who is there by the window's own word, and goes on to what was asked for, on this host only. */
function enter({ agts, app }: Desk, { query }: Call, origin: string): Reply {
  const target = query.get('continue') ?? ''
  const agt = query.get('agt') ?? ''
  if (query.get('app_key') !== app.jsKey) return failurePage('열 수 없어요', 'KAE104: 앱 키가 올바르지 않아요.')
  if (!URL.canParse(target) || new URL(target).origin !== origin) return failurePage('열 수 없어요', 'KAE003')
  if (!agts.has(agt)) return failurePage('열 수 없어요', 'KAE201: 로그인이 확인되지 않아요.', 401)
  return redirect(target, { agt })
}

function addresses(desk: Desk, call: Call): Reply {
  const asked = askedIn(call)
  const person = personIn(desk, asked)
  if (!person) return answerWith(asked, { error_code: 'KAE205', error_msg: 'login needed' })
  if (asked.get('decision') === 'cancel')
    return answerWith(asked, { error_code: 'KAE206', error_msg: 'nothing was chosen' })
  if (asked.get('decision')) {
    desk.note('address', `${person.nickname}: ${asked.get('address_id')}`)
    return answerWith(asked, { address_id: Number(asked.get('address_id')) })
  }
  const target = asked.get('return_url') ?? undefined
  const title = call.path.includes('create')
    ? '배송지 추가'
    : call.path.includes('edit')
      ? '배송지 수정'
      : '배송지 선택'
  return askPage({
    title,
    body: addressForm(call.path, person, asked),
    agree: '확인',
    asked: without(asked, 'address_id'),
    target,
  })
}

const without = (asked: URLSearchParams, name: string) => {
  const rest = new URLSearchParams(asked)
  rest.delete(name)
  return rest
}

function addressForm(path: string, person: Person, asked: URLSearchParams) {
  const all = addressesOf(person)
  const written = (id: number, value: string) =>
    `<input type="hidden" name="address_id" value="${id}"><fieldset><legend id="where">주소</legend><input type="text" name="written" aria-labelledby="where" value="${escapeHtml(value)}"></fieldset>`
  if (path.includes('create')) return written(person.id * 10 + 3, '')
  if (path.includes('edit')) {
    const id = Number(asked.get('address_id'))
    return written(id, all.find((address) => address.id === id)?.base_address ?? '')
  }
  return `<fieldset><legend>어디로 받을까요?</legend>${all
    .map(({ id, name, base_address, is_default }) =>
      choiceOf('address_id', id, name, base_address, ` type="radio"${is_default ? ' checked' : ''}`),
    )
    .join('')}</fieldset>`
}

function follow(desk: Desk, call: Call): Reply {
  const asked = askedIn(call)
  const channel_public_id = asked.get('channel_public_id') ?? ''
  if (asked.get('app_key') !== desk.app.jsKey)
    return answerWith(asked, { error_code: 'KAE104', error_msg: 'wrong app key' })
  if (channel_public_id !== desk.app.channel)
    return answerWith(asked, { error_code: 'KAE005', error_msg: 'no such channel' })
  if (asked.get('decision') === 'cancel') return answerWith(asked, { status: 'fail', channel_public_id })
  const person = personIn(desk, asked)
  if (!person || !asked.get('decision'))
    return askPage({
      ...{ title: '채널 추가', agree: '추가하기', asked },
      body: `<p class="lead"><strong>실라주</strong> 채널을 추가하고 소식을 받아요.</p>${person ? '' : personChoice()}`,
    })
  keepFollower(desk, person.id)
  void tellChannel(desk, 'added', person.id)
  return answerWith(asked, { status: 'success', channel_public_id })
}
