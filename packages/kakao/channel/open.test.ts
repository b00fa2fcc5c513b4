import { expect, test } from 'vitest'
import { authorize } from '../auth/authorize.ts'
import { key, testPage } from '../testing.ts'
import { followChannel } from './follow.ts'
import { addChannel, chat } from './open.ts'

const channelPublicId = '_sillage'
const apps = 'https://apps.example'

test.each([
  ['adding', addChannel, 'friend', 'channel_add_social_plugin'],
  ['chatting', chat, 'chat', 'channel_chat_social_plugin'],
] as const)('%s opens a window of 350x510 on a computer', async (_, action, page, name) => {
  const { kakao, opened } = testPage()
  await action(kakao, { channelPublicId, lang: 'en' })
  expect(opened).toMatchObject([{ name, features: expect.stringMatching(/^width=350,height=510,/) }])
  const { origin, pathname, searchParams } = new URL(opened[0]?.url ?? '')
  expect(origin + pathname).toBe(`https://channel.example/_sillage/${page}`)
  expect(Object.fromEntries(searchParams)).toEqual({
    api_ver: '1.1',
    kakao_agent: expect.stringContaining('sdk/'),
    app_key: key,
    lang: 'en',
    referer: 'https://shop.example/shop/product/1?color=amber',
  })
})

test('before init a channel window knows nothing of the app', async () => {
  const { kakao, opened } = testPage('desktop', { init: false })
  await addChannel(kakao, { channelPublicId })
  expect(opened[0]?.url).toBe('https://channel.example/_sillage/friend')
})

test('a channel window the browser blocks is told', async () => {
  const { kakao, state } = testPage()
  state.blocks = true
  await expect(addChannel(kakao, { channelPublicId })).rejects.toMatchObject({
    details: { error_code: 'popup_blocked' },
  })
})

test('channelPublicId is a text without a slash', () => {
  const { kakao } = testPage()
  for (const wrong of ['_a/b', '/', '', 7])
    expect(() => addChannel(kakao, { channelPublicId: wrong as string })).toThrow(
      'Illegal argument for "channelPublicId" in Channel.addChannel',
    )
  // @ts-expect-error: needed
  expect(() => chat(kakao, {})).toThrow('Missing required keys: channelPublicId at Channel.chat')
  expect(() => authorize(kakao, { channelPublicId: '_a/b' })).toThrow(
    'Illegal argument for "channelPublicId" in Auth.authorize',
  )
})

test('lang is ko, en or ja', async () => {
  for (const lang of ['ko', 'en', 'ja'] as const) {
    const { kakao, opened } = testPage()
    await chat(kakao, { channelPublicId, lang })
    expect(new URL(opened[0]?.url ?? '').searchParams.get('lang')).toBe(lang)
  }
  // @ts-expect-error: none of them
  expect(() => chat(testPage().kakao, { channelPublicId, lang: 'fr' })).toThrow('Illegal argument for "lang"')
  // @ts-expect-error: following has no language
  await expect(followChannel(testPage().kakao, { channelPublicId, lang: 'ko' })).rejects.toThrow(
    'Invalid parameter keys: lang at Channel.followChannel',
  )
})

