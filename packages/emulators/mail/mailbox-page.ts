import { escapeHtml } from '../html.ts'
import { quietPage as page, timeTag } from '../quiet-page.ts'
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
