import { hashSid, newSid, xsrfOf } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { hashPassword } from './password.ts'
import { memberTable } from './tables.ts'

const shop = await testShop()
const { app, db, empty } = shop
const password = '머무는 향기 2026'
const password_hash = await hashPassword(password)

beforeEach(async () => {
  await empty()
  const hana = { mb_id: 'hana', mb_name: '김하나', mb_hp: '010-1234-5678', mb_email: 'hana@example.com', password_hash }
  await db.insert(memberTable).values(hana)
})

type Cookies = Record<string, string>
const cookiesOf = (reply: { cookies: { name: string; value: string }[] }): Cookies =>
  Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
const marker = { 'x-requested-with': 'XMLHttpRequest' }

async function login(mb_password: string, mb_id = 'hana') {
  const browser = await browserOf(shop)
  const reply = await app.inject({ method: 'POST', url: '/api/v1/login', ...browser, payload: { mb_id, mb_password } })
  return { reply, before: browser.cookies }
}

const check = (cookies: Cookies = {}) => app.inject({ method: 'POST', url: '/api/v1/login-check', cookies })

test('a visitor is not signed in, and gets the cookies that changes require', async () => {
  const reply = await check()
  expect(reply.json()).toEqual({
    user: null,
    lang: 'kr',
    currency: 'krw',
    coupon_count: 0,
    notification_count: 0,
    cart_key: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  const cookies = reply.cookies
  expect(cookies.find(({ name }) => name === 'sid')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.httpOnly).toBeFalsy()
})

test('a second check gives no other session, so that it may be answered after a sign-in', async () => {
  const first = cookiesOf(await check())
  const { cart_key } = first
  expect(cookiesOf(await check(first))).toEqual({ cart_key })
  const member = cookiesOf((await login(password)).reply)
  expect(Object.keys(cookiesOf(await check(member)))).not.toContain('sid')
})

test('a browser that has lost its token, or has another session’s, gets it again', async () => {
  const { sid = '', 'XSRF-TOKEN': token } = cookiesOf(await check())
  expect(cookiesOf(await check({ sid }))).toMatchObject({ sid, 'XSRF-TOKEN': token })
  const other = cookiesOf(await check())
  expect(cookiesOf(await check({ ...other, sid }))).toMatchObject({ sid, 'XSRF-TOKEN': token })
})

test('signing in answers the member, changes the session id, and the next check knows them', async () => {
  const { reply, before } = await login(password)
  expect(reply.json()).toEqual({
    mb_id: 'hana',
    is_admin: false,
    mb_name: '김하나',
    mb_hp: '010-1234-5678',
    grade: 'general',
  })
  const cookies = cookiesOf(reply)
  expect(cookies.sid).not.toBe(before.sid)
  expect((await check(cookies)).json().user.mb_id).toBe('hana')
})

test('the database holds no session id that could be used', async () => {
  const { sid = '' } = cookiesOf((await login(password)).reply)
  const [row] = await db.select().from(sessionTable)
  expect(row?.sid_hash).toBe(hashSid(sid))
  expect(JSON.stringify(row)).not.toContain(sid)
})

test('a wrong password and an unknown id are answered alike, and never with 401', async () => {
  const wrong = await login('not the password')
  const unknown = await login(password, 'nobody')
  expect(wrong.reply.statusCode).toBe(422)
  expect(unknown.reply.json()).toEqual(wrong.reply.json())
  expect(cookiesOf(wrong.reply)).toEqual({})
})

test('a session id that an attacker planted before is worth nothing afterwards', async () => {
  const planted = await browserOf(shop)
  const payload = { mb_id: 'hana', mb_password: password }
  const reply = await app.inject({ method: 'POST', url: '/api/v1/login', ...planted, payload })
  expect(reply.statusCode).toBe(200)
  expect((await check(planted.cookies)).json().user).toBeNull()
  expect((await check(cookiesOf(reply))).json().user.mb_id).toBe('hana')
})

test('the XSRF token of another session, or of the one before signing in, moves nothing', async () => {
  const { reply, before } = await login(password)
  const cookies = cookiesOf(reply)
  for (const token of [xsrfOf(shop.secret, before.sid), xsrfOf(shop.secret, newSid())]) {
    const headers = { ...marker, 'x-xsrf-token': token }
    const refused = await app.inject({ method: 'POST', url: '/api/v1/logout', cookies, headers })
    expect(refused.statusCode).toBe(419)
  }
  expect((await check(cookies)).json().user.mb_id).toBe('hana')
})

test('an id is found however it is typed', async () => {
  expect((await login(password, ' HANA ')).reply.json().mb_id).toBe('hana')
})

test('only a person who knows the password of a blocked account reads that it is blocked', async () => {
  await db.update(memberTable).set({ state: 'blocked' })
  expect((await login(password)).reply.json()).toMatchObject({ code: 'blocked' })
  expect((await login('not the password')).reply.json()).not.toHaveProperty('code')
})

test('signing out ends the session for a thief who copied its cookie', async () => {
  const cookies = cookiesOf((await login(password)).reply)
  const headers = { ...marker, 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' }
  const reply = await app.inject({ method: 'POST', url: '/api/v1/logout', cookies, headers })
  expect(reply.statusCode).toBe(200)
  expect((await check(cookies)).json().user).toBeNull()
})

test('an expired session, and a blocked member, are not signed in', async () => {
  const cookies = cookiesOf((await login(password)).reply)
  await db.update(memberTable).set({ state: 'blocked' }).where(eq(memberTable.mb_id, 'hana'))
  expect((await check(cookies)).json().user).toBeNull()
  await db.update(memberTable).set({ state: 'active' })
  await db.update(sessionTable).set({ expires_at: new Date(0) })
  expect((await check(cookies)).json().user).toBeNull()
})

test.each([
  [{ lang: 'en', currency: 'usd' }, 200, { lang: 'en', currency: 'usd' }],
  [{ lang: 'ko', currency: 'krw' }, 200, { lang: 'kr', currency: 'krw' }],
  [{ lang: 'en', currency: 'krw' }, 422, undefined],
  [{ lang: 'fr', currency: 'usd' }, 422, undefined],
])('choosing %j answers %i', async (payload, status, answer) => {
  const reply = await app.inject({ method: 'POST', url: '/api/v1/language', ...(await browserOf(shop)), payload })
  expect(reply.statusCode).toBe(status)
  if (answer) expect([reply.json(), cookiesOf(reply)]).toEqual([answer, { lang: answer.lang }])
})

test.each([
  ['no cookie', {}, {}, { lang: 'kr', currency: 'krw' }],
  ['the cookie', { lang: 'en' }, {}, { lang: 'en', currency: 'usd' }],
  ['a currency that is not the language’s', { lang: 'en', currency: 'krw' }, {}, { lang: 'en', currency: 'usd' }],
  ['an English page without a cookie', {}, { 'x-language': 'en' }, { lang: 'en', currency: 'usd' }],
  ['a page that stayed Korean', { lang: 'en' }, { 'x-language': 'kr' }, { lang: 'kr', currency: 'krw' }],
])('language and currency are one decision: %s', async (_, cookies, headers, answer) => {
  const reply = await app.inject({ method: 'POST', url: '/api/v1/login-check', cookies, headers })
  expect(reply.json()).toMatchObject(answer)
})
