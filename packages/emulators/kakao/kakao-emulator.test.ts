import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startKakaoEmulator } from './kakao-emulator.ts'

const kakao = await startKakaoEmulator()
afterAll(kakao.stop)
beforeEach(() => kakao.clear())

const redirect_uri = 'http://localhost:3000/auth/kakao/callback'
const asked = {
  client_id: kakao.restKey,
  redirect_uri,
  response_type: 'code',
  state: 'a state',
  nonce: 'a nonce',
}

const authorize = (over = {}) => fetch(`${kakao.url}/oauth/authorize?${new URLSearchParams({ ...asked, ...over })}`)

const post = (path: string, form: Record<string, string> | string[][], headers = {}) =>
  fetch(kakao.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })

async function decide(choice: Record<string, string>) {
  const reply = await post('/oauth/authorize', { ...asked, ...choice })
  return new URL(reply.headers.get('location') ?? '')
}

const agree = (person = '4001002') => decide({ person, decision: 'agree', scope: 'account_email' })

const token = (code: string, over = {}) =>
  post('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: kakao.restKey,
    client_secret: kakao.clientSecret,
    redirect_uri,
    code,
    ...over,
  })

const me = (access_token: string, path = '/v2/user/me') =>
  fetch(kakao.url + path, { headers: { authorization: `Bearer ${access_token}` } })

test('the window names its people, and asks nothing of a page that is not registered', async () => {
  const page = await (await authorize()).text()
  for (const words of ['하나', '새벽향', '동의하고 계속하기', '취소']) expect(page).toContain(words)
  for (const [over, code] of [
    [{ client_id: 'another' }, 'KOE101'],
    [{ response_type: 'token' }, 'KOE201'],
    [{ redirect_uri: 'https://evil.example/' }, 'KOE006'],
  ] as const)
    expect(await (await authorize(over)).text()).toContain(code)
  expect(await (await authorize({ state: '"><script>' })).text()).not.toContain('<script>')
})

test('a code is good for one token, which opens the account of who agreed', async () => {
  const back = await agree()
  expect(back.searchParams.get('state')).toBe('a state')
  const code = back.searchParams.get('code') ?? ''
  const tokens = await (await token(code)).json()
  expect(await (await me(tokens.access_token)).json()).toMatchObject({
    id: 4001002,
    // What was not ticked is announced and kept back.
    kakao_account: { email: 'jiwoo@kakao.example', is_email_verified: true, name_needs_agreement: true },
  })
  const info = await (await me(tokens.access_token, '/v1/user/access_token_info')).json()
  expect(info).toMatchObject({ id: 4001002, expires_in: expect.any(Number) })
  const again = await token(code)
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({ error: 'invalid_grant', error_code: 'KOE320' })
})

test('its ID token holds against the published key, and a forged one does not', async () => {
  const { keys } = await (await fetch(`${kakao.url}/.well-known/jwks.json`)).json()
  const holds = async () => {
    const { id_token } = await (await token((await agree()).searchParams.get('code') ?? '')).json()
    const [header, payload, signature] = id_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toMatchObject({ iss: kakao.url, aud: kakao.restKey, sub: '4001002', nonce: 'a nonce' })
    const key = createPublicKey({ key: keys[0], format: 'jwk' })
    return verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))
  }
  expect(await holds()).toBe(true)
  kakao.forgeNext('signed by a stranger')
  expect(await holds()).toBe(false)
})

test.each([
  [{ client_secret: 'wrong' }, 401, 'KOE010'],
  [{ client_id: 'wrong' }, 401, 'KOE101'],
  [{ redirect_uri: 'http://localhost:3000/elsewhere' }, 400, 'KOE303'],
  [{ grant_type: 'password' }, 400, 'KOE310'],
])('a token is refused to %o', async (over, status, error_code) => {
  const reply = await token((await agree()).searchParams.get('code') ?? '', over)
  expect(reply.status).toBe(status)
  expect(await reply.json()).toMatchObject({ error_code })
})

test('who cancels comes back with the reason', async () => {
  const back = await decide({ person: '4001001', decision: 'cancel' })
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'a state' })
})

test('the app unlinks a person with its admin key, and their token is worth nothing then', async () => {
  const { access_token } = await (await token((await agree()).searchParams.get('code') ?? '')).json()
  expect(kakao.isLinked(4001002)).toBe(true)
  const form = { target_id_type: 'user_id', target_id: '4001002' }
  const unlink = (key: string) => post('/v1/user/unlink', form, { authorization: `KakaoAK ${key}` })
  expect((await unlink('guessed')).status).toBe(401)
  expect(await (await unlink(kakao.adminKey)).json()).toEqual({ id: 4001002 })
  expect((await me(access_token)).status).toBe(401)
  expect(await (await unlink(kakao.adminKey)).json()).toMatchObject({ code: -101 })
})

test('a planned failure happens once, at its own address', async () => {
  kakao.failNext('/v2/user/me', 503)
  const { access_token } = await (await token((await agree()).searchParams.get('code') ?? '')).json()
  expect((await me(access_token)).status).toBe(503)
  expect((await me(access_token)).status).toBe(200)
  kakao.failNext('/oauth/token', 'lost reply')
  await expect(token((await agree()).searchParams.get('code') ?? '')).rejects.toThrow()
})
