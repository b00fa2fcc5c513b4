import { expect, test } from 'vitest'
import { setAccessToken } from '../auth/token.ts'
import { key, testPage } from '../testing.ts'
import { endpoints } from './endpoints.ts'
import { request, type Url } from './request.ts'

async function signedIn() {
  const page = testPage()
  await setAccessToken(page.kakao, 'token')
  return page
}

const template_object = { object_type: 'text' }
const file = new File(['picture'], 'a.png', { type: 'image/png' })

const template_args = { a: 'b' }
const template = { template_id: 1, template_args }
const scrap = { request_url: 'u', ...template }
const friends = { receiver_uuids: ['u'], receiver_id_type: 'uuid' }
const link_ver = '4.0'
const paged = { offset: 0, limit: 3, order: 'asc', friend_order: 'nickname' }
const quota_properties = { uri: '/sdk/channel/add', channel_public_id: '_a' }

/** Each address with its method, whose right it takes, and every field that it knows. */
const table: readonly [Url, 'GET' | 'POST' | 'DELETE', 'user' | 'app', object][] = [
  ['/v1/user/signup', 'POST', 'user', { properties: { nickname: 'a' } }],
  ['/v1/user/unlink', 'POST', 'user', {}],
  ['/v2/user/me', 'GET', 'user', { property_keys: ['name'], secure_resource: true }],
  ['/v1/user/logout', 'POST', 'user', {}],
  ['/v1/user/update_profile', 'POST', 'user', { properties: {} }],
  ['/v1/user/access_token_info', 'GET', 'user', {}],
  ['/v2/user/scopes', 'GET', 'user', { scopes: ['name'] }],
  ['/v2/user/revoke/scopes', 'POST', 'user', { scopes: ['name'] }],
  ['/v2/user/service_terms', 'GET', 'user', { result: 'agreed_service_terms', tags: 'a,b' }],
  ['/v2/user/revoke/service_terms', 'POST', 'user', { tags: 'a,b' }],
  ['/v1/user/service/terms', 'GET', 'user', { extra: 'app_service_terms' }],
  ['/v1/user/shipping_address', 'GET', 'user', { address_id: 1, from_updated_at: 2, page_size: 3 }],
  ['/v1/api/talk/profile', 'GET', 'user', { secure_resource: true }],
  ['/v1/api/talk/friends', 'GET', 'user', { ...paged, secure_resource: true }],
  ['/v1/friends', 'GET', 'user', { ...paged, order: 'desc', friend_order: 'favorite', secure_resource: true }],
  ['/v2/api/talk/memo/send', 'POST', 'user', template],
  ['/v2/api/talk/memo/scrap/send', 'POST', 'user', scrap],
  ['/v2/api/talk/memo/default/send', 'POST', 'user', { template_object }],
  ['/v1/api/talk/friends/message/send', 'POST', 'user', { ...friends, ...template }],
  ['/v1/api/talk/friends/message/scrap/send', 'POST', 'user', { ...friends, ...scrap }],
  ['/v1/api/talk/friends/message/default/send', 'POST', 'user', { ...friends, template_object }],
  ['/v2/api/kakaolink/talk/template/validate', 'GET', 'app', { link_ver, ...template }],
  ['/v2/api/kakaolink/talk/template/scrap', 'GET', 'app', { link_ver, ...scrap }],
  ['/v2/api/kakaolink/talk/template/default', 'GET', 'app', { link_ver, template_object }],
  ['/v2/api/talk/message/image/upload', 'POST', 'app', {}],
  ['/v2/api/talk/message/image/delete', 'DELETE', 'app', { image_url: 'u' }],
  ['/v2/api/talk/message/image/scrap', 'POST', 'app', { image_url: 'u' }],
  ['/v2/api/talk/channels', 'GET', 'user', { channel_ids: 'a,b', channel_id_type: 'channel_public_id' }],
  ['/v1/api/talk/channels', 'GET', 'user', { channel_public_ids: ['a'] }],
  ['/v1/app/validate/sdk', 'POST', 'app', { quota_properties }],
]

