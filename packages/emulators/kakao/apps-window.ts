import type { Reply } from '../emulator-server.ts'
import type { Call, Emulator } from './emulator.ts'
import { keepFollower } from './keep-message.ts'
import type { Person } from './people.ts'
import { sendChannelChange } from './webhooks.ts'
import { answerWith, askedIn, askPage, choiceOf, failurePage, personChoice, personIn } from './window-form.ts'
import { escapeHtml, html, redirect } from './window-page.ts'

/** Windows about a person's addresses and channels, and the hidden page beside them. */
export function answerApps(emulator: Emulator, call: Call): Reply | undefined {
  const { path, origin } = call
  if (path === '/proxy') return html(200, '<!doctype html><title>proxy</title>', { framed: true })
  if (path === '/auth/kpidt') return enter(emulator, call, origin)
  if (isAddressPath(path)) return addresses(emulator, path, askedIn(call))
  if (path === '/talk/channel/follow') return follow(emulator, call)
  return undefined
}

/** Shows who is there by the window's own word, and goes on to what was asked for, on this host only. */
function enter({ agts, app }: Emulator, { query }: Call, origin: string): Reply {
  const target = query.get('continue') ?? ''
  const agt = query.get('agt') ?? ''
  if (query.get('app_key') !== app.jsKey) return failurePage('열 수 없어요', 'KAE104: 앱 키가 올바르지 않아요.')
  if (!URL.canParse(target) || new URL(target).origin !== origin) return failurePage('열 수 없어요', 'KAE003')
  if (!agts.has(agt)) return failurePage('열 수 없어요', 'KAE201: 로그인이 확인되지 않아요.', 401)
  return redirect(target, { agt })
}

const addressTitles = {
  '/user/address': '배송지 선택',
  '/user/create/address': '배송지 추가',
  '/user/edit/address': '배송지 수정',
} as const
type AddressPath = keyof typeof addressTitles
const isAddressPath = (path: string): path is AddressPath => Object.hasOwn(addressTitles, path)

function addresses(emulator: Emulator, path: AddressPath, query: URLSearchParams): Reply {
  const person = personIn(emulator, query)
  const refuse = (error_code: string, error_msg: string) => answerWith(query, { error_code, error_msg })
  if (!person) return refuse('KAE205', 'login needed')
  if (query.get('decision') === 'cancel') return refuse('KAE206', 'nothing was chosen')
  const known = emulator.addresses.listOf(person).some(({ id }) => id === Number(query.get('address_id')))
  if (path === '/user/edit/address' && !known) return refuse('KAE206', 'no such address')
  const address_id = query.get('decision') ? keepAddress(emulator, path, person, query) : undefined
  if (address_id !== undefined) {
    emulator.note('address', `${person.nickname}: ${address_id}`)
    return answerWith(query, { address_id })
  }
  const body = addressForm(emulator, path, person, query)
  const target = query.get('return_url') ?? undefined
  const rest = without(query, 'address_id', 'decision', 'written')
  return askPage({ title: addressTitles[path], body, agree: '확인', asked: rest, target })
}

/** Which one it is now, where enough was said. */
function keepAddress(
  emulator: Emulator,
  path: AddressPath,
  person: Person,
  query: URLSearchParams,
): number | undefined {
  const id = Number(query.get('address_id'))
  if (path === '/user/address') return emulator.addresses.listOf(person).find((address) => address.id === id)?.id
  const written = query.get('written')?.trim()
  if (!written) return undefined
  if (path === '/user/create/address') return emulator.addresses.write(person, written)
  emulator.addresses.change(person, id, written)
  return id
}

const without = (query: URLSearchParams, ...names: string[]) => {
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return rest
}

function addressForm({ addresses }: Emulator, path: AddressPath, person: Person, query: URLSearchParams) {
  const all = addresses.listOf(person)
  if (path !== '/user/address') {
    const changed = all.find(({ id }) => id === Number(query.get('address_id')))
    const kept = changed ? `<input type="hidden" name="address_id" value="${changed.id}">` : ''
    return `${kept}<fieldset><legend id="where">주소</legend><input type="text" name="written" aria-labelledby="where" value="${escapeHtml(changed?.base_address ?? '')}"></fieldset>`
  }
  return `<fieldset><legend>어디로 받을까요?</legend>${all
    .map(({ id, name, base_address, is_default }) =>
      choiceOf('address_id', id, name, base_address, ` type="radio"${is_default ? ' checked' : ''}`),
    )
    .join('')}</fieldset>`
}

function follow(emulator: Emulator, call: Call): Reply {
  const query = askedIn(call)
  const channel_public_id = query.get('channel_public_id') ?? ''
  if (query.get('app_key') !== emulator.app.jsKey)
    return answerWith(query, { error_code: 'KAE104', error_msg: 'wrong app key' })
  if (channel_public_id !== emulator.app.channel)
    return answerWith(query, { error_code: 'KAE005', error_msg: 'no such channel' })
  if (query.get('decision') === 'cancel') return answerWith(query, { status: 'fail', channel_public_id })
  const person = personIn(emulator, query)
  if (!person || !query.get('decision'))
    return askPage({
      title: '채널 추가',
      agree: '추가하기',
      asked: query,
      body: `<p class="lead"><strong>실라주</strong> 채널을 추가하고 소식을 받아요.</p>${person ? '' : personChoice()}`,
    })
  keepFollower(emulator, person.id)
  void sendChannelChange(emulator, 'added', person.id)
  return answerWith(query, { status: 'success', channel_public_id })
}
