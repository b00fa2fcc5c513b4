import { controlPage, inLanguage } from '../control-page.ts'
import { aboutOf, kinds, type Language, type Words } from '../front/words.ts'
import { escapeHtml } from '../html.ts'
import { timeTag } from '../quiet-page.ts'
import type { TextMessage } from '../sms/text-message.ts'
import type { Message } from './read-email.ts'

/** All letters and text messages, the newest first. */
export function listPage(messages: readonly Message[], texts: readonly TextMessage[], lang: Language): string {
  const rows = [
    ...messages.map((message) => ({ at: message.received_at, row: emailRow(message, lang) })),
    ...texts.map((text) => ({ at: text.received_at, row: textRow(text, lang) })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const list = `<ol class="letters">${rows.map(({ row }) => row).join('')}</ol>`
  const body = rows.length === 0 ? `<p class="empty">${words.nothing[lang]}</p>` : list
  return controlPage({ lang, path: '/', title: aboutOf('mail').name[lang], body })
}

const emailRow = (message: Message, lang: Language) => `
    <li><a href="${inLanguage(`/emails/${message.id}`, lang)}">
      <strong>${escapeHtml(message.subject || words.untitled[lang])}</strong>
      <span>${escapeHtml(`${nameOf(message.from)} → ${message.envelope.to.join(', ')}`)}</span>
      ${timeTag(message.received_at)}
      <small>${escapeHtml(message.text.slice(0, 160))}</small>
    </a></li>`

/** A text message says everything in the list. */
const textRow = (
  { to, country, from, text, subject, type, status, buttons, received_at }: TextMessage,
  lang: Language,
) => `
    <li><div class="${type === 'ATA' ? 'talk' : 'text'}">
      ${subject ? `<strong>${escapeHtml(subject)}</strong>` : ''}
      <p>${withLinks(text)}</p>
      ${buttons.length > 0 ? `<nav>${buttons.map(({ buttonName, linkMo }) => `<a href="${escapeHtml(linkMo)}" target="_blank" rel="noreferrer">${escapeHtml(buttonName)}</a>`).join('')}</nav>` : ''}
      <span>${escapeHtml(`${kinds[type][lang]} ${from} → ${country === '82' ? '' : `+${country} `}${to}`)}${fateOf(status, lang)}</span>
      ${timeTag(received_at)}
    </div></li>`

const words = {
  nothing: {
    ko: '아직 온 것이 없어요. 상점이 보내면 여기에 나타나요.',
    en: 'No messages yet. They appear here as soon as the shop sends one.',
  },
  untitled: { ko: '(제목 없음)', en: '(no subject)' },
  all: { ko: '모든 메일', en: 'All emails' },
  source: { ko: '원문', en: 'Source' },
  attached: { ko: '붙인 파일', en: 'Attached' },
  designed: { ko: '꾸민 모습', en: 'As designed' },
  text: { ko: '글만', en: 'As text' },
  email: { ko: '메일', en: 'The email' },
  from: { ko: '보낸 사람', en: 'From' },
  to: { ko: '받는 사람', en: 'To' },
  handed: { ko: '실제로 보낸 곳', en: 'Handed to' },
  date: { ko: '날짜', en: 'Date' },
}

const fates: Record<string, Words> = {
  2000: { ko: '가는 중', en: 'on its way' },
  3104: { ko: '카카오톡 없음', en: 'no KakaoTalk' },
  3107: { ko: '차단됨', en: 'blocked' },
  3105: { ko: '등록한 글과 다름', en: 'not the registered text' },
  3106: { ko: '없는 템플릿', en: 'no such template' },
  3046: { ko: '꺼져 있음', en: 'switched off' },
}
const lost: Words = { ko: '닿지 않음', en: 'did not arrive' }
const fateOf = (status: string, lang: Language) =>
  status === '4000' ? '' : ` <em>${escapeHtml(`${(fates[status] ?? lost)[lang]} (${status})`)}</em>`

/** `Sillage <hello@sillage.example>` is Sillage; an address without a name stays. */
const nameOf = (sender: string) => /^"?(.+?)"?\s*<[^<>]*>$/.exec(sender)?.[1] ?? sender

export function emailPage(message: Message, lang: Language): string {
  const fields = [
    [words.from[lang], message.from],
    [words.to[lang], message.to],
    [words.handed[lang], message.envelope.to.join(', ')],
    [words.date[lang], message.date],
    ['Message-ID', message.message_id],
  ]
  const files = message.attachments.map(({ name, type, size }) => `${name} (${type}, ${size} B)`)
  const path = `/emails/${message.id}`
  return controlPage({
    lang,
    path,
    title: message.subject || words.untitled[lang],
    back: words.all,
    beside: `<a href="${path}/source">${words.source[lang]}</a>`,
    body: `<dl>${fields.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>
    ${files.length > 0 ? `<p>${words.attached[lang]}: ${escapeHtml(files.join(', '))}</p>` : ''}
    ${message.html ? `<h2>${words.designed[lang]}</h2>${frame(message.html, words.email[lang])}` : ''}
    ${message.text ? `<h2>${words.text[lang]}</h2><pre>${withLinks(message.text)}</pre>` : ''}`,
  })
}

/** The email runs no scripts and reaches no other page; its links open beside it. */
const frame = (html: string, title: string) =>
  `<iframe title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(
    `<base target="_blank">${html}`,
  )}"></iframe>`

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"')]+)/)
    .map((piece, index) => (index % 2 === 1 ? linkTo(escapeHtml(piece)) : escapeHtml(piece)))
    .join('')

const linkTo = (address: string) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`
