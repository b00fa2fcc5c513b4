import { expect, test } from 'vitest'
import { key, testPage } from '../testing.ts'
import { authorize } from './authorize.ts'

const back = 'https://shop.example/back'
const query = (url: string | URL) => Object.fromEntries(new URL(url).searchParams)

test('authorize leaves for the provider with every setting by its name', async () => {
  const { kakao, went } = testPage()
  const answer = await authorize(kakao, {
    redirectUri: back,
    approvalType: 'project',
    scope: 'account_email,name',
    state: 'a b',
    nonce: 'n',
    prompt: 'login',
    loginHint: 'hana@example.com',
    settleId: 's',
    deviceType: 'tv',
    serviceTerms: 't1,t2',
    channelPublicId: '_abc',
  })
  expect(answer).toBeUndefined()
  expect(went).toHaveLength(1)
  expect(went[0]).toMatch(/^https:\/\/auth\.example\/oauth\/authorize\?/)
  expect(query(went[0] ?? '')).toEqual({
    client_id: key,
    approval_type: 'project',
    scope: 'account_email,name',
    prompt: 'login',
    state: 'a b',
    nonce: 'n',
    login_hint: 'hana@example.com',
    settle_id: 's',
    device_type: 'tv',
    channel_public_id: '_abc',
    'extra.service_terms': 't1,t2',
    redirect_uri: back,
    response_type: 'code',
    is_popup: 'false',
    auth_tran_id: expect.stringMatching(/^[\w\-.~]{60}$/),
    ka: expect.stringContaining('os/javascript'),
  })
})

test('without a redirect address the provider is told JS-SDK', async () => {
  const { kakao, lastWent } = testPage()
  await authorize(kakao)
  expect(query(lastWent()).redirect_uri).toBe('JS-SDK')
})

test('what was not set is not said', async () => {
  const { kakao, lastWent } = testPage()
  await authorize(kakao)
  expect(Object.keys(query(lastWent())).sort()).toEqual([
    'auth_tran_id',
    'client_id',
    'is_popup',
    'ka',
    'redirect_uri',
    'response_type',
  ])
})

test('prompts is the former name of prompt', async () => {
  const { kakao, lastWent } = testPage()
  await authorize(kakao, { prompts: 'select_account' })
  expect(query(lastWent()).prompt).toBe('select_account')
})

test('authorize refuses unknown and wrong settings', () => {
  const { kakao, went } = testPage()
  // @ts-expect-error: not a setting
  expect(() => authorize(kakao, { redirectURI: back })).toThrow('Invalid parameter keys: redirectURI at Auth.authorize')
  // @ts-expect-error: only project
  expect(() => authorize(kakao, { approvalType: 'individual' })).toThrow('Illegal argument for "approvalType"')
  // @ts-expect-error: watch or tv
  expect(() => authorize(kakao, { deviceType: 'fridge' })).toThrow('Illegal argument for "deviceType"')
  expect(went).toEqual([])
})

test('prompt none outside the app is refused with auto_login and NOT_SUPPORTED_BROWSER', async () => {
  const { kakao, went } = testPage()
  await expect(authorize(kakao, { prompt: 'none', redirectUri: `${back}?a=1`, state: 's' })).rejects.toMatchObject({
    details: { error: 'auto_login', error_description: 'NOT_SUPPORTED_BROWSER', state: 's' },
  })
  expect(went).toEqual([`${back}?a=1&error=auto_login&error_description=NOT_SUPPORTED_BROWSER&state=s`])
})

test('prompt none outside the app without a redirect address stays on the page', async () => {
  const { kakao, went } = testPage()
  await expect(authorize(kakao, { prompt: 'none' })).rejects.toMatchObject({ details: { error: 'auto_login' } })
  expect(went).toEqual([])
})

test('prompt none inside the app asks the provider', async () => {
  const { kakao, lastWent } = testPage('talk')
  await authorize(kakao, { prompt: 'none', redirectUri: back })
  expect(query(lastWent())).toMatchObject({ prompt: 'none', redirect_uri: back })
})

test('a sign-in window measures 480x700 and is asked for with is_popup', async () => {
  const { kakao, opened, pass, answer } = testPage()
  answer('/apiweb/code.json', { status: 'ok', code: 'the code' })
  const answered = authorize(kakao, { isPopup: true })
  expect(opened).toMatchObject([{ name: '_blank', features: expect.stringMatching(/^width=480,height=700,/) }])
  expect(query(opened[0]?.url ?? '')).toMatchObject({ is_popup: 'true', redirect_uri: 'JS-SDK' })
  await pass(1000)
  expect(await answered).toEqual({ code: 'the code' })
  expect(opened[0]?.closed).toBe(true)
})

test('a window the browser blocks is told as popup_blocked', async () => {
  const { kakao, state, asked } = testPage()
  state.blocks = true
  await expect(authorize(kakao, { isPopup: true })).rejects.toMatchObject({ details: { error: 'popup_blocked' } })
  expect(asked).toEqual([])
})
