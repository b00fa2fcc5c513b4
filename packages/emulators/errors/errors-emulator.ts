import { controlPage, languageIn } from '../control-page.ts'
import { type Call, json, type Reply, serve } from '../emulator-server.ts'
import { aboutOf, kinds, type Language } from '../front/words.ts'
import { escapeHtml } from '../html.ts'
import { timeTag } from '../quiet-page.ts'
import { createNotebook } from '../received.ts'
import { type Item, isObject, readEnvelope } from './envelope.ts'

const project = '1'
const key = 'sandbox0000000000000000000000000'
const mostKept = 500

/** Emulates the error-reporting service: takes the envelopes of the real SDK and lists what they brought. */
export async function startErrorsEmulator() {
  const items: Item[] = []
  const { note, received } = createNotebook()
  const server = await serve((call) => {
    if (call.path === `/api/${project}/envelope/`) return receive(call)
    if (call.path === '/' && call.method === 'GET')
      return { status: 200, type: 'text/html', body: listPage(items, languageIn(call.query)) }
    return json(404, { detail: 'no such page' })
  })

  function receive(call: Call): Reply {
    if (call.method === 'OPTIONS') return { status: 200, headers: anyPage }
    const given = call.query.get('sentry_key') ?? /sentry_key=(\w+)/.exec(`${call.headers['x-sentry-auth']}`)?.[1]
    if (given !== key) return answer(403, { detail: 'bad sentry DSN public key' })
    const brought = readEnvelope(call.bytes, new Date())
    if (!brought) return answer(400, { detail: 'bad envelope' })
    items.push(...brought)
    for (const { type, payload } of brought) note(kindOf(type), titleOf(payload) ?? type)
    items.splice(0, Math.max(0, items.length - mostKept))
    return answer(200, { id: crypto.randomUUID().replaceAll('-', '') })
  }

  const { host } = new URL(server.url)
  return {
    ...server,
    service: 'errors' as const,
    page: server.url,
    received,
    items,
    dsn: `http://${key}@${host}/${project}`,
  }
}

const anyPage = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const answer = (status: number, body: object): Reply => ({ ...json(status, body), headers: anyPage })

const kindOf = (type: string) =>
  type === 'event' ? 'error' : type === 'transaction' ? 'trace' : type.startsWith('replay') ? 'replay' : 'report'

const nothing = { ko: '아직 보고된 것이 없어요.', en: 'Nothing was reported yet.' }

const listPage = (items: readonly Item[], lang: Language) =>
  controlPage({ lang, path: '/', title: aboutOf('errors').name[lang], body: listOf(items, lang) })

function listOf(items: readonly Item[], lang: Language) {
  if (items.length === 0) return `<p class="empty">${nothing[lang]}</p>`
  const rows = items.toReversed().map(
    ({ type, payload, received_at }) => `<li><div>
      <strong>${escapeHtml(titleOf(payload) ?? type)}</strong><span>${kinds[kindOf(type)][lang]} · ${escapeHtml(type)}</span>${timeTag(received_at)}
    </div></li>`,
  )
  return `<ol class="letters">${rows.join('')}</ol>`
}

/** What an error says of itself, or the page a trace was taken on. */
export function titleOf(payload: unknown): string | undefined {
  if (!isObject(payload)) return undefined
  const values = isObject(payload.exception) ? payload.exception.values : undefined
  const first: unknown = Array.isArray(values) ? values[0] : undefined
  // A message that was only said has a trace, and no type.
  if (isObject(first)) return [first.type, first.value].filter((part) => part !== undefined).join(': ')
  const said = payload.message ?? payload.transaction
  return typeof said === 'string' ? said : undefined
}
