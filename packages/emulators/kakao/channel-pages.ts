import type { Reply } from '../emulator-server.ts'
import type { Call, Emulator } from './emulator.ts'
import { keepFollower } from './keep-message.ts'
import { people } from './people.ts'
import { sendChannelChange } from './webhooks.ts'
import { askedIn, askPage, choiceOf, failurePage, personChoice } from './window-form.ts'
import { escapeHtml, html, page } from './window-page.ts'

const button = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32" role="img"><rect width="96" height="32" rx="6" fill="khaki"/><text x="48" y="21" font-size="13" text-anchor="middle">TEXT</text></svg>`

/** The pages of a channel: adding it, writing to it, and what its buttons look like. */
export function answerChannel(emulator: Emulator, call: Call): Reply | undefined {
  const image = /^\/channel-images\/(friendadd|consult|question)_[\w]+\.png$/.exec(call.path)?.[1]
  if (image) {
    const text = { friendadd: '채널 추가', consult: '톡 상담', question: '톡 문의' }[image] ?? ''
    return { status: 200, type: 'image/svg+xml', body: button.replace('TEXT', text) }
  }
  const [, id = '', place = ''] = /^\/(_\w+)(?:\/(friend|chat|sdk_error))?$/.exec(call.path) ?? []
  if (!id) return undefined
  if (place === 'sdk_error') return sdkError(call)
  if (id !== emulator.app.channel) return failurePage('없는 채널이에요', id, 404)
  if (place === 'chat') return chat(emulator, call)
  return place === 'friend' ? add(emulator, call) : home()
}

const home = () => html(200, page({ title: '실라주 채널', body: '<p class="lead">향기로운 소식을 전해요.</p>' }))

function sdkError({ query }: Call): Reply {
  const why = [query.get('msg'), query.get('code')].filter(Boolean).join(' · ')
  return failurePage('채널을 열 수 없어요', why)
}

function add(emulator: Emulator, call: Call): Reply {
  const query = askedIn(call)
  const person = people.find(({ id }) => String(id) === query.get('person'))
  if (query.get('decision') === 'agree' && person) {
    keepFollower(emulator, person.id)
    void sendChannelChange(emulator, 'added', person.id)
    return html(200, page({ title: '채널을 추가했어요', body: '<p class="lead">이제 소식을 받아요.</p>' }))
  }
  if (query.get('decision')) return html(200, page({ title: '추가하지 않았어요', body: '' }))
  return askPage({ title: '채널 추가', agree: '추가하기', asked: query, body: personChoice() })
}

function chat(emulator: Emulator, call: Call): Reply {
  const query = askedIn(call)
  const written = query.get('written')
  if (query.get('decision') === 'agree' && written) {
    emulator.talkMessages.push({ text: written, from: query.get('referer') ?? '' })
    emulator.note('message', written)
    return html(200, page({ title: '보냈어요', body: `<article><p>${escapeHtml(written)}</p></article>` }))
  }
  const body = `<fieldset><legend id="text">실라주에 할 말</legend><input type="text" name="written" aria-labelledby="text"></fieldset>`
  return askPage({
    title: '1:1 채팅',
    agree: '보내기',
    asked: query,
    body:
      body +
      choiceOf('from', 'shop', '지금 보던 페이지도 알려요', query.get('referer') ?? '', ' type="checkbox" checked'),
  })
}
