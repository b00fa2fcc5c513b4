import { afterAll, expect, test } from 'vitest'
import { startInstagramEmulator } from './instagram-emulator.ts'

let time = Date.parse('2026-11-16T00:00:00Z')
const post = (id: string, media_type: 'IMAGE' | 'VIDEO') => ({
  ...{ id, media_type, caption: '글', permalink: `https://instagram.example/p/${id}/`, content: Buffer.from(id) },
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

test('renews a token that is a day old, and each dies after sixty days', async () => {
  const renew = (access_token: string) => ask('/refresh_access_token', { grant_type: 'ig_refresh_token', access_token })
  const { access_token, expires_in } = await renew(service.token)
  expect(expires_in).toBe(60 * 24 * 60 * 60)
  expect(await renew(access_token)).toMatchObject({ error: { type: 'OAuthException' } })
  time += 61 * 24 * 60 * 60 * 1000
  expect(await ask('/me/media', { access_token })).toMatchObject({ error: { code: 190 } })
})

test('knows nobody without a token', async () => {
  expect(await ask('/me/media', { access_token: 'wrong' })).toMatchObject({ error: { code: 190 } })
})
