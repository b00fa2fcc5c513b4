// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { startLanguage } from './language.ts'
import { createPreferences } from './preferences.ts'

const broken = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function start(
  html: 'ko' | 'en',
  { local = () => localStorage, session = () => sessionStorage, refused = false } = {},
) {
  const cookies: string[] = []
  let reloads = 0
  const leaving = startLanguage({
    html,
    preferences: createPreferences(local),
    session,
    cookies: () => cookies.map((text) => text.split(';')[0]).join('; '),
    setCookie: (text) => !refused && cookies.push(text),
    reload: () => {
      reloads += 1
    },
  })
  return { leaving, reloads, cookies: cookies.map((text) => text.split(';')[0]) }
}
const stays = { leaving: false, reloads: 0, cookies: [] }

test('a browser that remembers nothing takes the language of the HTML', () => {
  expect(start('ko')).toEqual(stays)
  expect([localStorage.getItem('lang'), localStorage.getItem('currency')]).toEqual([null, null])
})

test('a visitor who came by ?lang=en is remembered as one who chose English in the menu', () => {
  expect(start('en')).toEqual({ ...stays, cookies: ['lang=en'] })
  expect([localStorage.getItem('lang'), localStorage.getItem('currency')]).toEqual(['en', 'USD'])
  expect(start('ko')).toEqual({ leaving: true, reloads: 1, cookies: ['lang=en'] })
})

test('a visitor who has chosen Korean stays with it on ?lang=en', () => {
  createPreferences(() => localStorage).chooseLanguage('ko')
  expect(start('en')).toEqual({ leaving: true, reloads: 1, cookies: ['lang=kr'] })
})

test('a remembered language other than the HTML’s is set as a cookie, and the page loaded again', () => {
  createPreferences(() => localStorage).chooseLanguage('en')
  expect(start('ko')).toEqual({ leaving: true, reloads: 1, cookies: ['lang=en'] })
  expect(start('en')).toEqual({ ...stays, cookies: ['lang=en'] })
})

test('a browser that refuses cookies does not reload, and one that keeps none until then reloads once', () => {
  localStorage.setItem('lang', 'en')
  expect(start('ko', { refused: true })).toEqual(stays)
  sessionStorage.clear()
  expect(start('ko').leaving).toBe(true)
  expect(start('ko')).toEqual(stays)
})

test('after an agreement the next difference may reload again', () => {
  localStorage.setItem('lang', 'en')
  start('ko')
  start('en')
  localStorage.setItem('lang', 'ko')
  expect(start('en')).toEqual({ leaving: true, reloads: 1, cookies: ['lang=kr'] })
})

test('without session storage nothing guards against a loop, so nothing reloads', () => {
  localStorage.setItem('lang', 'en')
  expect(start('ko', { session: broken })).toEqual(stays)
})

test('a browser without storage forgets, and does not break', () => {
  expect(start('ko', { local: broken })).toEqual(stays)
  const preferences = createPreferences(broken)
  preferences.chooseLanguage('en')
  expect([preferences.lang(), preferences.currency()]).toEqual([null, null])
})

test('local storage holds ko or en and KRW or USD, and anything else counts as nothing', () => {
  const preferences = createPreferences(() => localStorage)
  preferences.chooseLanguage('en')
  expect([localStorage.getItem('lang'), localStorage.getItem('currency')]).toEqual(['en', 'USD'])
  preferences.chooseLanguage('ko')
  expect([preferences.lang(), preferences.currency()]).toEqual(['ko', 'KRW'])
  localStorage.setItem('lang', 'fr')
  localStorage.setItem('currency', '원')
  expect([preferences.lang(), preferences.currency()]).toEqual([null, null])
})