test('the table of addresses is the whole of it', () => {
  expect(table.map(([url]) => url).sort()).toEqual(Object.keys(endpoints).sort())
  for (const [url, , , data] of table) {
    const { required, optional } = endpoints[url]
    expect([url, Object.keys(data).sort()]).toEqual([url, Object.keys({ ...required, ...optional }).sort()])
  }
})

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

test.each(table)('%s is called by %s with the right of the %s', async (url, method, credential, data) => {
  const { kakao, answer, asked, sent } = await signedIn()
  answer(url, { id: 7 })
  const files = url.endsWith('/upload') ? { files: [file] } : {}
  // What each address takes is in the table above; the types cannot follow a table.
  expect(await request(kakao, { url, data, ...files } as never)).toEqual({ id: 7 })
  expect(asked[0]?.method).toBe(method)
  const right = credential === 'user' ? 'Bearer token' : `KakaoAK ${key}`
  expect(asked[0]?.headers.get('authorization')).toBe(right)
  expect(asked[0]?.url.origin).toBe('https://api.example')
  const wire = Object.entries(data).map(([name, value]) => [name, asText(value)])
  if (!url.endsWith('/upload')) expect(sent()).toEqual(Object.fromEntries(wire))
})

test.each([
  ['/v2/api/kakaolink/talk/template/validate', { template_id: 1 }],
  ['/v2/api/kakaolink/talk/template/scrap', { request_url: 'u' }],
  ['/v2/api/kakaolink/talk/template/default', { template_object }],
] as const)('%s is of link version 4.0 unless it is set', async (url, data) => {
  const { kakao, answer, sent } = testPage()
  answer(url, {})
  await request(kakao, { url, data } as never)
  expect(sent()).toMatchObject({ link_ver: '4.0' })
})

