import { controlPage, inLanguage, languageIn } from '../control-page.ts'
import { escapeHtml } from '../html.ts'
import { timeTag } from '../quiet-page.ts'
import type { Entry, StandIn } from '../received.ts'
import { type Call, type Reply, serve } from '../stand-in-server.ts'
import { aboutOf, kinds, type Language, phrases, type Service, services } from './words.ts'

const latestShown = 3

/** One page that lists every stand-in and what each received, and one for each with all that is still known. */
export function startFrontPage(standIns: () => readonly StandIn[]) {
  return serve((call) => answer(standIns(), call))
}

function answer(standIns: readonly StandIn[], { method, path, query }: Call): Reply {
  const lang = languageIn(query)
  if (method !== 'GET') return { status: 405, body: phrases.missing[lang] }
  if (path === '/') {
    const body = `<p class="lead">${phrases.lead[lang]}</p>${listOf(standIns, lang)}`
    return html(controlPage({ lang, path, title: phrases.title[lang], body, style }))
  }
  const standIn = standIns.find(({ service }) => path === `/${service}`)
  if (!standIn) return { status: 404, body: phrases.missing[lang] }
  const body = `<p class="open">${openLink(standIn, lang)}</p>${entriesOf(standIn, lang)}`
  return html(controlPage({ lang, path, title: aboutOf(standIn.service).name[lang], body, back: phrases.back, style }))
}

const html = (body: string): Reply => ({
  status: 200,
  type: 'text/html',
  body,
  headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:" },
})

function listOf(standIns: readonly StandIn[], lang: Language) {
  // The keys of the table are its services.
  const known = Object.keys(services) as Service[]
  const cards = known.map((service) => {
    const standIn = standIns.find((each) => each.service === service)
    return `<li id="${service}">${standIn ? cardOf(standIn, lang) : absent(service, lang)}</li>`
  })
  return `<ul class="cards">${cards.join('')}</ul>`
}

const heading = (service: Service, lang: Language) =>
  `<h2>${escapeHtml(aboutOf(service).name[lang])}</h2><p class="about">${escapeHtml(aboutOf(service).about)}</p>`

function cardOf(standIn: StandIn, lang: Language) {
  const { count, latest } = standIn.received()
  const rows = latest.toReversed().slice(0, latestShown)
  return `${heading(standIn.service, lang)}
    <p class="count">${phrases.count[lang].replace('{count}', count.toLocaleString('ko-KR'))}</p>
    ${rows.length > 0 ? `<ol>${rows.map((entry) => `<li>${lineOf(entry, lang)}</li>`).join('')}</ol>` : ''}
    <p class="open">${openLink(standIn, lang)}${count > 0 ? ` <a href="${inLanguage(`/${standIn.service}`, lang)}">${phrases.all[lang]}</a>` : ''}</p>`
}

const absent = (service: Service, lang: Language) =>
  `${heading(service, lang)}<p class="count">${(aboutOf(service).without ?? phrases.real)[lang]}</p>`

const openLink = ({ page }: StandIn, lang: Language) =>
  page
    ? `<a href="${escapeHtml(lang === 'en' ? inLanguage(`${page}/`, lang) : page)}" target="_blank" rel="noreferrer">${phrases.open[lang]}</a>`
    : ''

const lineOf = ({ at, kind, text }: Entry, lang: Language) =>
  `<strong>${kinds[kind][lang]}</strong> ${timeTag(at)}<span>${escapeHtml(text)}</span>`

function entriesOf(standIn: StandIn, lang: Language) {
  const { latest } = standIn.received()
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
