import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../html.ts'
import { quietPage, timeTag } from '../quiet-page.ts'
import { createNotebook } from '../received.ts'
import { json, serve } from '../stand-in-server.ts'

/** What was counted, by the names the service's own protocol has for it. */
export type Hit = { tid: string; cid: string; en: string; dl: string; received_at: Date }
const mostKept = 500

/** Stands in for the analytics service: its script, and what that sends. */
export async function startAnalyticsEmulator() {
  const hits: Hit[] = []
  const { note, received } = createNotebook()
  const script = await readFile(new URL('browser/gtag.js', import.meta.url), 'utf8')
  const server = await serve(({ path, query }) => {
    if (path === '/gtag/js') return { status: 200, type: 'text/javascript', body: script }
    if (path === '/') return { status: 200, type: 'text/html', body: quietPage('Analytics', listOf(hits)) }
    if (path !== '/g/collect') return json(404, { error: 'no such page' })
    const [tid = '', cid = '', en = '', dl = ''] = ['tid', 'cid', 'en', 'dl'].map((name) => query.get(name) ?? '')
    note('event', `${en} · ${dl}`)
    hits.push({ tid, cid, en, dl, received_at: new Date() })
    hits.splice(0, Math.max(0, hits.length - mostKept))
    return { status: 204, headers: { 'access-control-allow-origin': '*' } }
  })
  return { ...server, service: 'analytics' as const, page: server.url, received, hits, id: 'G-SANDBOX000' }
}

function listOf(hits: readonly Hit[]) {
  if (hits.length === 0) return '<p class="empty">Nobody was counted yet.</p>'
  const rows = hits.toReversed().map(
    ({ cid, en, dl, received_at }) => `<li><div>
      <strong>${escapeHtml(en)}</strong><span>${escapeHtml(`${dl} · ${cid}`)}</span>${timeTag(received_at)}
    </div></li>`,
  )
  return `<ol class="letters">${rows.join('')}</ol>`
}
