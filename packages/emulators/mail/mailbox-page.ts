import type { TextMessage } from '../sms/text-message.ts'
import type { Message } from './mail-emulator.ts'

/** All letters and text messages, the newest first. */
export function listPage(messages: readonly Message[], texts: readonly TextMessage[]): string {
  const rows = [
    ...messages.map((message) => ({ at: message.received_at, row: letterRow(message) })),
    ...texts.map((text) => ({ at: text.received_at, row: textRow(text) })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  if (rows.length === 0) {
    return page('Mailbox', '<p class="empty">No letters yet. They appear here as soon as the shop sends one.</p>')
  }
  return page('Mailbox', `<ol class="letters">${rows.map(({ row }) => row).join('')}</ol>`)
}

const letterRow = (message: Message) => `
    <li><a href="/letters/${message.id}">
      <strong>${escapeHtml(message.subject || '(no subject)')}</strong>
      <span>${escapeHtml(`${nameOf(message.from)} → ${message.envelope.to.join(', ')}`)}</span>
      ${timeTag(message.received_at)}
      <small>${escapeHtml(message.text.slice(0, 160))}</small>
    </a></li>`

/** A text message says everything in the list. */
const textRow = ({ to, country, from, text, subject, type, status, buttons, received_at }: TextMessage) => `
    <li><div class="${type === 'ATA' ? 'talk' : 'text'}">
      ${subject ? `<strong>${escapeHtml(subject)}</strong>` : ''}
      <p>${withLinks(text)}</p>
      ${buttons.length > 0 ? `<nav>${buttons.map(({ buttonName, linkMo }) => `<a href="${escapeHtml(linkMo)}" target="_blank" rel="noreferrer">${escapeHtml(buttonName)}</a>`).join('')}</nav>` : ''}
      <span>${escapeHtml(`${kinds[type]} ${from} → ${country === '82' ? '' : `+${country} `}${to}`)}${fateOf(status)}</span>
      ${timeTag(received_at)}
    </div></li>`

const kinds = { SMS: 'SMS', LMS: 'LMS', ATA: 'AlimTalk' } as const

const fates: Record<string, string> = {
  ...{ 2000: 'on its way', 3104: 'no KakaoTalk', 3107: 'blocked', 3105: 'not the registered text' },
  ...{ 3106: 'no such template', 3046: 'switched off' },
}
const fateOf = (status: string) =>
  status === '4000' ? '' : ` <em>${escapeHtml(`${fates[status] ?? 'did not arrive'} (${status})`)}</em>`

/** `Sillage <hello@sillage.example>` is Sillage; an address without a name stays. */
const nameOf = (sender: string) => /^"?(.+?)"?\s*<[^<>]*>$/.exec(sender)?.[1] ?? sender

export function letterPage(message: Message): string {
  const fields = [
    ['From', message.from],
    ['To', message.to],
    ['Handed to', message.envelope.to.join(', ')],
    ['Date', message.date],
    ['Message-ID', message.message_id],
  ]
  const files = message.attachments.map(({ name, type, size }) => `${name} (${type}, ${size} bytes)`)
  return page(
    message.subject || '(no subject)',
    `<nav><a href="/">← All letters</a> <a href="/letters/${message.id}/source">Source</a></nav>
    <dl>${fields.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>
    ${files.length > 0 ? `<p>Attached: ${escapeHtml(files.join(', '))}</p>` : ''}
    ${message.html ? `<h2>As designed</h2>${frame(message.html)}` : ''}
    ${message.text ? `<h2>As text</h2><pre>${withLinks(message.text)}</pre>` : ''}`,
  )
}

/** The letter runs no scripts and reaches no other page; its links open beside it. */
const frame = (html: string) =>
  `<iframe title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(
    `<base target="_blank">${html}`,
  )}"></iframe>`

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"')]+)/)
    .map((piece, index) => (index % 2 === 1 ? linkTo(escapeHtml(piece)) : escapeHtml(piece)))
    .join('')

const linkTo = (address: string) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`

const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Seoul' })
const timeTag = (at: Date) => `<time datetime="${at.toISOString()}">${clock.format(at)}</time>`

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => replacements[sign] ?? sign)

// Colours are the visitor's own: the page follows the system, dark or light.
const style = `
:root { color-scheme: light dark; --quiet: color-mix(in oklab, CanvasText 62%, Canvas); --line: color-mix(in oklab, CanvasText 16%, Canvas) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 40px 20px 80px; max-width: 820px; font: 16px/1.6 Pretendard, system-ui, sans-serif; background: Canvas; color: CanvasText; word-break: keep-all; overflow-wrap: anywhere }
h1 { margin: 0 0 24px; font: 500 28px/1.35 "Nanum Myeongjo", "Noto Serif KR", Georgia, serif }
h2 { margin: 32px 0 8px; font-size: 13px; font-weight: 600; color: var(--quiet) }
a { color: inherit; text-underline-offset: 3px }
nav { display: flex; justify-content: space-between; margin: -8px 0 24px }
nav a { padding: 10px 0 }
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
iframe { width: 100%; height: 55vh; border: 1px solid var(--line); background: Canvas; color-scheme: light }
pre { margin: 0; padding: 20px; border: 1px solid var(--line); white-space: pre-wrap; font: inherit }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`
