import { controlPage, inLanguage, languageIn } from '../control-page.ts'
import { type Call, type Reply, serve } from '../emulator-server.ts'
import { escapeHtml } from '../html.ts'
import { timeTag } from '../quiet-page.ts'
import type { EmulatedService, Entry } from '../received.ts'
import { aboutOf, kinds, type Language, phrases, type Service, services } from './words.ts'

const latestShown = 3

/** One page that lists every emulator and what each received, and one for each with all that is still known. */
export function startFrontPage(emulators: () => readonly EmulatedService[]) {
  return serve((call) => answer(emulators(), call))
}

function answer(emulators: readonly EmulatedService[], { method, path, query }: Call): Reply {
  const lang = languageIn(query)
  if (method !== 'GET') return { status: 405, body: phrases.missing[lang] }
  if (path === '/') {
    const body = `<p class="lead">${phrases.lead[lang]}</p>${listOf(emulators, lang)}`
    return html(controlPage({ lang, path, title: phrases.title[lang], body, style }))
  }
  const emulator = emulators.find(({ service }) => path === `/${service}`)
  if (!emulator) return { status: 404, body: phrases.missing[lang] }
  const body = `<p class="open">${openLink(emulator, lang)}</p>${entriesOf(emulator, lang)}`
  return html(controlPage({ lang, path, title: aboutOf(emulator.service).name[lang], body, back: phrases.back, style }))
}

const html = (body: string): Reply => ({
  status: 200,
  type: 'text/html',
  body,
  headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:" },
})

function listOf(emulators: readonly EmulatedService[], lang: Language) {
  // The keys of the table are its services.
  const known = Object.keys(services) as Service[]
  const cards = known.map((service) => {
    const emulator = emulators.find((each) => each.service === service)
    return `<li id="${service}">${emulator ? cardOf(emulator, lang) : absent(service, lang)}</li>`
  })
  return `<ul class="cards">${cards.join('')}</ul>`
}

const heading = (service: Service, lang: Language) =>
  `<h2>${escapeHtml(aboutOf(service).name[lang])}</h2><p class="about">${escapeHtml(aboutOf(service).about)}</p>`

function cardOf(emulator: EmulatedService, lang: Language) {
  const { count, latest } = emulator.received()
  const rows = latest.toReversed().slice(0, latestShown)
  return `${heading(emulator.service, lang)}
    <p class="count">${phrases.count[lang].replace('{count}', count.toLocaleString('ko-KR'))}</p>
    ${rows.length > 0 ? `<ol>${rows.map((entry) => `<li>${lineOf(entry, lang)}</li>`).join('')}</ol>` : ''}
    <p class="open">${openLink(emulator, lang)}${count > 0 ? ` <a href="${inLanguage(`/${emulator.service}`, lang)}">${phrases.all[lang]}</a>` : ''}</p>`
}

const absent = (service: Service, lang: Language) =>
  `${heading(service, lang)}<p class="count">${(aboutOf(service).without ?? phrases.real)[lang]}</p>`

const openLink = ({ page }: EmulatedService, lang: Language) =>
  page
    ? `<a href="${escapeHtml(lang === 'en' ? inLanguage(`${page}/`, lang) : page)}" target="_blank" rel="noreferrer">${phrases.open[lang]}</a>`
    : ''

const lineOf = ({ at, kind, text }: Entry, lang: Language) =>
  `<strong>${kinds[kind][lang]}</strong> ${timeTag(at)}<span>${escapeHtml(text)}</span>`

function entriesOf(emulator: EmulatedService, lang: Language) {
  const { latest } = emulator.received()
  if (latest.length === 0) return `<p class="empty">${phrases.nothing[lang]}</p>`
  const rows = latest.toReversed().map((entry) => `<li><div>${lineOf(entry, lang)}</div></li>`)
  return `<ol class="letters">${rows.join('')}</ol>`
}

const style = `
body { max-width: 1180px }
.lead { max-width: 62ch; margin: 0 0 28px; color: var(--quiet) }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none }
.cards > li { display: flex; flex-direction: column; min-width: 0; padding: 20px; border: 1px solid var(--line); border-radius: 16px }
.cards h2 { margin: 0; font-size: 17px; color: CanvasText }
.cards p { margin: 0 }
.about { font-size: 14px; color: var(--quiet) }
.count { margin-block: 10px !important; font-variant-numeric: tabular-nums }
.cards ol { margin: 0 0 12px; padding: 0; list-style: none; font-size: 14px }
.cards ol li { padding: 8px 0; border-top: 1px solid var(--line) }
.cards ol span { display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
.cards ol strong { font-weight: 600 }
.open { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: auto !important }
.open a { padding: 10px 0 }
.letters span { grid-column: 1 / -1 }
.letters strong { grid-column: auto }
`
