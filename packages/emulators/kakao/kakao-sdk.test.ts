import { endpoints } from '@sillage/kakao/api/endpoints.ts'
import { type RequestSettings, request, type Url } from '@sillage/kakao/api/request.ts'
import { setAccessToken } from '@sillage/kakao/auth/token.ts'
import { hostsAt } from '@sillage/kakao/hosts.ts'
import { createKakao } from '@sillage/kakao/kakao.ts'
import { testPage } from '@sillage/kakao/testing.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { friendsOf } from './friends.ts'
import { startKakaoEmulator } from './kakao-emulator.ts'
import { people } from './people.ts'

const emulator = await startKakaoEmulator()
afterAll(emulator.stop)
beforeEach(() => emulator.clear())

const [, person] = people
if (!person) throw new Error('people are missing')
const [friend] = friendsOf(person)

const ask = (path: string, form: Record<string, string>) =>
  fetch(emulator.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

/** The SDK on a page of someone who has signed in; only its network is a real one. */
async function signedIn() {
  const world = { ...testPage().world, fetch: (url: string, init: RequestInit) => fetch(url, init) }
  const kakao = createKakao({ hosts: hostsAt(emulator.url), world })
  kakao.init(emulator.jsKey)
  await ask('/oauth/authorize', {
    client_id: emulator.jsKey,
    response_type: 'code',
    redirect_uri: 'JS-SDK',
    auth_tran_id: 'tran',
    is_popup: 'true',
    person: String(person?.id),
    decision: 'agree',
  })
  const polled = await fetch(`${emulator.url}/apiweb/code.json?client_id=${emulator.jsKey}&auth_tran_id=tran`)
  const { code } = await polled.json()
  const spent = await fetch(`${emulator.url}/try/token`, { method: 'POST', body: code })
  await setAccessToken(kakao, (await spent.json()).access_token, { persist: false })
  return kakao
}

const template_object = { object_type: 'text', text: '안녕', link: {} }
const receiver_uuids = [friend?.uuid ?? '']
const request_url = 'http://localhost:3000/shop/product/1001'
const image = { files: [new File([Uint8Array.from([71, 73, 70])], 'a.gif', { type: 'image/gif' })] }
const given: { readonly [Asked in Url]?: object } = {
  '/v1/user/update_profile': { properties: { nickname: '새벽' } },
  '/v2/user/revoke/scopes': { scopes: ['account_email'] },
  '/v2/user/revoke/service_terms': { tags: 'sillage_marketing' },
  '/v2/api/talk/memo/send': { template_id: 1001 },
  '/v2/api/talk/memo/scrap/send': { request_url },
  '/v2/api/talk/memo/default/send': { template_object },
  '/v1/api/talk/friends/message/send': { receiver_uuids, template_id: 1001 },
  '/v1/api/talk/friends/message/scrap/send': { receiver_uuids, request_url },
  '/v1/api/talk/friends/message/default/send': { receiver_uuids, template_object },
  '/v2/api/kakaolink/talk/template/validate': { template_id: 1001 },
  '/v2/api/kakaolink/talk/template/scrap': { request_url },
  '/v2/api/kakaolink/talk/template/default': { template_object },
  '/v1/app/validate/sdk': { quota_properties: { uri: '/sdk/channel/add', channel_public_id: emulator.channel } },
}

test.each(Object.keys(endpoints) as Url[])('the emulator knows %s of the SDK', async (url) => {
  const kakao = await signedIn()
  const upload = () => request(kakao, { url: '/v2/api/talk/message/image/upload', ...image })
  const needsImage = url.startsWith('/v2/api/talk/message/image/') && !url.endsWith('upload')
  const data = needsImage ? { image_url: (await upload()).infos.original.url } : given[url]
  const settings = { url, ...(data && { data }), ...(url.endsWith('/upload') && image) }
  // Made for each address above.
  const reply = await request(kakao, settings as RequestSettings<Url>)
  expect(reply).toBeDefined()
})

test('the page to try the SDK on, and every file of it, are there', async () => {
  const page = await fetch(`${emulator.url}/try`)
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining('script-src'),
  ])
  const waiting = ['/try/page.js']
  const seen = new Set<string>()
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const reply = await fetch(emulator.url + path)
    expect([path, reply.status, reply.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/javascript; charset=utf-8',
    ])
    for (const [, from = ''] of (await reply.text()).matchAll(
      /^(?:import|export) .*? from '([^']+)'|^} from '([^']+)'/gm,
    ))
      if (from) waiting.push(new URL(from, emulator.url + path).pathname)
  }
  expect(seen.size).toBeGreaterThan(20)
  expect((await fetch(`${emulator.url}/try/sdk/..%2f..%2fpackage.json`)).status).toBe(404)
})
