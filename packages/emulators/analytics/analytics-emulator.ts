import { readFile } from 'node:fs/promises'
import { controlPage, languageIn } from '../control-page.ts'
import { json, serve } from '../emulator-server.ts'
import { aboutOf, type Language } from '../front/words.ts'
import { escapeHtml } from '../html.ts'
import { timeTag } from '../quiet-page.ts'
import { createNotebook } from '../received.ts'

/** What was counted, by the names the service's own protocol has for it. */
export type Hit = { tid: string; cid: string; en: string; dl: string; received_at: Date }
const mostKept = 500

/** Emulates the analytics service: its script, and what that sends. */
export async function startAnalyticsEmulator() {
  const hits: Hit[] = []
  const { note, received } = createNotebook()
  const script = await readFile(new URL('browser/gtag.js', import.meta.url), 'utf8')
  const server = await serve(({ path, query, raw }) => {
    if (path === '/gtag/js') return { status: 200, type: 'text/javascript', body: script }
    if (path === '/') return { status: 200, type: 'text/html', body: listPage(hits, languageIn(query)) }
    if (path !== '/g/collect') return json(404, { error: 'no such page' })
    for (const hit of hitsIn(query, raw)) {
      note('event', `${hit.en} · ${hit.dl}`)
      hits.push(hit)
    }
    hits.splice(0, Math.max(0, hits.length - mostKept))
    // Whatever came, the service says no more than that.
    return { status: 204, headers: { 'access-control-allow-origin': '*' } }
  })
  return { ...server, service: 'analytics' as const, page: server.url, received, hits, id: 'G-SANDBOX000' }
}

/** One event in the query, or several in the body, a line each, with what the query says of them all. */
function hitsIn(query: URLSearchParams, raw: string): Hit[] {
  const lines = raw === '' ? [''] : raw.split(/\r?\n/).filter((line) => line !== '')
  const hits = lines.map((line) => {
    const own = new URLSearchParams(line)
    const [tid = '', cid = '', en = '', dl = ''] = ['tid', 'cid', 'en', 'dl'].map(
      (name) => own.get(name) ?? query.get(name) ?? '',
    )
    return { tid, cid, en, dl, received_at: new Date() }
  })
  return hits.filter(({ tid, cid, en }) => query.get('v') === '2' && tid && cid && en)
}

const noHits = { ko: '아직 아무도 오지 않았어요.', en: 'No one was counted yet.' }

const listPage = (hits: readonly Hit[], lang: Language) =>
  controlPage({ lang, path: '/', title: aboutOf('analytics').name[lang], body: listOf(hits, lang) })

function listOf(hits: readonly Hit[], lang: Language) {
  if (hits.length === 0) return `<p class="empty">${noHits[lang]}</p>`
  const rows = hits.toReversed().map(
    ({ cid, en, dl, received_at }) => `<li><div>
      <strong>${escapeHtml(en)}</strong><span>${escapeHtml(`${dl} · ${cid}`)}</span>${timeTag(received_at)}
    </div></li>`,
  )
  return `<ol class="letters">${rows.join('')}</ol>`
}
