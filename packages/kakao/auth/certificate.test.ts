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
    ...{ cert_type: 'K2100', client_id: key, settle_id: 'settle', sign_data: '동의', sign_identify_items: 'ci,name' },
  })
  expect(Object.fromEntries(lastWent().searchParams)).toMatchObject({
    ...{ kauth_tx_id: 'tx', tx_id: 'mine', prompt: 'cert', settle_id: 'settle', redirect_uri: settings.redirectUri },
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
