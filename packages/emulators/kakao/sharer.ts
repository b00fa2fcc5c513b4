import type { Reply } from '../emulator-server.ts'
import type { Call, Emulator, TalkMessage } from './emulator.ts'
import { friendsOf } from './friends.ts'
import { keepMessage } from './keep-message.ts'
import { type Person, people } from './people.ts'
import { isFields, parsed, readMessage } from './templates.ts'
import { sendShared } from './webhooks.ts'
import { askedIn, askPage, choiceOf, failurePage } from './window-form.ts'
import { escapeHtml, html, lastWords, originOf, page } from './window-page.ts'

/** The window in which someone chooses whom a message goes to, and the one that says it could not be sent. */
export function answerSharer(emulator: Emulator, call: Call): Reply | undefined {
  if (call.path === '/picker/link' && call.method === 'POST') return share(emulator, call.form)
  // The same for a phone without the app, which asks by an address alone.
  if (call.path === '/talk/friends/picker/easylink') return share(emulator, askedIn(call))
  if (call.path === '/picker/failed') return failed(call)
  return undefined
}

/** The person at this browser is the first of the made-up people. */
const [sender] = people

function share(emulator: Emulator, form: URLSearchParams): Reply {
  if (form.get('app_key') !== emulator.app.jsKey) return failurePage('공유할 수 없어요', '앱 키가 올바르지 않아요.')
  const said = parsed(form.get('validation_params') ?? '')
  const message = isFields(said) && said.link_ver === '4.0' ? readMessage(said) : undefined
  if (!message || !sender) return failurePage('공유할 수 없어요', '메시지가 올바르지 않아요.')
  if (!form.get('decision')) return choose(message, form, sender)
  const target = originOf(form.get('ka')) ?? ''
  if (form.get('decision') !== 'agree') return lastWords('closed', target)
  const to = form.getAll('to').map(Number)
  keepMessage(emulator, sender.id, to, message)
  void sendShared(emulator, form.get('lcba'), message)
  return lastWords('sent', target)
}

const choose = (message: TalkMessage, query: URLSearchParams, person: Person) =>
  askPage({
    title: '카카오톡 공유',
    agree: '보내기',
    asked: query,
    body: `${bubble(message)}<fieldset><legend>누구에게 보낼까요?</legend>
      ${choiceOf('to', person.id, '나와의 채팅', '', ' type="checkbox" checked')}
      ${friendsOf(person)
        .map(({ id, profile_nickname }) => choiceOf('to', id, profile_nickname, '', ' type="checkbox"'))
        .join('')}</fieldset>`,
  })

/** A message as it will look. */
export function bubble({ kind, title, link, parts }: TalkMessage) {
  const commerce = isFields(parts.commerce) ? parts.commerce : undefined
  const listed = isFields(parts.item_content) ? parts.item_content.items : undefined
  const facts = Array.isArray(listed) ? listed.filter(isFields).map(({ item, item_op }) => `${item} ${item_op}`) : []
  const lines = [
    isFields(parts.content) ? parts.content.description : undefined,
    commerce && priceOf(commerce),
    ...facts,
    parts.address_title,
    parts.address,
    link,
  ]
  const buttons = Array.isArray(parts.buttons) ? parts.buttons.filter(isFields).map((button) => button.title) : []
  return `<article aria-label="메시지" data-kind="${escapeHtml(kind)}"><h2>${escapeHtml(title)}</h2>
    ${[...lines, ...buttons]
      .filter((line) => line !== undefined && line !== '')
      .map((line) => `<p>${escapeHtml(String(line))}</p>`)
      .join('')}</article>`
}

function priceOf({
  discount_price,
  regular_price,
  currency_unit = '원',
  currency_unit_position,
}: Record<string, unknown>) {
  const amount = Number(discount_price ?? regular_price).toLocaleString('ko-KR')
  return currency_unit_position === 1 ? `${currency_unit}${amount}` : `${amount}${currency_unit}`
}

function failed({ query }: Call): Reply {
  const said = parsed(Buffer.from(query.get('error') ?? '', 'base64url').toString('utf8'))
  const { name, message, msg, code } = isFields(said) ? said : {}
  const why = [name, msg ?? message, code].filter((part) => part !== undefined).map(String)
  return html(...([400, page({ title: '공유하지 못했어요', body: `<p>${escapeHtml(why.join(' · '))}</p>` })] as const))
}