test('a phone asks the provider first, then opens the channel in the app', async () => {
  const { kakao, answer, asked, sent, went } = testPage('android')
  answer('/v1/app/validate/sdk', {})
  await addChannel(kakao, { channelPublicId })
  expect(asked[0]?.headers.get('authorization')).toBe(`KakaoAK ${key}`)
  expect(JSON.parse(sent().quota_properties ?? '')).toEqual({
    uri: '/sdk/channel/add',
    channel_public_id: channelPublicId,
  })
  expect(went).toEqual([
    expect.stringMatching(/^intent:\/\/plusfriend\/home\/_sillage\/add#Intent;scheme=kakaoplus;.*end;$/),
  ])
})

test.each(['android', 'androidFirefox'] as const)(
  'without the app %s shows the page of the channel',
  async (browser) => {
    for (const action of [addChannel, chat]) {
      const { kakao, answer, went, pass } = testPage(browser)
      answer('/v1/app/validate/sdk', {})
      const opened = action(kakao, { channelPublicId })
      await pass(100)
      await opened
      const [, fallback = ''] = /;S\.browser_fallback_url=([^;]*);end;$/.exec(went[0] ?? '') ?? []
      expect(decodeURIComponent(fallback)).toBe('https://channel.example/_sillage')
    }
  },
)

test('a phone opens a chat in the app with where it came from', async () => {
  const { kakao, answer, sent, went } = testPage('iphone')
  answer('/v1/app/validate/sdk', {})
  await chat(kakao, { channelPublicId })
  expect(JSON.parse(sent().quota_properties ?? '')).toMatchObject({ uri: '/sdk/channel/chat' })
  const { href, searchParams } = new URL(went[0] ?? '')
  expect(href).toMatch(/^kakaoplus:\/\/plusfriend\/talk\/chat\/_sillage\?extra=/)
  expect(JSON.parse(searchParams.get('extra') ?? '')).toEqual({ referer: kakao.world.here().href })
})

test('a channel the app may not use goes to its sdk_error page', async () => {
  const { kakao, answer, went } = testPage('android')
  answer('/v1/app/validate/sdk', { msg: 'quota', code: -10 }, 400)
  await expect(addChannel(kakao, { channelPublicId })).rejects.toMatchObject({ details: { code: -10 } })
  expect(went).toEqual(['https://channel.example/_sillage/sdk_error?msg=quota&code=-10'])
})

test.each(['android', 'iphone'] as const)(
  'on %s a channel out of reach is told, and the page stays',
  async (browser) => {
    const { kakao, asked, went } = testPage(browser)
    for (const action of [addChannel, chat])
      await expect(action(kakao, { channelPublicId })).rejects.toThrow('Failed to fetch')
    expect(asked).toHaveLength(2)
    expect(went).toEqual([])
  },
)

test('without the app an iPhone shows the page of the channel', async () => {
  const { kakao, answer, went, pass } = testPage('iphone')
  answer('/v1/app/validate/sdk', {})
  await addChannel(kakao, { channelPublicId })
  await pass(5000)
  expect(went[1]).toBe('https://channel.example/_sillage')
})

test('following opens a window of the apps host and tells how it ended', async () => {
  const { kakao, opened, frames, say, settle } = testPage()
  const followed = followChannel(kakao, { channelPublicId })
  expect(opened).toHaveLength(1)
  await settle()
  const { origin, pathname, searchParams } = new URL(opened[0]?.url ?? '')
  expect(origin + pathname).toBe(`${apps}/talk/channel/follow`)
  const query = Object.fromEntries(searchParams)
  expect(query).toEqual({
    app_key: key,
    channel_public_id: channelPublicId,
    ka: expect.any(String),
    trans_id: expect.stringMatching(/^[\w\-.~]{60}$/),
  })
  expect(frames).toEqual([{ id: query.trans_id, src: `${apps}/proxy?trans_id=${query.trans_id}` }])
  say(apps, JSON.stringify({ status: 'success', channel_public_id: channelPublicId }))
  expect(await followed).toEqual({ status: 'success', channel_public_id: channelPublicId })
})

test('who is signed in follows with a word of the provider in place of the token', async () => {
  const { kakao, answer, sent, asked, opened, settle } = testPage()
  kakao.memory.token = 'token'
  answer('/api/agt', { agt: 'the agt' })
  followChannel(kakao, { channelPublicId }).catch(() => {})
  await settle()
  expect(asked[0]?.url.href).toBe('https://auth.example/api/agt')
  expect(sent()).toEqual({ client_id: key, access_token: 'token' })
  expect(new URL(opened[0]?.url ?? '').searchParams.get('agt')).toBe('the agt')
  expect(opened[0]?.url).not.toContain('token=')
})

test('whose token is worth nothing any more is left with no empty window', async () => {
  const { kakao, answer, opened } = testPage()
  kakao.memory.token = 'token'
  answer('/api/agt', { error: 'invalid_token' }, 401)
  await expect(followChannel(kakao, { channelPublicId })).rejects.toThrow('invalid_token')
  expect(opened).toMatchObject([{ closed: true }])
})

test('a provider that answers without a word for windows is told so, and no window stays', async () => {
  const { kakao, answer, opened } = testPage()
  kakao.memory.token = 'token'
  answer('/api/agt', { ok: true })
  await expect(followChannel(kakao, { channelPublicId })).rejects.toThrow('The provider gave no agt.')
  expect(opened).toMatchObject([{ closed: true }])
})

test.each(['instagram', 'facebook'] as const)('following inside %s is refused with KAE007', async (browser) => {
  const { kakao, opened } = testPage(browser)
  await expect(followChannel(kakao, { channelPublicId })).rejects.toMatchObject({
    message: 'unsupported environment',
    details: { error_code: 'KAE007', error_msg: 'unsupported environment' },
  })
  expect(opened).toEqual([])
})
