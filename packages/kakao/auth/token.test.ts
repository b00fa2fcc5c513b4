import { expect, test } from 'vitest'
import { createKakao } from '../kakao.ts'
import { key, testPage } from '../testing.ts'
import { getStatusInfo, logout } from './status.ts'
import { getAccessToken, setAccessToken } from './token.ts'

test('the access token is held encrypted in session storage', async () => {
  const { kakao, stored } = testPage()
  await setAccessToken(kakao, 'secret-token')
  expect(stored.size).toBe(1)
  const [[place, value] = []] = stored
  expect(place).toMatch(/^kakao_[0-9a-f]{64}$/)
  for (const text of [place, value, atob(value ?? '')]) {
    expect(text).not.toContain('secret-token')
    expect(text).not.toContain(key)
  }
})

test('the same token is never written the same way twice', async () => {
  const { kakao, stored } = testPage()
  await setAccessToken(kakao, 'token')
  const [first] = stored.values()
  await setAccessToken(kakao, 'token')
  expect([...stored.values()]).not.toEqual([first])
})

test('the next page of the tab reads the token', async () => {
  const { kakao, world } = testPage()
  await setAccessToken(kakao, '토큰')
  const next = createKakao({ world })
  next.init(key)
  expect(await getAccessToken(next)).toBe('토큰')
})

test('another app does not read the token', async () => {
  const { kakao, world } = testPage()
  await setAccessToken(kakao, 'token')
  const other = createKakao({ world })
  other.init('another key')
  expect(await getAccessToken(other)).toBeNull()
})

test('a token that was tampered with is none', async () => {
  const { kakao, world, stored } = testPage()
  await setAccessToken(kakao, 'token')
  const another = (sign: string) => String.fromCharCode(sign.charCodeAt(0) ^ 1)
  for (const [place, value] of stored) stored.set(place, btoa(atob(value).replace(/.$/s, another)))
  const next = createKakao({ world })
  next.init(key)
  expect(await getAccessToken(next)).toBeNull()
})

test('a token that is not persisted lives as long as the page, and removes an older one', async () => {
  const { kakao, stored } = testPage()
  await setAccessToken(kakao, 'older')
  await setAccessToken(kakao, 'token', { persist: false })
  expect(await getAccessToken(kakao)).toBe('token')
  expect(stored.size).toBe(0)
})

test('the status is connected with the person when the current-user call succeeds', async () => {
  const { kakao, answer, asked } = testPage()
  await setAccessToken(kakao, 'token')
  answer('/v2/user/me', { id: 7 })
  expect(await getStatusInfo(kakao)).toEqual({ status: 'connected', user: { id: 7 } })
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token')
})

test('the status is not_connected when the current-user call fails', async () => {
  const { kakao, answer } = testPage()
  await setAccessToken(kakao, 'token')
  answer('/v2/user/me', { code: -401 }, 401)
  expect(await getStatusInfo(kakao)).toEqual({ status: 'not_connected' })
})

test('the status is not_connected without a token, and no one is asked', async () => {
  const { kakao, asked } = testPage()
  expect(await getStatusInfo(kakao)).toEqual({ status: 'not_connected' })
  expect(asked).toEqual([])
})

test('logout ends the token at the provider and forgets it', async () => {
  const { kakao, answer, asked, stored } = testPage()
  await setAccessToken(kakao, 'token')
  answer('/v1/user/logout', { id: 7 })
  await logout(kakao)
  expect(asked[0]).toMatchObject({ method: 'POST' })
  expect(await getAccessToken(kakao)).toBeNull()
  expect(stored.size).toBe(0)
})

test('logout clears the token also on failure', async () => {
  const { kakao, stored } = testPage()
  await setAccessToken(kakao, 'token')
  await expect(logout(kakao)).rejects.toThrow('Failed to fetch')
  expect(await getAccessToken(kakao)).toBeNull()
  expect(stored.size).toBe(0)
})
