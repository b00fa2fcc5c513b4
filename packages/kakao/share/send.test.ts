import { expect, test } from 'vitest'
import { type Browser, key, testPage } from '../testing.ts'
import { sendCustom, sendDefault, sendScrap } from './send.ts'

const link = { webUrl: 'https://shop.example/1' }
const text = (length = 2) => ({ objectType: 'text', text: '가'.repeat(length), link }) as const
const template = '/v2/api/kakaolink/talk/template'
const checked = { template_id: 3, template_args: { a: 'b' }, template_msg: { P: 1 }, warning_msg: {}, argument_msg: {} }

test('a computer shares in a window called sharer by a form post', async () => {
  const { kakao, opened, forms } = testPage()
  await sendDefault(kakao, text())
  expect(opened).toMatchObject([{ name: 'sharer', features: expect.stringContaining('width=480,height=700') }])
  expect(forms).toMatchObject([{ action: 'https://sharer.example/picker/link', target: 'sharer' }])
  expect(forms[0]?.fields).toEqual({
    app_key: key,
    ka: expect.stringContaining('sdk/'),
    validation_action: 'default',
    validation_params: expect.stringContaining('"object_type":"text"'),
  })
})

test('callback arguments go as lcba, as text', async () => {
  const { kakao, forms } = testPage()
  await sendDefault(kakao, { ...text(), serverCallbackArgs: { product: 1 } })
  await sendDefault(kakao, { ...text(), serverCallbackArgs: '{"product":2}' })
  expect(forms.map(({ fields }) => fields.lcba)).toEqual(['{"product":1}', '{"product":2}'])
})

test('a second share closes the window of the first', async () => {
  const { kakao, opened } = testPage()
  await sendDefault(kakao, text())
  await sendDefault(kakao, text())
  expect(opened.map(({ closed }) => closed)).toEqual([true, false])
})

test('the callback is called once, when the sharer says sent, with a warning', async () => {
  const { kakao, say, warnings, listeners } = testPage()
  let calls = 0
  await sendDefault(kakao, {
    ...text(),
    callback: () => {
      calls += 1
    },
  })
  say('https://evil.example', 'sent')
  say('https://sharer.example', 'other')
  expect(calls).toBe(0)
  say('https://sharer.example', 'sent')
  say('https://sharer.example', 'sent')
  expect(calls).toBe(1)
  expect(listeners.size).toBe(0)
  expect(warnings).toHaveLength(1)
})

test('a phone asks the provider to check the message, then launches the app with it', async () => {
  const { kakao, answer, asked, went, sent } = testPage('android')
  answer(`${template}/default`, checked)
  await sendDefault(kakao, { ...text(), extras: { from: 'page' }, serverCallbackArgs: { n: 1 } })
  expect(asked[0]?.headers.get('authorization')).toBe(`KakaoAK ${key}`)
  expect(sent()).toMatchObject({ link_ver: '4.0', template_object: expect.stringContaining('"object_type":"text"') })
  const [, query, rest] = /^intent:\/\/send\?(.*)#Intent;(.*)$/.exec(went[0] ?? '') ?? []
  expect(rest).toMatch(/^scheme=kakaolink;launchFlags=0x14008000;S\.browser_fallback_url=[^;]+;end;$/)
  const fields = Object.fromEntries(new URLSearchParams(query))
  expect(fields).toMatchObject({ appkey: key, appver: '1.0', linkver: '4.0', template_id: '3' })
  expect(JSON.parse(fields.template_json ?? '')).toEqual({ P: 1 })
  expect(JSON.parse(fields.template_args ?? '')).toEqual({ a: 'b' })
  expect(JSON.parse(fields.extras ?? '')).toEqual({ KA: expect.any(String), from: 'page', lcba: '{"n":1}' })
})

test('scrap and custom are checked at addresses of their own', async () => {
  const { kakao, answer, asked } = testPage('android')
  answer(`${template}/scrap`, checked)
  answer(`${template}/validate`, checked)
  await sendScrap(kakao, { requestUrl: 'https://shop.example' })
  await sendCustom(kakao, { templateId: 3 })
  expect(asked.map(({ url }) => url.pathname)).toEqual([`${template}/scrap`, `${template}/validate`])
})

test('an iPhone launches the app by its universal link', async () => {
  const { kakao, answer, went } = testPage('iphone')
  answer(`${template}/default`, checked)
  await sendDefault(kakao, text())
  expect(went[0]).toMatch(/^https:\/\/talk-apps\.kakao\.com\/scheme\/kakaolink%3A%2F%2Fsend%3Fappkey/)
})

test.each([
  ['android', {}, 0, true],
  ['iphone', {}, 0, true],
  ['mac', {}, 5, true],
  ['mac', {}, 2, true],
  ['mac', {}, 1, false],
  ['mac', {}, 0, false],
  ['desktop', {}, 0, false],
  ['androidTablet', {}, 0, false],
  ['androidOpera', {}, 0, false],
  ['android', { throughTalk: false }, 0, false],
  ['talk', { throughTalk: false }, 0, true],
] as const)('on %s with %o and %i fingers the app is used: %s', async (browser, options, maxTouchPoints, used) => {
  const { kakao, answer, forms, went } = testPage(browser as Browser, { maxTouchPoints })
  answer(`${template}/default`, checked)
  await sendDefault(kakao, { ...text(), ...options })
  expect([went.length, forms.length]).toEqual(used ? [1, 0] : [0, 1])
})

