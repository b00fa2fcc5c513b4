import type { Reply } from './emulator-server.ts'
import { escapeHtml } from './html.ts'

type Window = {
  lang: 'ko' | 'en'
  title: string
  /** The colour of the service's own button, and of what is written on it. */
  accent: string
  ink: string
  body: string
  note: string
}

/** The page of an emulated payment service, which says that it is not real. */
export const paymentWindow = ({ lang, title, accent, ink, body, note }: Window) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>:root { --accent: ${accent}; --ink: ${ink} }${style}</style></head>
<body><main>${body}</main><p class="note">${escapeHtml(note)}</p></body>
</html>`

// Mixed from the system's own colours: the window follows it, dark or light.
const style = `
:root { color-scheme: light dark; --line: color-mix(in oklab, CanvasText 16%, Canvas); --quiet: color-mix(in oklab, CanvasText 66%, Canvas); --ground: color-mix(in oklab, CanvasText 5%, Canvas) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 40px 16px; font: 16px/1.55 Pretendard, system-ui, sans-serif; background: var(--ground); color: CanvasText; word-break: keep-all; overflow-wrap: anywhere }
main { max-width: 440px; margin: 0 auto; padding: 28px 24px; background: Canvas; border: 1px solid var(--line); border-radius: 20px }
header { display: flex; justify-content: space-between; align-items: center; gap: 12px; margin-bottom: 20px }
.mark { font-size: 19px; font-weight: 700; letter-spacing: -.01em; display: flex; align-items: center; gap: 8px }
.mark svg { width: 28px; height: 28px }
.tag { font-size: 12px; font-weight: 600; padding: 3px 9px; border: 1px solid var(--line); border-radius: 99px; color: var(--quiet); white-space: nowrap }
h1 { margin: 0; font-size: 30px; line-height: 1.25; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
.what { margin: 2px 0 24px; color: var(--quiet) }
fieldset { margin: 0 0 20px; padding: 0; border: 0; min-width: 0 }
legend { padding: 0 0 8px; font-size: 14px; font-weight: 600 }
label { display: flex; gap: 12px; align-items: center; min-height: 56px; padding: 8px 14px; border: 1px solid var(--line); cursor: pointer }
label + label { border-top: 0 }
fieldset label:first-of-type { border-start-start-radius: 12px; border-start-end-radius: 12px }
fieldset label:last-of-type { border-end-start-radius: 12px; border-end-end-radius: 12px }
label:has(:checked) { background: color-mix(in oklab, var(--accent) 12%, Canvas) }
label.plain { min-height: 44px; padding: 0; border: 0; background: none; font-size: 14px }
input { width: 20px; height: 20px; accent-color: CanvasText; flex: none }
small { display: block; color: var(--quiet); font-size: 13px }
select { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px; background: Canvas; color: CanvasText; font: inherit }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 20px; padding: 14px 0; border-block: 1px solid var(--line); font-size: 14px }
dt { color: var(--quiet) }
dd { margin: 0; text-align: end }
button { width: 100%; min-height: 54px; margin-top: 8px; border: 0; border-radius: 14px; font: inherit; font-weight: 600; cursor: pointer }
.pay { background: var(--accent); color: var(--ink) }
.back { background: none; color: var(--quiet); font-weight: 500 }
:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px }
.note { max-width: 440px; margin: 16px auto 0; font-size: 13px; color: var(--quiet); text-align: center }
`

/** A page with a form whose answer leads back to `target`. */
export const windowReply = (status: number, body: string, target = ''): Reply => ({
  status,
  type: 'text/html',
  body,
  headers: {
    // Chromium holds the address a form is redirected to against form-action as well.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${target}; frame-ancestors 'none'`,
  },
})

/** Sends the buyer back to the shop, with more in the query of the address. */
export function sendBack(address: string, fields: Record<string, string>): Reply {
  const target = new URL(address)
  // Added, never set: what the shop wrote into its own address stays as it is.
  for (const [name, value] of Object.entries(fields)) target.searchParams.append(name, value)
  return { status: 302, headers: { location: target.href } }
}

/** Whether buyers can be sent there. */
export const isAddress = (address: unknown): address is string =>
  typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
