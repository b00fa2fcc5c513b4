import { expect, test } from 'vitest'
import { key, testPage } from '../testing.ts'
import { authorizeForCert } from './certificate.ts'

const settings = {
  redirectUri: 'https://shop.example/back',
  settleId: 'settle',
  signData: '동의',
  identifyItems: 'ci,name',
}

test('a certificate is prepared at the provider, then signed in a sign-in with prompt cert', async () => {
  const { kakao, answer, asked, sent, lastWent } = testPage()
  answer('/authorize/prepare', { kauth_tx_id: 'tx' })
  await authorizeForCert(kakao, { ...settings, txId: 'mine' })
  expect(asked[0]).toMatchObject({ method: 'POST' })
  expect(asked[0]?.url.href).toBe('https://auth.example/authorize/prepare')
  expect(asked[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(sent()).toEqual({
    cert_type: 'K2100',
    client_id: key,
    settle_id: 'settle',
    sign_data: '동의',
    sign_identify_items: 'ci,name',
  })
  expect(Object.fromEntries(lastWent().searchParams)).toMatchObject({
    kauth_tx_id: 'tx',
    tx_id: 'mine',
    prompt: 'cert',
    settle_id: 'settle',
    redirect_uri: settings.redirectUri,
  })
})

test.each(['invalid_request', 'invalid_client'])('%s leads to the auth error page', async (error) => {
  const { kakao, answer, went } = testPage()
  answer('/authorize/prepare', { error, error_description: 'no' }, 400)
  await expect(authorizeForCert(kakao, settings)).rejects.toMatchObject({ details: { error } })
  expect(went).toEqual([`https://auth.example/error/auth?error=${error}&error_description=no`])
})

test('any other error of preparing leads to the server-error page', async () => {
  const { kakao, answer, went } = testPage()
  answer('/authorize/prepare', { error: 'misconfigured' }, 500)
  await expect(authorizeForCert(kakao, settings)).rejects.toThrow('misconfigured')
  expect(went).toEqual(['https://auth.example/error/server?error=misconfigured'])
})

test('a provider that is not there leads to the server-error page', async () => {
  const { kakao, went } = testPage()
  await expect(authorizeForCert(kakao, settings)).rejects.toThrow('Failed to fetch')
  expect(went).toEqual(['https://auth.example/error/server?error=server_error'])
})

test('an answer without a transaction leads to the server-error page', async () => {
  const { kakao, answer, went } = testPage()
  answer('/authorize/prepare', {})
  await expect(authorizeForCert(kakao, settings)).rejects.toThrow('prepared nothing')
  expect(went[0]).toMatch(/^https:\/\/auth\.example\/error\/server/)
})

test('a certificate needs a settle id', async () => {
  const { kakao } = testPage()
  // @ts-expect-error: needed
  await expect(authorizeForCert(kakao, {})).rejects.toThrow('Missing required keys: settleId at Auth.authorizeForCert')
})

test('the window of a certificate is opened before the provider is asked', async () => {
  const { kakao, answer, opened, asked, pass, went } = testPage()
  answer('/authorize/prepare', { kauth_tx_id: 'tx' })
  const answered = authorizeForCert(kakao, { settleId: 'settle', isPopup: true })
  // Within the press: whatever was awaited before would let a blocker refuse it.
  expect(opened).toMatchObject([{ url: '', name: 'kakao_certificate' }])
  answer('/apiweb/code.json', { status: 'ok', code: 'c' })
  await pass(1000)
  expect(await answered).toEqual({ code: 'c' })
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/authorize/prepare', '/apiweb/code.json'])
  expect(new URL(opened[0]?.url ?? '').searchParams.get('kauth_tx_id')).toBe('tx')
  expect([opened.length, opened[0]?.closed, went]).toEqual([1, true, []])
})

test('the window of a certificate is closed where preparing fails', async () => {
  const { kakao, answer, opened } = testPage()
  answer('/authorize/prepare', { error: 'misconfigured' }, 500)
  await expect(authorizeForCert(kakao, { ...settings, isPopup: true })).rejects.toThrow('misconfigured')
  expect(opened).toMatchObject([{ closed: true }])
})

test('a certificate whose window the browser blocks is not prepared', async () => {
  const { kakao, state, asked, went } = testPage()
  state.blocks = true
  const answered = authorizeForCert(kakao, { ...settings, isPopup: true })
  await expect(answered).rejects.toMatchObject({ details: { error: 'popup_blocked' } })
  expect(asked).toEqual([])
  expect(went[0]).toMatch(/^https:\/\/shop\.example\/back\?error=popup_blocked/)
})

test('who closes the window while a certificate is prepared is told popup_closed', async () => {
  const { kakao, answer, opened, timers } = testPage()
  answer('/authorize/prepare', { kauth_tx_id: 'tx' })
  const answered = authorizeForCert(kakao, { settleId: 'settle', isPopup: true })
  opened[0]?.close()
  await expect(answered).rejects.toMatchObject({ details: { error: 'popup_closed' } })
  expect([opened.length, timers.size]).toEqual([1, 0])
})

test('in the page of a channel a certificate needs no window of its own', async () => {
  const { kakao, answer, opened, went, settle } = testPage('channelHome')
  answer('/authorize/prepare', { kauth_tx_id: 'tx' })
  void authorizeForCert(kakao, { settleId: 'settle', isPopup: true })
  await settle()
  expect(opened).toEqual([])
  expect(went[0]).toMatch(/^kakaotalk:\/\/bizplugin/)
})
