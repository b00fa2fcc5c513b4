import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../html.ts'
import { quietPage, timeTag } from '../quiet-page.ts'
import { createNotebook } from '../received.ts'
import { type Call, fieldsOf, json, type Reply, serve } from '../stand-in-server.ts'
import { createChats, type Person } from './chats.ts'

/** Stands in for the chat service: its script for the shop's pages, and a page where the shop's people answer. */
export async function startChatEmulator() {
  const chats = createChats()
  const { note, received } = createNotebook()
  const script = await readFile(new URL('browser/ch-plugin-web.js', import.meta.url), 'utf8')
  const pluginKey = 'sandbox-plugin-key'

  const server = await serve((call) => {
    const { path, method } = call
    if (path === '/plugin/ch-plugin-web.js') return { status: 200, type: 'text/javascript', body: script }
    if (path.startsWith('/front/')) return open(front(call))
    if (path === '/') return pageReply('Chats', listOf([...chats.people.values()]))
    const person = chats.people.get(path.replace('/chats/', ''))
    if (!person) return json(404, { message: 'no such page' })
    if (method === 'POST') {
      const said = chats.say(person, 'shop', new URLSearchParams(call.raw).get('text'))
      if (said) note('answer', `${nameOf(person)}: ${said}`)
      return { status: 303, headers: { location: path } }
    }
    return pageReply(nameOf(person), conversation(person))
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
    ...{ ...server, service: 'chat' as const, page: server.url, received },
    ...{ people: chats.people, pluginKey, scriptUrl: `${server.url}/plugin/ch-plugin-web.js` },
  }
}

const open = (reply: Reply): Reply => ({ ...reply, headers: { 'access-control-allow-origin': '*' } })
const pageReply = (title: string, body: string): Reply => ({
  status: 200,
  type: 'text/html',
  body: quietPage(title, body),
})
const nameOf = ({ name, memberId }: Person) => name || memberId || 'Somebody'

function listOf(people: readonly Person[]) {
  const chatting = people.filter(({ messages }) => messages.length > 0)
  if (chatting.length === 0) return '<p class="empty">Nobody has written yet.</p>'
  const rows = chatting.map((person) => {
    const last = person.messages.at(-1)
    return `<li><a href="/chats/${person.id}"><strong>${escapeHtml(nameOf(person))}</strong>
      <span>${escapeHtml(last?.text ?? '')}</span>${last ? timeTag(last.at) : ''}</a></li>`
  })
  return `<ol class="letters">${rows.join('')}</ol>`
}

const conversation = (person: Person) => `<nav><a href="/">← All chats</a></nav>
  <dl><dt>Member</dt><dd>${escapeHtml(person.memberId ?? 'not signed in')}</dd>
  <dt>Mobile</dt><dd>${escapeHtml(person.mobileNumber || 'not told')}</dd></dl>
  <ol class="letters">${person.messages
    .map(
      ({ by, text, at }) =>
        `<li><div><strong>${by === 'shop' ? 'Us' : escapeHtml(nameOf(person))}</strong><p>${escapeHtml(text)}</p>${timeTag(at)}</div></li>`,
    )
    .join('')}</ol>
  <form method="post"><p><label>Answer <input name="text" required maxlength="1000"></label> <button>Send</button></p></form>`
