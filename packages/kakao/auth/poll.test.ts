import { expect, test } from 'vitest'
import { key, testPage } from '../testing.ts'
import { authorize } from './authorize.ts'
import { pollEveryMs, pollTimes } from './poll.ts'

const back = 'https://shop.example/back'
const pending = { status: 'error', error_code: '300' }

function popup(settings: Parameters<typeof authorize>[1] = {}) {
  const page = testPage()
  page.answer('/apiweb/code.json', pending)
  const answered = authorize(page.kakao, { isPopup: true, ...settings })
  // Looked at by the test; not unhandled before.
  answered.catch(() => {})
  return { ...page, answered }
}

test('the sign-in window is polled every 1000 ms, up to 600 times', () => {
  expect([pollEveryMs, pollTimes]).toEqual([1000, 600])
})

test('the first poll comes after one interval and names app, transaction and agent', async () => {
  const { asked, pass, opened } = popup()
  await pass(999)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url.href).toMatch(/^https:\/\/auth\.example\/apiweb\/code\.json\?/)
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    client_id: key,
    ka: expect.stringContaining('sdk/'),
    auth_tran_id: new URL(opened[0]?.url ?? '').searchParams.get('auth_tran_id'),
  })
})

test('error code 300 keeps polling', async () => {
  const { asked, pass, answer, answered } = popup()
  await pass(5000)
  expect(asked).toHaveLength(5)
  answer('/apiweb/code.json', { status: 'ok', code: 'c', state: 's' })
  await pass(1000)
  expect(await answered).toEqual({ code: 'c', state: 's' })
  await pass(5000)
  expect(asked).toHaveLength(6)
})

test('error code 300 as a number keeps polling as well', async () => {
  const { asked, pass, answer } = popup()
  answer('/apiweb/code.json', { status: 'error', error_code: 300 })
  await pass(3000)
  expect(asked).toHaveLength(3)
})

test('error code 700 goes to the network error page', async () => {
  const { pass, answer, answered, went, asked, opened } = popup({ redirectUri: back })
  answer('/apiweb/code.json', { status: 'error', error_code: '700' })
  await pass(1000)
  expect(await answered).toBeUndefined()
  expect(went).toEqual(['https://auth.example/error/network'])
  expect(opened[0]?.closed).toBe(true)
  await pass(5000)
  expect(asked).toHaveLength(1)
})

test('after 600 polls the sign-in ends with timeout and LOGIN_TIMEOUT', async () => {
  const { pass, answered, asked, went, opened } = popup({ redirectUri: back, state: 's' })
  await pass(600_000)
  expect(asked).toHaveLength(600)
  expect(went).toEqual([])
  await pass(1000)
  await expect(answered).rejects.toMatchObject({
    details: { error: 'timeout', error_description: 'LOGIN_TIMEOUT', state: 's' },
  })
  expect(asked).toHaveLength(600)
  expect(went).toEqual([`${back}?error=timeout&error_description=LOGIN_TIMEOUT&state=s`])
  expect(opened[0]?.closed).toBe(true)
})

test('a code is taken to the redirect address without status and error code', async () => {
  const { pass, answer, answered, went } = popup({ redirectUri: back })
  answer('/apiweb/code.json', { status: 'ok', error_code: '', code: 'c d', state: 's' })
  await pass(1000)
  expect(await answered).toEqual({ code: 'c d', state: 's' })
  expect(went).toEqual([`${back}?code=c%20d&state=s`])
})

test('a refusal is thrown and taken to the redirect address', async () => {
  const { pass, answer, answered, went } = popup({ redirectUri: back })
  const refusal = { error: 'access_denied', error_description: 'User denied access' }
  answer('/apiweb/code.json', { status: 'error', error_code: '500', ...refusal })
  await pass(1000)
  await expect(answered).rejects.toMatchObject({ name: 'KakaoError', details: refusal })
  expect(went).toEqual([`${back}?error=access_denied&error_description=User%20denied%20access`])
})

test('a poll that fails is asked again at the next turn', async () => {
  const { pass, answer, answered, asked } = popup()
  answer('/apiweb/code.json', { oops: true }, 503)
  await pass(2000)
  answer('/apiweb/code.json', { status: 'ok', code: 'c' })
  await pass(1000)
  expect(await answered).toEqual({ code: 'c' })
  expect(asked).toHaveLength(3)
})

test('who closes the window is asked for once more, then it is told as popup_closed', async () => {
  const { pass, answered, opened, asked } = popup({ state: 's' })
  await pass(1000)
  opened[0]?.close()
  await pass(1000)
  await expect(answered).rejects.toMatchObject({ details: { error: 'popup_closed', state: 's' } })
  expect(asked).toHaveLength(2)
})

test('who agrees and closes the window at once is signed in', async () => {
  const { pass, answer, answered, opened } = popup()
  answer('/apiweb/code.json', { status: 'ok', code: 'c' })
  opened[0]?.close()
  await pass(1000)
  expect(await answered).toEqual({ code: 'c' })
})

test('a slow answer is waited for before the next question', async () => {
  const { kakao, world, pass } = testPage()
  const replies: ((reply: Response) => void)[] = []
  world.fetch = () => new Promise((resolve) => void replies.push(resolve))
  const answered = authorize(kakao, { isPopup: true })
  await pass(4000)
  expect(replies).toHaveLength(1)
  replies[0]?.(Response.json({ status: 'ok', code: 'c' }))
  expect(await answered).toEqual({ code: 'c' })
})

test('cleanup ends the polling', async () => {
  const { kakao, asked, pass, timers } = popup()
  await pass(1000)
  kakao.cleanup()
  await pass(5000)
  expect(asked).toHaveLength(1)
  expect(timers.size).toBe(0)
})
