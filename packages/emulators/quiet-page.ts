import { escapeHtml } from './html.ts'

// Colours are the visitor's own: the page follows the system, dark or light.
const style = `
:root { color-scheme: light dark; --quiet: color-mix(in oklab, CanvasText 62%, Canvas); --line: color-mix(in oklab, CanvasText 16%, Canvas) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 40px 20px 80px; max-width: 820px; font: 16px/1.6 Pretendard, system-ui, sans-serif; background: Canvas; color: CanvasText; word-break: keep-all; overflow-wrap: anywhere }
h1 { margin: 0 0 8px; font: 500 28px/1.35 "Nanum Myeongjo", "Noto Serif KR", Georgia, serif }
h2 { margin: 32px 0 8px; font-size: 13px; font-weight: 600; color: var(--quiet) }
a { color: inherit; text-underline-offset: 3px }
nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; margin: 0 0 16px }
nav a { padding: 10px 0 }
form p { display: grid; grid-template-columns: 1fr auto; gap: 8px; align-items: end }
form label { display: grid; gap: 4px; font-size: 14px; color: var(--quiet) }
input { min-width: 0; min-height: 48px; padding: 0 14px; border: 1px solid var(--line); border-radius: 12px; background: Canvas; color: CanvasText; font: inherit; font-size: 16px }
button { min-height: 48px; padding: 0 20px; border: 0; border-radius: 12px; background: CanvasText; color: Canvas; font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px }
.empty, small, time, dt, .letters span { color: var(--quiet) }
.letters { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
.letters li > a, .letters div { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 16px 8px; border-bottom: 1px solid var(--line); text-decoration: none }
.letters li > a:hover strong { text-decoration: underline }
.letters strong { grid-column: 1 / -1; font-weight: 600 }
.letters p { grid-column: 1 / -1; margin: 4px 0 8px; white-space: pre-line }
.letters .talk p, .letters .text p { justify-self: start; max-width: 46ch; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px }
.letters .talk p { border-width: 2px; border-color: CanvasText }
.letters div nav { grid-column: 1 / -1; justify-content: start; gap: 8px; margin: 0 0 8px }
.letters div nav a { display: inline-block; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; text-decoration: none }
.letters em { font-style: normal; text-decoration: underline; text-underline-offset: 3px }
.letters span, time, small { font-size: 14px }
time { font-variant-numeric: tabular-nums }
small { grid-column: 1 / -1; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 0; padding: 16px 0; border-block: 1px solid var(--line); font-size: 14px }
dd { margin: 0 }
@media (max-width: 560px) { .letters li > a, .letters div { grid-template-columns: 1fr } }
iframe { width: 100%; height: 55vh; border: 1px solid var(--line); background: Canvas; color-scheme: light }
pre { margin: 0; padding: 20px; border: 1px solid var(--line); white-space: pre-wrap; font: inherit }
`

/** A page of an emulator on which one reads what it received. */
export const quietPage = (
  title: string,
  body: string,
  { lang, style: more }: { lang: string; style: string },
) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title><style>${style}${more}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`

const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Seoul' })
export const timeTag = (at: Date) => `<time datetime="${at.toISOString()}">${clock.format(at)}</time>`
