import { expect, test } from 'vitest'
import { agentOf } from './agent.ts'
import { setAccessToken } from './auth/token.ts'
import { KakaoError } from './kakao-error.ts'
import { type Browser, testPage } from './testing.ts'
import { newTransactionId } from './transaction-id.ts'

const fresh = (browser?: Browser) => testPage(browser, { init: false }).kakao

test('init refuses Internet Explorer below 11', () => {
  expect(() => fresh('explorer10').init('key')).toThrow(new KakaoError('Kakao.init: Unsupported browser'))
  expect(() => fresh('explorer11').init('key')).not.toThrow()
})

test('init refuses a second time', () => {
  const kakao = fresh()
  kakao.init('key')
  expect(() => kakao.init('key')).toThrow(new KakaoError('Kakao.init: Already initialized'))
})

test('init refuses an empty key', () => {
  expect(() => fresh().init('')).toThrow(new KakaoError('Kakao.init: App key must be provided'))
})

test('init refuses a key that is no text', () => {
  for (const wrong of [undefined, null, 7, {}])
    expect(() => fresh().init(wrong as string)).toThrow(new KakaoError('Kakao.init: App key must be provided'))
  // @ts-expect-error: a key is a text
  expect(() => fresh().init(7)).toThrow()
})

test('init looks at the browser first, then whether it was called, then at the key', () => {
  expect(() => fresh('explorer10').init('')).toThrow('Unsupported browser')
  const kakao = fresh()
  kakao.init('key')
  expect(() => kakao.init('')).toThrow('Already initialized')
})

test('isInitialized tells whether init has worked', () => {
  const kakao = fresh()
  expect(kakao.isInitialized()).toBe(false)
  expect(() => kakao.init('')).toThrow()
  expect(kakao.isInitialized()).toBe(false)
  kakao.init('key')
  expect(kakao.isInitialized()).toBe(true)
})

test('cleanup forgets key and token and takes back what lies in the page, and init works again', async () => {
  const { kakao } = testPage()
  await setAccessToken(kakao, 'token', { persist: false })
  const undone: string[] = []
  kakao.lend(() => undone.push('listener'))
  const end = kakao.lend(() => undone.push('frame'))
  end()
  kakao.cleanup()
  kakao.cleanup()
  expect(undone).toEqual(['frame', 'listener'])
  expect(kakao.isInitialized()).toBe(false)
  expect(kakao.memory.token).toBeNull()
  expect(() => kakao.appKey()).toThrow('Not initialized')
  expect(() => kakao.init('another')).not.toThrow()
})

test('errors are called KakaoError', () => {
  expect(new KakaoError('x')).toMatchObject({ name: 'KakaoError', message: 'x', details: {} })
})

test('transaction ids have 60 characters of A-Za-z0-9-._~, and none comes twice', () => {
  const { world } = testPage()
  const ids = Array.from({ length: 200 }, () => newTransactionId(world))
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9\-._~]{60}$/)
  expect(new Set(ids).size).toBe(200)
})

test('the agent names program, system, language, device and origin in their order', () => {
  expect(agentOf(testPage().world)).toMatch(
    /^sdk\/[\d.]+ os\/javascript sdk_type\/javascript lang\/ko-KR device\/Linux_x86_64 origin\/https%3A%2F%2Fshop\.example$/,
  )
})
