import { expect, test } from 'vitest'
import { type Browser, testPage } from '../testing.ts'
import { authorize } from './authorize.ts'

const back = 'https://shop.example/back'

/** A page of a channel inside the app, which leads to `led` when asked to sign in. */
function channelHome(led: string | Error, browser: Browser = 'channelHome') {
  const page = testPage(browser)
  const asked: string[] = []
  page.world.signInSilently = async (query) => {
    asked.push(query)
    if (led instanceof Error) throw led
    return led
  }
  return { ...page, silent: asked }
}

test('a channel page signs in silently with prompt none and no window', async () => {
  const { kakao, silent, went } = channelHome(`${back}?code=c&state=s`)
  expect(await authorize(kakao, { redirectUri: back, state: 's' })).toEqual({ code: 'c', state: 's' })
  const query = Object.fromEntries(new URLSearchParams(silent[0]))
  expect(query).toMatchObject({ prompt: 'none', is_popup: 'false', redirect_uri: back })
  expect(went).toEqual([`${back}?code=c&state=s`])
})

test.each(['consent_required', 'interaction_required'])('%s abandons the silent sign-in', async (error) => {
  const { kakao, went, pass, answer } = channelHome(`${back}?error=${error}`)
  answer('/apiweb/code.json', { status: 'ok', code: 'c' })
  const answered = authorize(kakao, {})
  await pass(1000)
  expect(await answered).toEqual({ code: 'c' })
  expect(went[0]).toMatch(/^kakaotalk:\/\/bizplugin/)
})

test('consent_required is the answer where no one may be asked', async () => {
  const { kakao, went } = channelHome(`${back}?error=consent_required`)
  await expect(authorize(kakao, { prompt: 'none', redirectUri: back })).rejects.toMatchObject({
    details: { error: 'consent_required' },
  })
  expect(went).toEqual([`${back}?error=consent_required`])
})

test('any other refusal of the silent sign-in is the answer', async () => {
  const { kakao } = channelHome(`${back}?error=access_denied`)
  await expect(authorize(kakao, {})).rejects.toMatchObject({ details: { error: 'access_denied' } })
})

test('a silent sign-in that breaks is abandoned', async () => {
  const { kakao, went, settle } = channelHome(new Error('no bridge'))
  void authorize(kakao, {})
  await settle()
  expect(went[0]).toMatch(/^kakaotalk:\/\/bizplugin/)
})

test.each([
  ['a window is wished for', { isPopup: true }, 'channelHome'],
  ['a certificate is asked for', { prompt: 'cert' }, 'channelHome'],
  ['the plugin is not wished for', { throughSyncplugin: false }, 'channelHome'],
  ['the page is no channel page', {}, 'talk'],
] as const)('no one is signed in silently where %s', async (_, settings, browser) => {
  const { kakao, silent, settle } = channelHome(`${back}?code=c`, browser)
  void authorize(kakao, settings)
  await settle()
  expect(silent).toEqual([])
})