test('installTalk sends those without the app to their store', async () => {
  const { kakao, answer, went } = testPage('android')
  answer(`${template}/default`, checked)
  await sendDefault(kakao, { ...text(), installTalk: true })
  expect(went[0]).toContain(';package=com.kakao.talk;')
  expect(went[0]).not.toContain('browser_fallback_url')
})

const pageOfSharer = (address: string | undefined) => {
  const { origin, pathname, searchParams } = new URL(address ?? 'about:blank')
  return { page: origin + pathname, fields: Object.fromEntries(searchParams) }
}
const easyLink = {
  page: 'https://sharer.example/talk/friends/picker/easylink',
  fields: {
    app_key: key,
    ka: expect.stringContaining('sdk/'),
    validation_action: 'default',
    lcba: '{"n":1}',
    validation_params: expect.stringContaining('"object_type":"text"'),
  },
}

test('without the app Chrome on Android shows the page of the sharer', async () => {
  const { kakao, answer, went } = testPage('android')
  answer(`${template}/default`, checked)
  await sendDefault(kakao, { ...text(), serverCallbackArgs: { n: 1 } })
  const [, fallback = ''] = /;S\.browser_fallback_url=([^;]+);/.exec(went[0] ?? '') ?? []
  expect(pageOfSharer(decodeURIComponent(fallback))).toEqual(easyLink)
})

test('without the app another browser on Android shows the page of the sharer, or the store', async () => {
  for (const installTalk of [false, true]) {
    const { kakao, answer, went, pass } = testPage('androidOther')
    answer(`${template}/default`, checked)
    const sent = sendDefault(kakao, { ...text(), serverCallbackArgs: { n: 1 }, installTalk })
    await pass(300)
    await sent
    if (installTalk) expect(went).toEqual([expect.stringMatching(/^market:/)])
    else expect(went.map(pageOfSharer)).toEqual([easyLink])
  }
})

test('a share failure goes to the failed-picker page with an encoded error', async () => {
  const { kakao, answer, lastWent, went } = testPage('android')
  answer(`${template}/default`, { msg: '등록하지 않은 도메인이에요?>', code: -401 }, 401)
  await expect(sendDefault(kakao, text())).rejects.toMatchObject({ details: { code: -401 } })
  expect(went).toHaveLength(1)
  const { origin, pathname, searchParams } = lastWent()
  expect(origin + pathname).toBe('https://sharer.example/picker/failed')
  expect(searchParams.get('app_key')).toBe(key)
  const error = searchParams.get('error') ?? ''
  expect(error).toMatch(/^[\w-]+$/)
  expect(JSON.parse(Buffer.from(error, 'base64url').toString())).toMatchObject({
    name: 'KAPIError',
    code: -401,
    msg: '등록하지 않은 도메인이에요?>',
  })
})

test.each(['android', 'iphone'] as const)(
  'on %s a provider that is out of reach is told, and the page stays',
  async (browser) => {
    const { kakao, asked, went } = testPage(browser)
    await expect(sendDefault(kakao, text())).rejects.toThrow('Failed to fetch')
    expect(asked).toHaveLength(1)
    expect(went).toEqual([])
  },
)

const tooLong =
  'Failed to send message because it exceeds the message size limit. Please contact the app administrator.'

test('a message over 10000 characters fails in the app, with its sentence', async () => {
  const { kakao, answer, lastWent } = testPage('android')
  answer(`${template}/default`, { ...checked, template_msg: { P: 'x'.repeat(10_000) } })
  await expect(sendDefault(kakao, text())).rejects.toThrow(tooLong)
  const error = Buffer.from(lastWent().searchParams.get('error') ?? '', 'base64url').toString()
  expect(JSON.parse(error).message).toBe(tooLong)
})

test('a message over 10000 characters fails in the window, which is not opened', async () => {
  const { kakao, opened } = testPage()
  await expect(sendDefault(kakao, text(10_001))).rejects.toThrow(tooLong)
  expect(opened).toEqual([])
})

test('a message of 10000 characters is sent', async () => {
  const { kakao, forms } = testPage()
  const rest = JSON.stringify({
    link_ver: '4.0',
    template_object: { object_type: 'text', text: '', link: { web_url: link.webUrl } },
  })
  await sendDefault(kakao, text(10_000 - rest.length))
  expect(forms[0]?.fields.validation_params).toHaveLength(10_000)
  await expect(sendDefault(kakao, text(10_001 - rest.length))).rejects.toThrow(tooLong)
})

test('a share window the browser blocks is told', async () => {
  const { kakao, state, forms } = testPage()
  state.blocks = true
  await expect(sendDefault(kakao, text())).rejects.toMatchObject({ details: { error_code: 'popup_blocked' } })
  expect(forms).toEqual([])
})
