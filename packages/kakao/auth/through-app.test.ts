import { expect, test } from 'vitest'
import { type Browser, key, testPage } from '../testing.ts'
import { authorize } from './authorize.ts'

const back = 'https://shop.example/back'

async function wentTo(browser: Browser, settings: Parameters<typeof authorize>[1] = {}) {
  const page = testPage(browser)
  const answered = authorize(page.kakao, { redirectUri: back, ...settings })
  await page.settle()
  return { ...page, answered }
}

test('Android is sent to the app by an intent with key, address, agent, parameters and fallback', async () => {
  const { went } = await wentTo('android', { state: 'a state', scope: 'name' })
  const [head, ...parts] = (went[0] ?? '').split(';')
  expect(head).toBe('intent:#Intent')
  expect(parts.slice(0, 2)).toEqual([
    'action=com.kakao.talk.intent.action.CAPRI_LOGGED_IN_ACTIVITY',
    'launchFlags=0x08880000',
  ])
  const value = (name: string) =>
    decodeURIComponent(parts.find((part) => part.startsWith(`S.${name}=`))?.slice(name.length + 3) ?? '')
  expect(value('com.kakao.sdk.talk.appKey')).toBe(key)
  expect(value('com.kakao.sdk.talk.redirectUri')).toBe(back)
  expect(value('com.kakao.sdk.talk.kaHeader')).toContain('sdk_type/javascript')
  expect(value('com.kakao.sdk.talk.state')).toBe('a state')
  expect(JSON.parse(value('com.kakao.sdk.talk.extraparams'))).toMatchObject({ is_popup: true, scope: 'name' })
  expect(value('browser_fallback_url')).toMatch(/^https:\/\/auth\.example\/oauth\/authorize\?.*is_popup=false/)
  expect(went[0]).toMatch(/;end;$/)
})

test('an iPhone is sent to the app by a universal link with the page as its fallback', async () => {
  const { went, kakao } = await wentTo('iphone')
  const [, scheme = '', web = ''] =
    /^(https:\/\/talk-apps.kakao.com\/scheme\/[^&]*)&web=(.*)$/.exec(went[0] ?? '') ?? []
  const inner = decodeURIComponent(scheme.slice(kakao.hosts.universalLink.length))
  expect(inner).toMatch(/^kakaotalk:\/\/inappbrowser\?url=/)
  expect(decodeURIComponent(inner)).toContain('is_popup=true')
  expect(decodeURIComponent(web)).toContain('is_popup=false')
})

test('the page polls while the app asks', async () => {
  const { pass, answer, answered, went } = await wentTo('android')
  answer('/apiweb/code.json', { status: 'ok', code: 'c' })
  await pass(1000)
  expect(await answered).toEqual({ code: 'c' })
  expect(went[1]).toBe(`${back}?code=c`)
})

test('where a window is wished for the app is launched from one, and the page stays', async () => {
  const { went, opened } = await wentTo('iphone', { isPopup: true })
  expect(went).toEqual([])
  expect(opened[0]?.url).toMatch(/^https:\/\/talk-apps/)
  expect(decodeURIComponent(opened[0]?.url.split('&web=')[1] ?? '')).toContain('is_popup=true')
})

test.each(['android', 'iphone'] as const)(
  'on %s a window that closes while the app asks gives nothing up',
  async (browser) => {
    const { opened, asked, pass, answer, answered } = await wentTo(browser, { isPopup: true })
    answer('/apiweb/code.json', { status: 'error', error_code: '300' })
    opened[0]?.close()
    await pass(5000)
    expect(asked).toHaveLength(5)
    answer('/apiweb/code.json', { status: 'ok', code: 'c' })
    await pass(1000)
    expect(await answered).toEqual({ code: 'c' })
  },
)

test.each([
  ['desktop', {}],
  ['android', { throughTalk: false }],
  ['android', { prompt: 'login' }],
  ['instagram', {}],
  ['talk', {}],
] as const)('no app is launched on %s with %o', async (browser, settings) => {
  const { went } = await wentTo(browser, settings)
  expect(went[0]).toMatch(/^https:\/\/auth\.example\/oauth\/authorize/)
})

test('a page of a channel uses the plugin with its own kind of window', async () => {
  const { went, pass, answer, answered } = await wentTo('channelHome')
  const plugin = new URL(went[0] ?? '')
  expect(went[0]).toMatch(/^kakaotalk:\/\/bizplugin\?plugin_id=6011263b74fc2b49c73a7298&query=/)
  const query = Object.fromEntries(new URLSearchParams(plugin.searchParams.get('query') ?? ''))
  expect(query).toMatchObject({ is_popup: 'true', approval_window_type: 'v4_bizplugin', client_id: key })
  answer('/apiweb/code.json', { status: 'ok', code: 'c' })
  await pass(1000)
  expect(await answered).toEqual({ code: 'c' })
})
