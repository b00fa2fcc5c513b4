import { readFile } from 'node:fs/promises'
import { controlPage, inLanguage, languageIn } from '../control-page.ts'
import { type Call, fieldsOf, json, type Reply, serve } from '../emulator-server.ts'
import { aboutOf, type Language } from '../front/words.ts'
import { escapeHtml } from '../html.ts'
import { timeTag } from '../quiet-page.ts'
import { createNotebook } from '../received.ts'
import { createChats, type Person } from './chats.ts'

/** Emulates the chat service: its script for the shop's pages, and a page where the shop's people answer. */
export async function startChatEmulator() {
  const chats = createChats()
  const { note, received } = createNotebook()
  const script = await readFile(new URL('browser/ch-plugin-web.js', import.meta.url), 'utf8')
  const pluginKey = 'sandbox-plugin-key'

  const server = await serve((call) => {
    const { path, method } = call
    const lang = languageIn(call.query)
    if (path === '/plugin/ch-plugin-web.js') return { status: 200, type: 'text/javascript', body: script }
    if (path.startsWith('/front/')) return open(front(call))
    if (path === '/')
      return pageReply({ lang, title: aboutOf('chat').name[lang], body: listOf([...chats.people.values()], lang) })
    const person = chats.people.get(path.replace('/chats/', ''))
    if (!person) return json(404, { message: 'no such page' })
    if (method === 'POST') {
      const said = chats.say(person, 'shop', new URLSearchParams(call.raw).get('text'))
      if (said) note('answer', `${nameOf(person)}: ${said}`)
      return { status: 303, headers: { location: inLanguage(path, lang) } }
    }
    const body = conversation(person, lang)
    return pageReply({ lang, path, title: shownName(person, lang), body, back: words.all })
  })

  /** What the script asks. */
  function front(call: Call): Reply {
    const fields = fieldsOf(call)
    if (call.path === '/front/boot') {
      if (fields.pluginKey !== pluginKey) return json(401, { message: 'unknown plugin key' })
      const person = chats.meet(fields)
      note('visitor', nameOf(person))
      return json(200, { id: person.id, memberId: person.memberId, name: person.name })
    }
    const [, place = '', id = ''] = /^\/front\/(chats|track)\/([\w-]+)$/.exec(call.path) ?? []
    const person = chats.people.get(id)
    if (!person) return json(404, { message: 'boot first' })
    if (place === 'track') {
      note('event', `${nameOf(person)}: ${fields.event}`)
      return json(200, {})
    }
    const said = call.method === 'POST' && chats.say(person, 'visitor', fields.text)
    if (said) note('message', `${nameOf(person)}: ${said}`)
    return json(200, { messages: person.messages })
  }

  return {
    ...server,
    service: 'chat' as const,
    page: server.url,
    received,
    people: chats.people,
    pluginKey,
    scriptUrl: `${server.url}/plugin/ch-plugin-web.js`,
  }
}

const open = (reply: Reply): Reply => ({ ...reply, headers: { 'access-control-allow-origin': '*' } })
const pageReply = ({
  path = '/',
  ...page
}: Omit<Parameters<typeof controlPage>[0], 'path'> & { path?: string }): Reply => ({
  status: 200,
  type: 'text/html',
  body: controlPage({ path, ...page }),
})

const words = {
  all: { ko: '모든 대화', en: 'All chats' },
  somebody: { ko: '손님', en: 'Somebody' },
  noChats: { ko: '아직 말을 건 사람이 없어요.', en: 'No one has written yet.' },
  member: { ko: '회원', en: 'Member' },
  stranger: { ko: '로그인하지 않았어요', en: 'not signed in' },
  mobile: { ko: '휴대전화', en: 'Mobile' },
  untold: { ko: '알려 주지 않았어요', en: 'not told' },
  us: { ko: '우리', en: 'Us' },
  answer: { ko: '답하기', en: 'Answer' },
  send: { ko: '보내기', en: 'Send' },
}

const nameOf = ({ name, memberId }: Person) => name || memberId || '–'
const shownName = ({ name, memberId }: Person, lang: Language) => name || memberId || words.somebody[lang]

function listOf(people: readonly Person[], lang: Language) {
  const chatting = people.filter(({ messages }) => messages.length > 0)
  if (chatting.length === 0) return `<p class="empty">${words.noChats[lang]}</p>`
  const rows = chatting.map((person) => {
    const last = person.messages.at(-1)
    return `<li><a href="${inLanguage(`/chats/${person.id}`, lang)}"><strong>${escapeHtml(shownName(person, lang))}</strong>
      <span>${escapeHtml(last?.text ?? '')}</span>${last ? timeTag(last.at) : ''}</a></li>`
  })
  return `<ol class="letters">${rows.join('')}</ol>`
}

const conversation = (person: Person, lang: Language) => `
  <dl><dt>${words.member[lang]}</dt><dd>${escapeHtml(person.memberId ?? words.stranger[lang])}</dd>
  <dt>${words.mobile[lang]}</dt><dd>${escapeHtml(person.mobileNumber || words.untold[lang])}</dd></dl>
  <ol class="letters">${person.messages
    .map(
      ({ by, text, at }) =>
        `<li><div><strong>${by === 'shop' ? words.us[lang] : escapeHtml(shownName(person, lang))}</strong><p>${escapeHtml(text)}</p>${timeTag(at)}</div></li>`,
    )
    .join('')}</ol>
  <form method="post"><p><label>${words.answer[lang]} <input name="text" required maxlength="1000" autocomplete="off"></label> <button>${words.send[lang]}</button></p></form>`
