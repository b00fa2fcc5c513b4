import { afterAll, expect, test } from 'vitest'
import { startInstagramEmulator } from './instagram-emulator.ts'

let time = Date.parse('2026-11-16T00:00:00Z')
const post = (id: string, media_type: 'IMAGE' | 'VIDEO') => ({
  id,
  media_type,
  caption: '글',
  permalink: `https://instagram.example/p/${id}/`,
  content: Buffer.from(id),
  timestamp: '2026-11-15T00:00:00+0000',
})
const service = await startInstagramEmulator({
  posts: [post('11', 'IMAGE'), post('12', 'VIDEO')],
  now: () => time,
})
afterAll(() => service.stop())

const ask = async (path: string, query: Record<string, string>) =>
  (await fetch(`${service.url}${path}?${new URLSearchParams(query)}`)).json()

test('answers the account’s media with the fields that are asked for', async () => {
  const { data } = await ask('/v23.0/me/media', { fields: 'id,media_type,media_url', access_token: service.token })
  expect(data).toEqual([
    { id: '11', media_type: 'IMAGE', media_url: expect.stringMatching(/11\.jpg\?/) },
    { id: '12', media_type: 'VIDEO', media_url: expect.stringMatching(/12\.mp4\?/) },
  ])
  expect(await (await fetch(data[0].media_url)).text()).toBe('11')
})

test('gives the media page by page, by a cursor or by the address of the next page', async () => {
  const all = ['11', '12', '13', '14', '15'].map((id) => post(id, 'IMAGE'))
  service.posts.splice(0, 2, ...all)
  const asked = { fields: 'id', limit: '2', access_token: service.token }
  const first = await ask('/me/media', asked)
  expect(first.data).toEqual([{ id: '11' }, { id: '12' }])
  expect(first.paging).toEqual({
    cursors: { before: expect.any(String), after: expect.any(String) },
    next: expect.any(String),
  })
  const second = await (await fetch(first.paging.next)).json()
  expect(second.data).toEqual([{ id: '13' }, { id: '14' }])
  expect(second.paging.previous).toContain(`before=${second.paging.cursors.before}`)
  const third = await ask('/me/media', { ...asked, after: second.paging.cursors.after })
  expect(third.data).toEqual([{ id: '15' }])
  expect(third.paging).not.toHaveProperty('next')
  expect(await ask('/me/media', { ...asked, after: third.paging.cursors.after })).toEqual({ data: [] })
  expect(await ask('/me/media', { ...asked, after: 'nowhere' })).toMatchObject({ error: { code: 100 } })
})

test('exchanges the token of an hour for one of sixty days, with the app’s secret and only once', async () => {
  const exchange = (access_token: string, client_secret = service.appSecret) =>
    ask('/access_token', { grant_type: 'ig_exchange_token', client_secret, access_token })
  expect(await exchange(service.shortToken, 'guessed')).toMatchObject({ error: { code: 1 } })
  expect(
    await ask('/refresh_access_token', { grant_type: 'ig_refresh_token', access_token: service.shortToken }),
  ).toMatchObject({ error: { type: 'OAuthException' } })
  const { access_token, token_type, expires_in } = await exchange(service.shortToken)
  expect({ token_type, expires_in }).toEqual({ token_type: 'bearer', expires_in: 60 * 24 * 60 * 60 })
  expect(await exchange(access_token)).toMatchObject({ error: { code: 452 } })
  time += 2 * 60 * 60 * 1000
  expect(await ask('/me/media', { access_token: service.shortToken })).toMatchObject({ error: { code: 190 } })
  expect(await ask('/me/media', { access_token })).toHaveProperty('data')
})

test('renews a token that is a day old, and each dies after sixty days', async () => {
  const renew = (access_token: string) => ask('/refresh_access_token', { grant_type: 'ig_refresh_token', access_token })
  const { access_token, expires_in } = await renew(service.token)
  expect(expires_in).toBe(60 * 24 * 60 * 60)
  expect(await renew(access_token)).toMatchObject({ error: { type: 'OAuthException' } })
  time += 61 * 24 * 60 * 60 * 1000
  expect(await ask('/me/media', { access_token })).toMatchObject({ error: { code: 190 } })
})

test('knows the tokens that an earlier emulator gave to a shop that still holds them', async () => {
  const later = await startInstagramEmulator({ now: () => time })
  const reply = await fetch(`${later.url}/me/media?access_token=${later.token}-of-an-earlier-one`)
  expect(await reply.json()).toEqual({ data: [] })
  await later.stop()
})

test('knows no one without a token', async () => {
  expect(await ask('/me/media', { access_token: 'wrong' })).toMatchObject({ error: { code: 190 } })
})
