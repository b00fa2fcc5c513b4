import { expect, test } from 'vitest'
import { type Browser, key, testPage } from '../testing.ts'
import { fallbackMs, launchApp, talkStore } from './launch.ts'

const app = { scheme: 'app://go', intent: 'intent://go#Intent;scheme=app;end;' }

function launch(browser: Browser, more: { universalLink?: string } = {}) {
  const page = testPage(browser)
  let missing = 0
  const launched = launchApp(page.kakao, {
    ...app,
    ...more,
    missing: () => {
      missing += 1
    },
  })
  launched.catch(() => {})
  return { ...page, launched, missing: () => missing }
}

test('the app-launch fallback comes after 300 ms on Android and 5000 ms on iOS', () => {
  expect(fallbackMs).toEqual({ android: 300, ios: 5000 })
})

test('Chrome on Android takes the intent at once', () => {
  expect(launch('android').went).toEqual([app.intent])
})

test('Firefox on Android takes the intent after 100 ms', async () => {
  const { went, pass } = launch('androidFirefox')
  await pass(99)
  expect(went).toEqual([])
  await pass(1)
  expect(went).toEqual([app.intent])
})

test('another browser on Android takes the scheme in a hidden frame after 100 ms, and falls back after 300 ms', async () => {
  const { frames, went, pass, missing } = launch('androidOther')
  await pass(100)
  expect(frames).toEqual([{ src: app.scheme }])
  expect(went).toEqual([])
  await pass(199)
  expect(missing()).toBe(0)
  await pass(1)
  expect(missing()).toBe(1)
})

test('an iPhone takes the scheme, and falls back after 5000 ms', async () => {
  const { went, pass, missing } = launch('iphone')
  expect(went).toEqual([app.scheme])
  await pass(4999)
  expect(missing()).toBe(0)
  await pass(1)
  expect(missing()).toBe(1)
})

test('an iPhone prefers the universal link, which needs no fallback', async () => {
  const { went, pass, missing } = launch('iphone', { universalLink: 'https://link.example' })
  expect(went).toEqual(['https://link.example'])
  await pass(6000)
  expect(missing()).toBe(0)
})

test('an app that came hides the page, and nothing falls back', async () => {
  const { pass, missing, hide } = launch('iphone')
  await pass(1000)
  hide()
  await pass(10_000)
  expect(missing()).toBe(0)
})

test('on Android an app that came hides the page, and nothing falls back', async () => {
  const { pass, missing, hide } = launch('androidOther')
  await pass(200)
  hide()
  await pass(10_000)
  expect(missing()).toBe(0)
})

test('a phone that is busy falls back late, and not never', async () => {
  const { state, timers, missing } = launch('androidOther')
  state.now = 2000
  for (const { run } of [...timers]) run()
  expect(missing()).toBe(1)
})

test('a page that slept meanwhile does not fall back', async () => {
  const { state, timers, missing } = launch('iphone')
  state.now = 60_000
  for (const { run } of [...timers]) run()
  expect(missing()).toBe(0)
})

test('a computer has no app: unsupported environment after 100 ms', async () => {
  const { launched, pass, went } = launch('desktop')
  await pass(100)
  await expect(launched).rejects.toThrow('unsupported environment')
  expect(went).toEqual([])
})

test('cleanup takes back frame and fallback', async () => {
  const { kakao, pass, missing, frames } = launch('androidOther')
  await pass(100)
  kakao.cleanup()
  expect(frames).toEqual([])
  await pass(1000)
  expect(missing()).toBe(0)
})

test('each phone has its own store', () => {
  expect(talkStore(testPage('iphone').kakao)).toBe('https://itunes.apple.com/app/id362057947')
  const android = new URL(talkStore(testPage('android').kakao))
  expect(android.href).toMatch(/^market:\/\/details\?id=com\.kakao\.talk&referrer=/)
  expect(JSON.parse(android.searchParams.get('referrer') ?? '')).toMatchObject({ appKey: key })
})
