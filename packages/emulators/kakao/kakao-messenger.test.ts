import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { friendsOf } from './friends.ts'
import { startKakaoEmulator } from './kakao-emulator.ts'
import { people } from './people.ts'

/** The app's server, which hears of what was shared and who follows. */
const heard: { headers: NodeJS.Dict<string | string[]>; news: Record<string, unknown> }[] = []
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  heard.push({ headers: request.headers, news: JSON.parse(Buffer.concat(parts).toString()) })
  response.end('{}')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const serverUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`

const kakao = await startKakaoEmulator({ shareWebhook: () => serverUrl, channelWebhook: () => serverUrl })
afterAll(async () => {
  await kakao.stop()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  kakao.clear()
  heard.length = 0
})

const [hana, jiwoo] = people
if (!hana || !jiwoo) throw new Error('people are missing')
const appKey = { authorization: `KakaoAK ${kakao.jsKey}` }
const shop = 'http://localhost:3000'
const ka = `sdk/1 origin/${encodeURIComponent(shop)}`
const authTran = { client_id: kakao.jsKey, response_type: 'code', redirect_uri: 'JS-SDK', auth_tran_id: 'tran' }

const post = (path: string, form: Record<string, string> | string[][], headers = {}) =>
  fetch(kakao.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })
const get = (path: string, headers = {}) => fetch(kakao.url + path, { headers })
const poll = async () => (await get(`/apiweb/code.json?client_id=${kakao.jsKey}&auth_tran_id=tran`)).json()

const decide = (decision: string, over = {}) =>
  post('/oauth/authorize', { ...authTran, is_popup: 'true', state: 's', person: String(jiwoo.id), decision, ...over })

async function tokenOf() {
  await decide('agree', { scope: 'account_email' })
  const grant = { grant_type: 'authorization_code', client_id: kakao.restKey, client_secret: kakao.clientSecret }
  const { access_token } = await (
    await post('/oauth/token', { ...grant, redirect_uri: 'JS-SDK', code: (await poll()).code })
  ).json()
  return { authorization: `Bearer ${access_token}`, access_token: String(access_token) }
}

test('a page polls until the person has decided', async () => {
  expect(await poll()).toEqual({ status: 'error', error_code: '300' })
  await decide('agree')
  expect(await poll()).toEqual({ status: 'ok', code: expect.any(String), state: 's' })
  await decide('cancel')
  expect(await poll()).toMatchObject({ status: 'error', error: 'access_denied', state: 's' })
  await decide('network')
  expect(await poll()).toEqual({ status: 'error', error_code: '700' })
})

test('a stranger is not signed in without a word, and JS-SDK is no address of its own', async () => {
  const asked = { ...authTran, prompt: 'none', is_popup: 'true' }
  await get(`/oauth/authorize?${new URLSearchParams(asked)}`)
  expect(await poll()).toMatchObject({ error: 'login_required' })
  const { auth_tran_id, ...rest } = authTran
  expect(await (await get(`/oauth/authorize?${new URLSearchParams(rest)}`)).text()).toContain('KOE006')
})

test('a person sees what they agreed to, and takes it back', async () => {
  const { authorization } = await tokenOf()
  const scopes = await (await get('/v2/user/scopes', { authorization })).json()
  expect(scopes.scopes).toContainEqual(expect.objectContaining({ id: 'account_email', agreed: true, revocable: true }))
  await post('/v2/user/revoke/scopes', { scopes: '["account_email","profile_nickname"]' }, { authorization })
  const left = await (await get('/v2/user/scopes', { authorization })).json()
  expect(left.scopes.filter(({ agreed }: { agreed: boolean }) => agreed)).toMatchObject([{ id: 'profile_nickname' }])
  const form = { tags: 'sillage_terms,sillage_marketing' }
  const revoked = await (await post('/v2/user/revoke/service_terms', form, { authorization })).json()
  expect(revoked.revoked_service_terms).toEqual([{ tag: 'sillage_marketing', agreed: false }])
  const { service_terms } = await (await get('/v2/user/service_terms', { authorization })).json()
  expect(service_terms.map(({ agreed }: { agreed: boolean }) => agreed)).toEqual([true, false])
})

test('a token ends with the sign-out', async () => {
  const { authorization } = await tokenOf()
  expect((await post('/v1/user/logout', {}, { authorization })).status).toBe(200)
  expect((await get('/v2/user/me', { authorization })).status).toBe(401)
})

test('addresses and friends come in pages', async () => {
  const { authorization } = await tokenOf()
  const addresses = await (await get('/v1/user/shipping_address?page_size=1', { authorization })).json()
  expect(addresses.shipping_addresses).toMatchObject([{ id: jiwoo.id * 10 + 1, is_default: true }])
  const friends = await (await get('/v1/api/talk/friends?offset=1&limit=1', { authorization })).json()
  expect(friends).toMatchObject({ total_count: 3, elements: [{ uuid: expect.any(String) }] })
})

test('messages reach oneself and friends, but not those who want none', async () => {
  const { authorization } = await tokenOf()
  const template_object = JSON.stringify({ object_type: 'text', text: '안녕', link: {} })
  expect(await (await post('/v2/api/talk/memo/default/send', { template_object }, { authorization })).json()).toEqual({
    result_code: 0,
  })
  const uuids = friendsOf(jiwoo).map(({ uuid }) => uuid)
  const form = { receiver_uuids: JSON.stringify([...uuids, 'stranger']), receiver_id_type: 'uuid', template_object }
  const sent = await (await post('/v1/api/talk/friends/message/default/send', form, { authorization })).json()
  expect(sent.successful_receiver_uuids).toHaveLength(2)
  expect(sent.failure_info.map(({ code }: { code: number }) => code)).toEqual([-530, -502])
  expect(kakao.state.sent.map(({ to }) => to.length)).toEqual([1, 2])
  const many = { ...form, receiver_uuids: JSON.stringify(Array(6).fill(uuids[0])) }
  expect((await post('/v1/api/talk/friends/message/default/send', many, { authorization })).status).toBe(400)
  expect((await post('/v2/api/talk/memo/send', { template_id: '7' }, { authorization })).status).toBe(400)
  expect((await post('/v2/api/talk/memo/send', { template_id: '1001' }, { authorization })).status).toBe(200)
})

test('quotas are told as the provider tells them', async () => {
  const { authorization } = await tokenOf()
  kakao.failNext('/v2/api/talk/memo/send', 'daily quota')
  const refused = await post('/v2/api/talk/memo/send', { template_id: '1001' }, { authorization })
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: -532 }])
})

test('templates are checked with the key of the app', async () => {
  const object = JSON.stringify({ object_type: 'text', text: 't', link: { web_url: 'https://elsewhere.example' } })
  const path = `/v2/api/kakaolink/talk/template/default?link_ver=4.0&template_object=${encodeURIComponent(object)}`
  expect((await get(path)).status).toBe(401)
  expect(await (await get(path, appKey)).json()).toMatchObject({
    template_msg: { P: 'text' },
    warning_msg: { link: expect.any(String) },
  })
  expect((await get(path.replace('4.0', '3.0'), appKey)).status).toBe(400)
  const template_args = { product: '새벽 캔들' }
  const asked = { link_ver: '4.0', template_id: '1001', template_args: JSON.stringify(template_args) }
  const own = await get(`/v2/api/kakaolink/talk/template/validate?${new URLSearchParams(asked)}`, appKey)
  expect(await own.json()).toMatchObject({ template_id: 1001, template_args })
})

test('pictures are stored, shown, scraped and deleted', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const body = new FormData()
  body.append('file', new Blob([png], { type: 'image/png' }), 'a.png')
  const base = `${kakao.url}/v2/api/talk/message/image`
  const stored = await (await fetch(`${base}/upload`, { method: 'POST', headers: appKey, body })).json()
  const { url } = stored.infos.original
  expect(stored.infos.original).toMatchObject({ content_type: 'image/png', length: png.length, width: 1, height: 1 })
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(png)
  const scraped = await (await post('/v2/api/talk/message/image/scrap', { image_url: url }, appKey)).json()
  expect(scraped.infos.original.length).toBe(png.length)
  const remove = () =>
    fetch(`${base}/delete?image_url=${encodeURIComponent(url)}`, { method: 'DELETE', headers: appKey })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 400])
  expect((await fetch(url)).status).toBe(404)
})

const share = (over = {}) =>
  post('/picker/link', {
    app_key: kakao.jsKey,
    ka,
    validation_action: 'default',
    lcba: '{"product":1}',
    validation_params: JSON.stringify({
      link_ver: '4.0',
      template_object: { object_type: 'commerce', content: { title: '<b>캔들' }, commerce: { regular_price: 9000 } },
    }),
    ...over,
  })

test('the sharer shows the message, sends it, and tells page and server', async () => {
  const asked = await (await share()).text()
  expect(asked).toContain('&lt;b&gt;캔들')
  expect(asked).toContain('9,000원')
  const done = await (await share({ decision: 'agree', to: String(hana.id) })).text()
  expect(done).toContain('data-message="sent"')
  expect(done).toContain(`data-target="${shop}"`)
  expect(kakao.state.sent).toMatchObject([{ to: [hana.id], message: { kind: 'commerce', title: '<b>캔들' } }])
  await expect.poll(() => kakao.state.reported).toMatchObject([{ status: 200 }])
  expect(heard).toMatchObject([{ news: { CHAT_TYPE: 'MemoChat', product: 1 } }])
  expect(heard[0]?.headers).toMatchObject({ authorization: `KakaoAK ${kakao.adminKey}` })
  expect((await share({ app_key: 'wrong' })).status).toBe(400)
})

test('the failed-picker page says why', async () => {
  const error = Buffer.from(JSON.stringify({ name: 'KAPIError', msg: '너무 길어요', code: -1 })).toString('base64url')
  expect(await (await get(`/picker/failed?error=${error}`)).text()).toContain('KAPIError · 너무 길어요 · -1')
})

test('who follows the channel is known to the API, and to the server of the app', async () => {
  const { authorization, access_token } = await tokenOf()
  const { agt } = await (await post('/api/agt', { client_id: kakao.jsKey, access_token })).json()
  const asked = { app_key: kakao.jsKey, channel_public_id: kakao.channel, ka, agt }
  expect(await (await post('/talk/channel/follow', { ...asked, decision: 'agree' })).text()).toContain('success')
  const { channels } = await (await get('/v2/api/talk/channels', { authorization })).json()
  expect(channels).toMatchObject([{ channel_public_id: kakao.channel, relation: 'ADDED' }])
  await expect.poll(() => heard).toMatchObject([{ news: { event: 'added', id: String(jiwoo.id) } }])
  const other = await post('/talk/channel/follow', { ...asked, channel_public_id: '_other' })
  expect(await other.text()).toContain('KAE005')
})

test('an unknown channel is refused to the SDK', async () => {
  const quota = (channel_public_id: string) => ({
    quota_properties: JSON.stringify({ uri: '/sdk/channel/add', channel_public_id }),
  })
  expect((await post('/v1/app/validate/sdk', quota(kakao.channel), appKey)).status).toBe(200)
  expect((await post('/v1/app/validate/sdk', quota('_other'), appKey)).status).toBe(400)
  expect((await post('/v1/app/validate/sdk', { quota_properties: '{' }, appKey)).status).toBe(400)
})

test('a certificate and a certification are prepared for the app alone', async () => {
  const form = { client_id: kakao.jsKey, cert_type: 'K2100', settle_id: 's' }
  for (const path of ['/authorize/prepare', '/oauth/authorize/prepare'])
    expect(await (await post(path, form)).json()).toEqual({ kauth_tx_id: expect.any(String) })
  expect(await (await post('/authorize/prepare', { ...form, client_id: 'x' })).json()).toMatchObject({
    error: 'invalid_client',
  })
  expect(await (await post('/authorize/prepare', { client_id: kakao.jsKey })).json()).toMatchObject({
    error: 'invalid_request',
  })
  const keys = { authorization: 'KakaoAK dealer', 'target-authorization': `KakaoAK ${kakao.jsKey}`, origin: shop }
  const init = { method: 'POST', headers: { ...keys, 'content-type': 'application/json' }, body: '{}' }
  const { txId, token } = await (await fetch(`${kakao.url}/ocert/sign/v1/prepare?settleId=s`, init)).json()
  const done = await post('/ocert/sign/v1/window', { txId, token, decision: 'agree' })
  expect(await done.text()).toContain(txId)
  expect((await post('/ocert/sign/v1/window', { txId, token: 'guessed', decision: 'agree' })).status).toBe(400)
})

test("who has signed is told to the app's server alone, in what it asked for", async () => {
  const payer = { authorization: 'KakaoAK dealer' }
  const body = JSON.stringify({ identifyItems: ['ci', 'name'] })
  const pageKeys = { ...payer, 'target-authorization': `KakaoAK ${kakao.jsKey}`, origin: shop }
  const init = { method: 'POST', headers: { ...pageKeys, 'content-type': 'application/json' }, body }
  const { txId, token } = await (await fetch(`${kakao.url}/ocert/sign/v1/prepare?settleId=s`, init)).json()
  const keys = { ...payer, 'target-authorization': `KakaoAK ${kakao.restKey}` }
  const ask = (step: string, headers: Record<string, string> = keys, tx_id = txId) =>
    get(`/sign/v2/${step}/K1400?tx_id=${tx_id}`, headers)
  expect(await (await ask('verify')).json()).toEqual({ tx_id: txId, result: 'N' })
  expect((await ask('identify')).status).toBe(400)
  await post('/ocert/sign/v1/window', { txId, token, decision: 'agree', person: '4001002' })
  expect(await (await ask('verify')).json()).toEqual({ tx_id: txId, result: 'Y' })
  const { ci, ...signer } = await (await ask('identify')).json()
  expect(signer).toEqual({ tx_id: txId, name: '최지우' })
  expect(ci).toHaveLength(88)
  expect((await ask('identify', { ...keys, authorization: 'KakaoAK other' })).status).toBe(401)
  expect((await ask('identify', { ...keys, 'target-authorization': `KakaoAK ${kakao.jsKey}` })).status).toBe(401)
  expect(await (await ask('verify', keys, 'nobody')).json()).toMatchObject({ externalErrorCode: 'E2003' })
})

test('pages of elsewhere are refused, those of this machine may ask', async () => {
  expect(await (await get('/v2/user/me', { origin: 'https://evil.example' })).json()).toMatchObject({
    msg: expect.stringContaining('domain mismatched'),
  })
  const preflight = await fetch(`${kakao.url}/v2/user/me`, { method: 'OPTIONS', headers: { origin: shop } })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
})

test('windows answer to pages of this machine only, and enter only their own', async () => {
  const form = {
    appKey: kakao.jsKey,
    ka: 'sdk/1 origin/https%3A%2F%2Fevil.example',
    person: String(hana.id),
    decision: 'cancel',
  }
  expect((await post('/select/multiple', form)).status).toBe(400)
  const { access_token } = await tokenOf()
  const { agt } = await (await post('/api/agt', { client_id: kakao.jsKey, access_token })).json()
  const enter = (target: string) =>
    fetch(`${kakao.url}/auth/kpidt?${new URLSearchParams({ app_key: kakao.jsKey, agt, continue: target })}`, {
      redirect: 'manual',
    })
  expect((await enter('https://evil.example/')).status).toBe(400)
  expect((await enter(`${kakao.url}/user/address`)).status).toBe(302)
})

test('the front page lists what has come', async () => {
  await share({ decision: 'agree', to: String(hana.id) })
  await post(`/${kakao.channel}/chat`, { written: '문 여나요?', decision: 'agree' })
  const front = await (await get('/')).text()
  for (const words of ['&lt;b&gt;캔들', '문 여나요?']) expect(front).toContain(words)
})
