import { createContext } from '@sillage/server-kit/create-context.ts'
import { jobTable, outboxTable, sessionTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { countQueries } from '../testing/count-queries.ts'
import { newestToken, testShopWithPost, type Visitor } from '../testing/joining.ts'
import { hashPassword } from './password.ts'
import { changePassword } from './password-change.ts'
import { mailLinkTable, memberTable } from './tables.ts'

const shop = await testShopWithPost()
const { db } = shop
const old = 'the old password'
const password = 'a brand new password'
const password_hash = await hashPassword(old)
const hana = {
  mb_id: 'hana',
  mb_name: '김하나',
  mb_email: 'Hana@example.com',
  password_hash,
  email_proved_at: new Date(),
}

beforeEach(async () => {
  await shop.empty()
  await db.insert(memberTable).values(hana)
})

const forget = ({ joining }: Visitor, mb_email = 'hana@example.com', mb_id = 'hana') =>
  joining.forgetPassword({ body: { mb_id, mb_email } })
const reset = ({ joining }: Visitor, token: string) =>
  joining.resetPassword({ body: { token, password, password_confirmation: password } })
const wornOut = { errors: { token: ['이미 썼거나 오래된 링크예요. 아이디·비밀번호 찾기에서 다시 시작해 주세요.'] } }
const login = async (mb_password: string) =>
  (await shop.visitor()).member.login({ body: { mb_id: 'hana', mb_password } })

test('the emailed link sets a new password once, ends every session, and the owner is notified', async () => {
  await shop.as('hana')
  const visitor = await shop.visitor()
  await forget(visitor)
  const token = await newestToken(shop)
  expect((await shop.emails())[0]).toMatchObject({ to: 'Hana@example.com' })
  expect((await shop.emails())[0]?.text).toContain(`https://sillage.example/shop/reset?token=${token}`)
  await reset(visitor, token)
  expect(await db.select().from(sessionTable)).toEqual([])
  expect(await login(password)).toMatchObject({ mb_id: 'hana' })
  await expect(login(old)).rejects.toMatchObject({ status: 422 })
  expect((await shop.emails()).map(({ subject }) => subject)).toEqual([
    '[실라주] 비밀번호를 다시 정해 주세요',
    '[실라주] 비밀번호가 바뀌었어요',
  ])
  await expect(reset(visitor, token)).rejects.toMatchObject(wornOut)
  const kept = [
    await db.select().from(outboxTable),
    await db.select().from(jobTable),
    await db.select().from(mailLinkTable),
  ]
  expect(JSON.stringify(kept)).not.toContain(token)
})

test('a link used twice at once works once', async () => {
  const visitor = await shop.visitor()
  await forget(visitor)
  const token = await newestToken(shop)
  const results = await Promise.allSettled([reset(visitor, token), reset(visitor, token), reset(visitor, token)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shop.emails()).toHaveLength(2)
})

test('a link is worth nothing after the password changed, after half an hour, or for proving a mail', async () => {
  const visitor = await shop.visitor()
  await forget(visitor)
  const token = await newestToken(shop)
  await expect(visitor.joining.proveMail({ body: { token } })).rejects.toMatchObject({ status: 422 })
  await changePassword(shop.ctx, 'hana', 'changed from within')
  await expect(reset(visitor, token)).rejects.toMatchObject(wornOut)

  await forget(visitor)
  const later = await newestToken(shop)
  const [link] = await db.select().from(mailLinkTable)
  expect((link?.expires_at.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  await db.update(mailLinkTable).set({ expires_at: new Date(Date.now() - 1000) })
  await expect(reset(visitor, later)).rejects.toMatchObject(wornOut)
  expect(await login('changed from within')).toMatchObject({ mb_id: 'hana' })
})

test('changing the password signs out everywhere but here', async () => {
  const [here] = [await shop.visitor(), await shop.as('hana')]
  const reply = await here.send('/api/v1/login', { mb_id: 'hana', mb_password: old })
  const sid = reply.cookies.find(({ name }) => name === 'sid')?.value ?? ''
  const visitor = { ...shop.ctx.visitor, sid }
  await changePassword(createContext({ ...shop.ctx, database: shop.database, visitor }), 'hana', password)
  expect(await db.select().from(sessionTable)).toHaveLength(1)
  const check = await shop.app.inject({ method: 'POST', url: '/api/v1/login-check', cookies: { sid } })
  expect(check.json().user.mb_id).toBe('hana')
})

test('no request reveals whether there is an account: one answer, one number of queries', async () => {
  const visitor = await shop.visitor()
  const queries = countQueries(shop.database)
  const measure = async (path: string, payload: object) => {
    await shop.emails()
    const before = queries.count()
    const reply = await visitor.send(path, payload)
    return { queries: queries.count() - before, body: reply.body, status: reply.statusCode }
  }
  const ids = [{ mb_email: 'hana@example.com' }, { mb_email: 'nobody@example.com' }]
  const [knownId, unknownId] = [
    await measure('/api/v1/forget_id', ids[0] ?? {}),
    await measure('/api/v1/forget_id', ids[1] ?? {}),
  ]
  expect(unknownId).toEqual(knownId)
  expect(knownId.status).toBe(200)
  const path = '/api/v1/forget_password'
  const known = await measure(path, { mb_id: 'hana', mb_email: 'hana@example.com' })
  expect(await measure(path, { mb_id: 'nobody', mb_email: 'nobody@example.com' })).toEqual(known)
  expect(await measure(path, { mb_id: 'hana', mb_email: 'wrong@example.com' })).toEqual(known)
  expect(known.queries).toBeGreaterThan(0)
  queries.stop()
  expect((await shop.emails()).map(({ subject }) => subject)).toEqual([
    '[실라주] 아이디를 알려 드려요',
    '[실라주] 비밀번호를 다시 정해 주세요',
  ])
})

test('the id is emailed; an unproved address gets that link instead, a blocked member no link at all', async () => {
  const visitor = await shop.visitor()
  await visitor.joining.forgetId({ body: { mb_email: 'HANA@EXAMPLE.COM' } })
  expect((await shop.emails())[0]?.text).toContain('hana')

  await db.update(memberTable).set({ state: 'pending', email_proved_at: null })
  await visitor.joining.forgetId({ body: { mb_email: 'hana@example.com' } })
  await forget(visitor)
  expect((await shop.emails()).slice(1).map(({ subject }) => subject)).toEqual([
    '[실라주] 메일 주소를 인증해 주세요',
    '[실라주] 메일 주소를 인증해 주세요',
  ])

  await db.update(memberTable).set({ state: 'active' })
  await forget(visitor)
  const token = await newestToken(shop)
  await db.update(memberTable).set({ state: 'blocked' }).where(eq(memberTable.mb_id, 'hana'))
  await expect(reset(visitor, token)).rejects.toMatchObject(wornOut)
  await forget(visitor)
  expect(await shop.emails()).toHaveLength(4)
})

test('a mailbox is not flooded', async () => {
  for (let time = 0; time < 5; time += 1) await forget(await shop.visitor())
  await expect(forget(await shop.visitor())).rejects.toMatchObject({ status: 429 })
  expect(await shop.emails()).toHaveLength(5)
})

test('a password that was set by mail opens the account at once, whatever strangers guessed before', async () => {
  for (let time = 0; time < 5; time += 1) await expect(login('a wrong guess')).rejects.toMatchObject({ status: 422 })
  await expect(login(old)).rejects.toMatchObject({ status: 429 })
  const visitor = await shop.visitor()
  await forget(visitor)
  await reset(visitor, await newestToken(shop))
  expect(await login(password)).toMatchObject({ mb_id: 'hana' })
})
