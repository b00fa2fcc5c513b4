import type { Reply } from '../stand-in-server.ts'
import type { Call, Desk } from './desk.ts'
import { nicknameOf as nameOf } from './people.ts'
import { bubble } from './sharer.ts'
import { escapeHtml, html, page } from './window-page.ts'

const section = (title: string, lines: string[]) =>
  `<h2>${title}</h2>${lines.length > 0 ? lines.join('') : '<p>아직 없어요.</p>'}`

/** What has come so far, and the page a phone would leave for navigation. */
export function answerFront(
  { sent, followers, letters, images, note }: Desk,
  { path, query }: Call,
): Reply | undefined {
  if (path.startsWith('/scheme/')) return launched(path)
  if (path === '/launch/index.do') return navigation(note, query)
  if (path !== '/') return undefined
  const messages = sent.map(
    ({ to, message }) => `<p>${escapeHtml(to.map(nameOf).join(', '))}에게</p>${bubble(message)}`,
  )
  const body = [
    '<p class="lead"><a href="/try">SDK를 눌러 볼 수 있는 페이지</a></p>',
    section('메시지', messages.toReversed()),
    ...[
      section(
        '채널을 추가한 사람',
        [...followers].map((id) => `<p>${escapeHtml(nameOf(id))}</p>`),
      ),
    ],
    section(
      '채널로 온 말',
      letters.map(({ text }) => `<article><p>${escapeHtml(text)}</p></article>`),
    ),
    section(
      '보관한 그림',
      [...images.keys()].map((id) => `<p><img src="/images/${id}" alt="" width="120"></p>`),
    ),
  ]
  return html(200, page({ title: '카카오 연습장', body: body.join('') }))
}

function navigation(note: Desk['note'], query: URLSearchParams): Reply {
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
