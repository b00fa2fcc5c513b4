import { languageIn, otherLanguage } from '../control-page.ts'
import type { Reply } from '../emulator-server.ts'
import type { Language, Words } from '../front/words.ts'
import type { Call, Emulator } from './emulator.ts'
import { nicknameOf as nameOf } from './people.ts'
import { bubble } from './sharer.ts'
import { escapeHtml, html, page } from './window-page.ts'

const words = {
  title: { ko: '카카오 연습장', en: 'Kakao emulator' },
  note: { ko: '지어낸 사람들만 있어요.', en: 'All of these people are made up.' },
  trial: { ko: 'SDK를 눌러 볼 수 있는 페이지', en: 'A page to try the SDK on' },
  nothing: { ko: '아직 없어요.', en: 'None yet.' },
  messages: { ko: '메시지', en: 'Messages' },
  to: { ko: '{names}에게', en: 'To {names}' },
  followers: { ko: '채널을 추가한 사람', en: 'Who added the channel' },
  talkMessages: { ko: '채널로 온 말', en: 'Written to the channel' },
  images: { ko: '보관한 그림', en: 'Stored pictures' },
} satisfies Record<string, Words>

/** What has come so far, and the page a phone would leave for navigation. */
export function answerFront(emulator: Emulator, { path, query }: Call): Reply | undefined {
  if (path.startsWith('/scheme/')) return launched(path)
  if (path === '/launch/index.do') return navigation(emulator.note, query)
  return path === '/' ? front(emulator, languageIn(query)) : undefined
}

function front({ sent, followers, talkMessages, images }: Emulator, lang: Language) {
  const section = (title: Words, lines: string[]) =>
    `<h2>${title[lang]}</h2>${lines.length > 0 ? lines.join('') : `<p>${words.nothing[lang]}</p>`}`
  const messages = sent.map(({ to, message }) => {
    const names = to.map(nameOf).join(', ')
    return `<p>${escapeHtml(words.to[lang].replace('{names}', names))}</p>${bubble(message)}`
  })
  const body = [
    `<p class="lead"><a href="/try">${words.trial[lang]}</a> · ${otherLanguage(lang, '/')}</p>`,
    section(words.messages, messages.toReversed()),
    section(
      words.followers,
      [...followers].map((id) => `<p>${escapeHtml(nameOf(id))}</p>`),
    ),
    section(
      words.talkMessages,
      talkMessages.map(({ text }) => `<article><p>${escapeHtml(text)}</p></article>`),
    ),
    section(
      words.images,
      [...images.keys()].map((id) => `<p><img src="/images/${id}" alt="" width="120"></p>`),
    ),
  ]
  return html(200, page({ title: words.title[lang], body: body.join(''), note: words.note[lang], lang }))
}

function navigation(note: Emulator['note'], query: URLSearchParams): Reply {
  const param: unknown = JSON.parse(query.get('param') ?? '{}')
  const place = typeof param === 'object' && param !== null && 'destination' in param ? param.destination : {}
  const name = typeof place === 'object' && place !== null && 'name' in place ? String(place.name) : ''
  note('navigation', name)
  return html(200, page({ title: '카카오내비', body: `<p class="lead">${escapeHtml(name)}까지 안내해요.</p>` }))
}

/** Where a phone would open the app. */
function launched(path: string): Reply {
  const scheme = decodeURIComponent(path.slice('/scheme/'.length)).split('&web=')[0] ?? ''
  const body = `<p class="lead">전화기라면 여기서 앱이 열려요.</p><p>${escapeHtml(scheme)}</p>`
  return html(200, page({ title: '카카오톡', body }))
}
