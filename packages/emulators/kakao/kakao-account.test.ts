import { afterAll, beforeEach, expect, test } from 'vitest'
import { friendsOf } from './friends.ts'
import { startKakaoEmulator } from './kakao-emulator.ts'
import { people } from './people.ts'

const kakao = await startKakaoEmulator()
afterAll(kakao.stop)
beforeEach(kakao.clear)

const [, jiwoo] = people
if (!jiwoo) throw new Error('people are missing')
const authTran = { client_id: kakao.jsKey, response_type: 'code', redirect_uri: 'JS-SDK', auth_tran_id: 'tran' }
const app = { client_id: kakao.restKey, client_secret: kakao.clientSecret }

const post = (path: string, form: Record<string, string>, headers = {}) =>
  fetch(kakao.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })
const get = (path: string, headers = {}) => fetch(kakao.url + path, { headers })
const poll = async () => (await get(`/apiweb/code.json?client_id=${kakao.jsKey}&auth_tran_id=tran`)).json()
const agree = (scope = '') =>
  post('/oauth/authorize', { ...authTran, is_popup: 'true', person: String(jiwoo.id), decision: 'agree', scope })

/** What is given for the code that lies ready. */
async function tokens() {
  const code = { grant_type: 'authorization_code', redirect_uri: 'JS-SDK', code: (await poll()).code }
  return (await post('/oauth/token', { ...app, ...code })).json()
}

async function tokenOf() {
  await agree('account_email')
  return { authorization: `Bearer ${(await tokens()).access_token}` }
}

test('who agreed in this browser before is signed in without a word, and never to more than that', async () => {
  const agreed = await agree('account_email')
  const cookie = agreed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const ask = (over = {}) =>
    get(`/oauth/authorize?${new URLSearchParams({ ...authTran, prompt: 'none', is_popup: 'true', ...over })}`, {
      cookie,
    })
  await ask({ scope: 'account_email' })
  expect((await tokens()).scope).toBe('profile_nickname account_email')
  await ask({ scope: 'phone_number' })
  expect(await poll()).toMatchObject({ error: 'consent_required' })
})

test('a refresh token is good for new tokens, and opens nothing by itself', async () => {
  await agree()
  const { refresh_token } = await tokens()
  expect((await get('/v2/user/me', { authorization: `Bearer ${refresh_token}` })).status).toBe(401)
  const renew = (token: string) => post('/oauth/token', { ...app, grant_type: 'refresh_token', refresh_token: token })
  const { access_token } = await (await renew(refresh_token)).json()
  expect((await get('/v2/user/me', { authorization: `Bearer ${access_token}` })).status).toBe(200)
  const refused = await renew(access_token)
  expect([refused.status, (await refused.json()).error_code]).toEqual([400, 'KOE322'])
})

test('a scope that was taken back is gone from every token, and is asked for again', async () => {
  const agreed = await agree('account_email')
  const cookie = agreed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { access_token, refresh_token } = await tokens()
  const renew = async () => (await post('/oauth/token', { ...app, grant_type: 'refresh_token', refresh_token })).json()
  const other = { authorization: `Bearer ${(await renew()).access_token}` }
  const authorization = `Bearer ${access_token}`
  const revoked = await post('/v2/user/revoke/scopes', { scopes: '["account_email"]' }, { authorization })
  expect((await revoked.json()).scopes).toMatchObject([{ id: 'account_email', agreed: false }])
  const { scopes } = await (await get('/v2/user/scopes?scopes=["account_email"]', other)).json()
  expect(scopes).toMatchObject([{ agreed: false }])
  expect((await renew()).scope).toBe('profile_nickname')
  const asked = { ...authTran, prompt: 'none', is_popup: 'true', scope: 'account_email' }
  await get(`/oauth/authorize?${new URLSearchParams(asked)}`, { cookie })
  expect(await poll()).toMatchObject({ error: 'consent_required' })
})

test('friends are told where the page before and the page after are', async () => {
  const { authorization } = await tokenOf()
  const read = async (url: string) => (await fetch(url, { headers: { authorization } })).json()
  const first = await read(`${kakao.url}/v1/api/talk/friends?limit=2&friend_order=nickname`)
  expect(first.before_url).toBeUndefined()
  const second = await read(first.after_url)
  expect(second.after_url).toBeUndefined()
  const all = await read(`${kakao.url}/v1/api/talk/friends?friend_order=nickname`)
  expect([...first.elements, ...second.elements]).toEqual(all.elements)
  expect(await read(second.before_url)).toMatchObject({ elements: first.elements })
  expect(Object.keys(all)).toEqual(['elements', 'total_count', 'favorite_count'])
})

test('of an account only what is named comes, with what the app keeps about it', async () => {
  const { authorization } = await tokenOf()
  await post('/v1/user/update_profile', { properties: '{"nickname":"새벽","wax":"soy"}' }, { authorization })
  const me = async (query = '') => (await get(`/v2/user/me${query}`, { authorization })).json()
  expect(await me()).toMatchObject({ properties: { nickname: '새벽', wax: 'soy' }, kakao_account: { has_email: true } })
  const asked = encodeURIComponent('["kakao_account.email","properties.wax"]')
  const { id, properties, kakao_account } = await me(`?property_keys=${asked}`)
  expect([id, properties]).toEqual([jiwoo.id, { wax: 'soy' }])
  expect(Object.keys(kakao_account).toSorted()).toEqual([
    'email',
    'email_needs_agreement',
    'has_email',
    'is_email_valid',
    'is_email_verified',
  ])
})

test('friends come in the order that is asked for, channels and terms where they are asked for', async () => {
  const { authorization } = await tokenOf()
  const names = async (query: string) =>
    (await (await get(`/v1/api/talk/friends${query}`, { authorization })).json()).elements.map(
      ({ profile_nickname }: { profile_nickname: string }) => profile_nickname,
    )
  const byName = await names('?friend_order=nickname')
  expect(byName).toEqual(byName.toSorted((a: string, b: string) => a.localeCompare(b, 'ko')))
  expect(await names('?friend_order=nickname&order=desc')).toEqual(byName.toReversed())
  const favourite = friendsOf(jiwoo).find(({ favorite }) => favorite)?.profile_nickname
  expect((await names(''))[0]).toBe(favourite)
  const channels = async (query: string) => (await (await get(query, { authorization })).json()).channels
  expect(await channels(`/v2/api/talk/channels?channel_ids=_other,${kakao.channel}`)).toHaveLength(1)
  expect(await channels('/v2/api/talk/channels?channel_ids=_other')).toEqual([])
  expect(await channels('/v1/api/talk/channels?channel_public_ids=["_other"]')).toEqual([])
  await post('/v2/user/revoke/service_terms', { tags: 'sillage_marketing' }, { authorization })
  const terms = await get('/v2/user/service_terms?result=agreed_service_terms', { authorization })
  expect((await terms.json()).service_terms.map(({ tag }: { tag: string }) => tag)).toEqual(['sillage_terms'])
})