test('POST is form-encoded, GET and DELETE carry a query', async () => {
  const { kakao, answer, asked } = await signedIn()
  const data = { template_id: 1, template_args: { 이름: 'a&b' } }
  answer('/v2/api/talk/memo/send', {})
  await request(kakao, { url: '/v2/api/talk/memo/send', data })
  expect(asked[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(asked[0]?.url.search).toBe('')
  expect(asked[0]?.body).toBe(`template_id=1&template_args=${encodeURIComponent('{"이름":"a&b"}')}`)
  answer('/v2/user/scopes', {})
  await request(kakao, { url: '/v2/user/scopes', data: { scopes: ['name'] } })
  expect(asked[1]?.url.search).toBe(`?scopes=${encodeURIComponent('["name"]')}`)
  expect(asked[1]?.body).toBeNull()
})

test('every call names the program and asks for nothing kept', async () => {
  const { kakao, answer, asked } = await signedIn()
  answer('/v2/user/me', {})
  await request(kakao, { url: '/v2/user/me' })
  const { headers } = asked[0] ?? {}
  expect(headers?.get('ka')).toContain('sdk_type/javascript')
  expect(headers?.get('cache-control')).toBe('no-cache, no-store, max-age=0, must-revalidate')
  expect(headers?.get('pragma')).toBe('no-cache')
})

test.each([
  '/v1/api/talk/friends/message/send',
  '/v1/api/talk/friends/message/scrap/send',
  '/v1/api/talk/friends/message/default/send',
] as const)('%s has receiver_id_type uuid unless it is set', async (url) => {
  const { kakao, answer, sent } = await signedIn()
  answer(url, {})
  const data = { receiver_uuids: ['u'], ...(url.includes('scrap') ? { request_url: 'u' } : {}) }
  const rest = url.includes('default') ? { template_object } : url.includes('scrap') ? {} : { template_id: 1 }
  await request(kakao, { url, data: { ...data, ...rest } } as never)
  expect(sent()).toMatchObject({ receiver_id_type: 'uuid', receiver_uuids: '["u"]' })
  await request(kakao, { url, data: { ...data, ...rest, receiver_id_type: 'app_user_id' } } as never)
  expect(sent()).toMatchObject({ receiver_id_type: 'app_user_id' })
})

test('an upload carries its file as the field file, and the browser writes the content type', async () => {
  const { kakao, answer, asked } = testPage()
  answer('/v2/api/talk/message/image/upload', { infos: {} })
  await request(kakao, { url: '/v2/api/talk/message/image/upload', file: [file] })
  const { body, headers } = asked[0] ?? {}
  expect(body).toBeInstanceOf(FormData)
  expect(body instanceof FormData && body.get('file')).toBeInstanceOf(File)
  expect(headers?.has('content-type')).toBe(false)
})

test('an upload without a file is refused', async () => {
  const { kakao, asked } = testPage()
  const url = '/v2/api/talk/message/image/upload'
  for (const files of [undefined, []])
    await expect(request(kakao, { url, ...(files && { files }) })).rejects.toThrow(
      `'files' parameter should be set for ${url}`,
    )
  expect(asked).toEqual([])
})

test('an unknown address is refused', async () => {
  const { kakao } = testPage()
  // @ts-expect-error: not in the table
  await expect(request(kakao, { url: '/v1/nothing' })).rejects.toThrow('Illegal argument for "url" in API.request')
  // @ts-expect-error: needed
  await expect(request(kakao, {})).rejects.toThrow('Missing required keys: url at API.request')
})

test('data are held against the address, which is named', async () => {
  const { kakao } = await signedIn()
  const url = '/v2/api/talk/memo/send'
  // @ts-expect-error: template_id is needed
  await expect(request(kakao, { url, data: {} })).rejects.toThrow(
    `Missing required keys: template_id at API.request - ${url}`,
  )
  // @ts-expect-error: a number
  await expect(request(kakao, { url, data: { template_id: '1' } })).rejects.toThrow(
    `Illegal argument for "template_id" in API.request - ${url}`,
  )
  // @ts-expect-error: not said there
  await expect(request(kakao, { url, data: { template_id: 1, receiver: 'x' } })).rejects.toThrow(
    `Invalid parameter keys: receiver at API.request - ${url}`,
  )
})

test('what a channel is validated by is held against its fields', async () => {
  const { kakao, asked } = testPage()
  const url = '/v1/app/validate/sdk'
  const { uri, channel_public_id } = quota_properties
  for (const wrong of [{}, { uri }, { uri, channel_public_id: 7 }, { uri, channel_public_id, more: '' }, [], 'text'])
    await expect(request(kakao, { url, data: { quota_properties: wrong } } as never)).rejects.toThrow(
      `Illegal argument for "quota_properties" in API.request - ${url}`,
    )
  expect(asked).toEqual([])
})

test('anything but 200 is thrown with what the provider said', async () => {
  const { kakao, answer } = await signedIn()
  answer('/v2/user/me', { msg: 'insufficient scopes.', code: -402, required_scopes: ['name'] }, 403)
  await expect(request(kakao, { url: '/v2/user/me' })).rejects.toMatchObject({
    name: 'KakaoError',
    message: 'insufficient scopes.',
    details: { code: -402, required_scopes: ['name'] },
  })
})

test('an answer that is no JSON is given as its text', async () => {
  const { kakao, answer } = await signedIn()
  answer('/v2/api/talk/message/image/delete', '')
  expect(await request(kakao, { url: '/v2/api/talk/message/image/delete', data: { image_url: 'u' } })).toBe('')
})

test('without a token a call for a person is refused before it is made', async () => {
  const { kakao, asked } = testPage()
  await expect(request(kakao, { url: '/v2/user/me' })).rejects.toMatchObject({ details: { code: -401 } })
  expect(asked).toEqual([])
})

test.each(['/v1/api/talk/profile', '/v1/api/talk/friends', '/v1/friends'] as const)(
  '%s takes no secure_resource false, and warns',
  async (url) => {
    const { kakao, answer, sent, warnings } = await signedIn()
    answer(url, {})
    await request(kakao, { url, data: { secure_resource: false } })
    expect(sent()).toEqual({ secure_resource: 'true' })
    expect(warnings).toHaveLength(1)
  },
)
