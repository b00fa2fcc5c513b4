import type { Reply } from '../emulator-server.ts'
import { escapeHtml } from '../html.ts'

export { escapeHtml }

// Mixed from the system's own colours: the window follows it, dark or light.
const style = `
:root { color-scheme: light dark; --line: color-mix(in oklab, CanvasText 18%, Canvas); --quiet: color-mix(in oklab, CanvasText 64%, Canvas) }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 20px 56px; font: 16px/1.6 Pretendard, system-ui, sans-serif; background: Canvas; color: CanvasText; word-break: keep-all; overflow-wrap: anywhere }
main { max-width: 400px; margin: 0 auto }
h1 { margin: 0 0 4px; font-size: 24px; font-weight: 600 }
.lead { margin: 0 0 24px }
fieldset { margin: 0 0 24px; padding: 0; border: 0 }
legend { padding: 0 0 4px; font-size: 14px; font-weight: 600 }
label { display: flex; gap: 12px; align-items: center; min-height: 52px; padding-block: 8px; border-top: 1px solid var(--line) }
label:last-of-type { border-bottom: 1px solid var(--line) }
label:has(:disabled) { color: var(--quiet) }
input[type=radio], input[type=checkbox] { width: 20px; height: 20px; accent-color: CanvasText; flex: none }
input[type=text] { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px; background: Canvas; color: CanvasText; font: inherit }
a { color: inherit; text-underline-offset: 3px }
small { display: block; color: var(--quiet) }
main > h2 { margin: 28px 0 4px; font-size: 17px; font-weight: 600 }
article { margin: 0 0 24px; padding: 16px; border: 1px solid var(--line); border-radius: 16px }
article h2 { margin: 0; font-size: 17px }
article p { margin: 4px 0 0 }
button { width: 100%; min-height: 52px; margin-top: 8px; border: 1px solid CanvasText; border-radius: 12px; font: inherit; cursor: pointer }
.agree { background: CanvasText; color: Canvas; font-weight: 600 }
.cancel { background: none; color: inherit; border-color: var(--line) }
output { position: sticky; top: 0; display: block; padding: 12px 0; background: Canvas; border-bottom: 1px solid var(--line); font-size: 14px }
output:empty { display: none }
.note { margin-top: 24px; font-size: 13px; color: var(--quiet) }
`

type Page = { title: string; body: string; note?: string; attributes?: string; script?: boolean; lang?: string }

export const page = ({
  title,
  body,
  note = '연습용 창이에요. 지어낸 사람들만 있어요.',
  attributes = '',
  script,
  lang = 'ko',
}: Page) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body${attributes}><main><h1>${escapeHtml(title)}</h1>${body}<p class="note">${escapeHtml(note)}</p></main>${script ? `<script src="${scriptPath}"></script>` : ''}</body>
</html>`

/** What the page that opened the window is asked again with the answer. */
export const hiddenInputs = (fields: Iterable<[string, string]>) =>
  [...fields]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

// Chromium holds the address a form is redirected to against form-action as well.
export const html = (status: number, body: string, { target = '', framed = false } = {}): Reply => ({
  status,
  type: 'text/html',
  body,
  headers: {
    'content-security-policy': [
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; script-src 'self'",
      `form-action 'self' ${target}; frame-ancestors ${framed ? 'http://127.0.0.1:* http://localhost:*' : "'none'"}`,
    ].join('; '),
  },
})

export const scriptPath = '/window.js'
/** Tells the page that opened this window what came of it, and goes. */
export const windowScript = `const { message, target } = document.body.dataset
const heard = window.opener ?? (window.parent === window ? null : window.parent)
if (message && heard) heard.postMessage(message, target)
if (message) window.close()
`

/** The last page of a window: it sends a message to the window that opened it. */
export const lastWords = (message: object | string, target: string) =>
  html(
    200,
    page({
      title: '다 됐어요',
      body: '<p class="lead">이 창은 닫아도 돼요.</p>',
      script: true,
      attributes: ` data-message="${escapeHtml(typeof message === 'string' ? message : JSON.stringify(message))}" data-target="${escapeHtml(target)}"`,
    }),
  )

export function redirect(uri: string, fields: Record<string, string | number | null>): Reply {
  const target = new URL(uri)
  for (const [name, value] of Object.entries(fields)) if (value !== null) target.searchParams.set(name, String(value))
  return { status: 302, headers: { location: target.href } }
}

/** Only what runs on this machine may use an emulator. */
export const isLocal = (uri: string) =>
  URL.canParse(uri) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(uri).hostname)

/** The page's own address, as its agent says it; no one where it is not of this machine. */
export function originOf(agent: string | null) {
  const origin = decodeURIComponent(/origin\/(\S+)/.exec(agent ?? '')?.[1] ?? '')
  return isLocal(origin) ? new URL(origin).origin : undefined
}
