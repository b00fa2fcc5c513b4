import { createClient } from '@sillage/kit/client.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { jobTable, outboxTable, sessionTable } from '@sillage/server-kit/tables.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenPolicies, givenPolicy } from '../../content/testing/policies.ts'
import { contract } from '../../contract.ts'
import { testShop } from '../../testing.ts'
import { findLink, openLink } from './mail-link.ts'
import { hashPassword } from './password.ts'
import { changePassword } from './password-change.ts'
import { consentTable, linkedAccountTable, loginFailureTable, memberTable, phoneProofTable } from './tables.ts'

const shop = await testShop()
const { app, db, ctx } = shop
const current_password = '처음 정한 비밀번호'
const password = '새로 정한 비밀번호'
const password_hash = await hashPassword(current_password)
const params = { mb_id: 'hana' }

beforeEach(async () => {
  await shop.empty()
  await givenPolicies(ctx)
  await db.insert(memberTable).values({
    mb_id: 'hana',
    mb_name: '김하나',
    mb_hp: '010-1234-5678',
    mb_email: 'hana@example.com',
    password_hash,
    mb_zip: '04524',
    mb_addr1: '서울시 중구',
    mb_addr2: '3층',
    country: 'KR',
    email_proved_at: new Date(),
  })
})

async function signIn() {
  const browser = await browserOf({ ...shop, mb_id: 'hana' })
  return { browser, client: createClient(contract, injectTransport(app, browser)) }
}

const storedMember = async () => (await db.select().from(memberTable).where(eq(memberTable.mb_id, 'hana')))[0]

test('an account shows what the shop knows, and no hash of anything', async () => {
  await db.insert(linkedAccountTable).values({ provider: 'kakao', provider_id: '77', mb_id: 'hana', nickname: '하나' })
  const { client } = await signIn()
  const shown = await client.account.show({ params })
  expect(shown).toMatchObject({
    mb_name: '김하나',
    has_password: true,
    grade: 'general',
    linked: [{ nickname: '하나' }],
  })
  expect(JSON.stringify(shown)).not.toMatch(/argon2|password_hash|"77"/)
})

test('a change touches what was sent and nothing else', async () => {
  await db.update(memberTable).set({ country: 'US', mb_hp: '+15551234567', mb_name: 'Hana Kim' })
  const { client } = await signIn()
  const answer = await client.account.change({ params, body: { mb_name: 'Hana Lee' } })
  expect(answer).toEqual({
    mb_id: 'hana',
    mb_name: 'Hana Lee',
    mb_hp: '+15551234567',
    is_admin: false,
    grade: 'general',
    message: '저장했어요.',
  })
  expect(await storedMember()).toMatchObject({
    country: 'US',
    mb_zip: '04524',
    mb_addr1: '서울시 중구',
    mb_addr2: '3층',
  })
})

test.each([
  [{ mb_name: '1' }, 'mb_name'],
  [{ mb_hp: '02-123-4567' }, 'mb_hp'],
  [{ mb_zip: '123' }, 'mb_zip'],
  [{ country: 'US' }, 'mb_hp'],
])('the rules of the country refuse %j under %s', async (body, field) => {
  const { client } = await signIn()
  const refused = client.account.change({ params, body })
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
})

test('a new number needs a proof of this session, which is used up', async () => {
  const { client, browser } = await signIn()
  const change = (proof_id?: string) =>
    client.account.change({ params, body: { mb_hp: '01099998888', ...(proof_id && { proof_id }) } })
  await expect(change()).rejects.toMatchObject({ status: 422 })
  const proof = {
    mb_hp: '010-9999-8888',
    code_hash: '',
    expires_at: new Date(Date.now() + 60_000),
    proved_at: new Date(),
  }
  const proofOf = async (sid: string) =>
    (
      await db
        .insert(phoneProofTable)
        .values({ ...proof, sid_hash: hashSid(sid) })
        .returning()
    )[0]?.id
  await expect(change(await proofOf('the session of somebody else'))).rejects.toMatchObject({ status: 422 })
  expect(await change(await proofOf(browser.cookies.sid))).toMatchObject({ mb_hp: '010-9999-8888' })
  expect((await storedMember())?.hp_proved_at).not.toBeNull()
  const [used] = await db
    .select()
    .from(phoneProofTable)
    .where(eq(phoneProofTable.sid_hash, hashSid(browser.cookies.sid)))
  await db.update(memberTable).set({ mb_hp: '010-1234-5678' })
  await expect(change(used?.id)).rejects.toMatchObject({ status: 422 })
})

test('the same number, written differently, is not a new one', async () => {
  await db.update(memberTable).set({ mb_hp: '01012345678' })
  const { client } = await signIn()
  expect(await client.account.change({ params, body: { mb_name: '김하나' } })).toMatchObject({ mb_hp: '01012345678' })
  const written = await client.account.change({ params, body: { mb_hp: '010 1234 5678' } })
  expect(written).toMatchObject({ mb_hp: '010-1234-5678' })
})

test('a new password also cancels a change of the email address that was requested before', async () => {
  const thiefs = { purpose: 'prove', mb_id: 'hana', mb_email: 'thief@example.com', minutes: 60 } as const
  await openLink(ctx, 'a-token-a-thief-has-in-their-mail', thiefs)
  await changePassword(ctx, 'hana', 'a quite new password')
  expect(await findLink(ctx, 'a-token-a-thief-has-in-their-mail', 'prove')).toBeUndefined()
})

test('a new mail address counts once it is proved; until then the old one stays', async () => {
  const { client } = await signIn()
  const { message } = await client.account.change({ params, body: { mb_email: 'new@example.com' } })
  expect(message).toContain('링크')
  expect((await storedMember())?.mb_email).toBe('hana@example.com')
  const [job] = await db.select().from(jobTable).where(eq(jobTable.name, 'member.prove-mail'))
  expect(job).toMatchObject({ name: 'member.prove-mail', payload: { mb_id: 'hana', mb_email: 'new@example.com' } })
  expect(await db.select().from(outboxTable)).toMatchObject([
    { template: 'member.mail-change', recipient: 'hana@example.com', subject: 'member:hana' },
  ])
  const again = await client.account.change({ params, body: { mb_email: 'HANA@example.com' } })
  expect(again.message).toBe('저장했어요.')
})

test('strangers cannot be written to without end', async () => {
  const { client } = await signIn()
  const ask = (nth: number) => client.account.change({ params, body: { mb_email: `stranger${nth}@example.com` } })
  for (let nth = 0; nth < 5; nth += 1) await ask(nth)
  await expect(ask(6)).rejects.toMatchObject({ status: 429 })
})

const form = { current_password, password, password_confirmation: password }

test('a new password ends the other sessions and goes on in this one under a new id', async () => {
  const [here, there] = [await signIn(), await signIn()]
  const reply = await app.inject({ method: 'POST', url: '/api/v1/confirm-my-password', ...here.browser, payload: form })
  expect(reply.json()).toEqual({ message: '비밀번호가 변경되었습니다.' })
  await expect(there.client.account.show({ params })).rejects.toMatchObject({ status: 401 })
  await expect(here.client.account.show({ params })).rejects.toMatchObject({ status: 401 })
  const sid = reply.cookies.find(({ name }) => name === 'sid')?.value ?? ''
  expect((await db.select().from(sessionTable)).map(({ sid_hash }) => sid_hash)).toEqual([hashSid(sid)])
  const login = { mb_id: 'hana', mb_password: password }
  expect((await (await shop.as()).member.login({ body: login })).mb_id).toBe('hana')
})

test('a wrong current password is refused under its field, counted, and then made to wait', async () => {
  const { client } = await signIn()
  const change = () => client.account.changePassword({ body: { ...form, current_password: 'a guess' } })
  await expect(change()).rejects.toMatchObject({ status: 422, errors: { current_password: [expect.any(String)] } })
  const [counted] = await db.select().from(loginFailureTable).where(eq(loginFailureTable.key, 'id:hana'))
  expect(counted?.failures).toBe(1)
  for (let nth = 0; nth < 4; nth += 1) await expect(change()).rejects.toMatchObject({ status: 422 })
  await expect(client.account.changePassword({ body: form })).rejects.toMatchObject({ status: 429 })
})

test('a member without a password sets the first one soon after signing in, not from an old session', async () => {
  await db.update(memberTable).set({ password_hash: '' })
  const { client } = await signIn()
  const first = { ...form, current_password: '' }
  await db.update(sessionTable).set({ created_at: new Date(Date.now() - 11 * 60_000) })
  await expect(client.account.changePassword({ body: first })).rejects.toMatchObject({ status: 422 })
  await db.update(sessionTable).set({ created_at: new Date() })
  await client.account.changePassword({ body: first })
  expect((await storedMember())?.password_hash).not.toBe('')
})

test('optional consents are given and taken back; each real change is one row of the log', async () => {
  const given = { mb_id: 'hana', document: 'terms', version: '1', given: true } as const
  await db.insert(consentTable).values(given)
  const { client } = await signIn()
  const change = (body: Record<string, boolean>) => client.account.changeConsents({ params, body })
  await change({ ads_mail: true, ads_sms: false })
  await change({ ads_mail: true })
  const last = await change({ ads_mail: false })
  expect(last.map(({ document, given }) => [document, given])).toEqual([
    ['terms', true],
    ['ads_mail', false],
  ])
  expect(await db.$count(consentTable)).toBe(3)
  await expect(change({ terms: false })).rejects.toMatchObject({ status: 422, errors: { terms: [expect.any(String)] } })
  expect(await db.$count(consentTable)).toBe(3)
})

test('agreeing again records the version of the day, and withdrawing the version agreed to', async () => {
  const { client } = await signIn()
  const change = (body: Record<string, boolean>) => client.account.changeConsents({ params, body })
  const log = async () => (await db.select().from(consentTable)).map(({ version, given }) => [version, given])
  await change({ ads_mail: true })
  await givenPolicy(ctx, { kind: 'ads', version: 2, effective_from: '2026-02-01' })
  await change({ ads_mail: false })
  await change({ ads_mail: true })
  expect(await log()).toEqual([
    ['1', true],
    ['1', false],
    ['2', true],
  ])
  await givenPolicy(ctx, { kind: 'ads', version: 3, effective_from: '2026-03-01' })
  await change({ ads_mail: true })
  expect((await log()).at(-1)).toEqual(['3', true])
})

test('what was decided on advertising is confirmed to the member, with the day', async () => {
  const { client } = await signIn()
  await client.account.changeConsents({ params, body: { ads_sms: true, privacy_optional: true } })
  await client.account.changeConsents({ params, body: { ads_sms: false } })
  const { data } = await client.notification.list({ query: {} })
  expect(data.map(({ title, title_en }) => [title, title_en])).toEqual([
    ['광고 수신 동의를 철회했어요', 'You no longer receive our news'],
    ['광고 수신에 동의하셨어요', 'You agreed to receive our news'],
  ])
  expect(data[0]?.body).toMatch(/^\d{4}\.\d\d\.\d\d .*문자/)
})

test('thirty equal changes at once are one row', async () => {
  const { client } = await signIn()
  await Promise.all(
    Array.from({ length: 30 }, () => client.account.changeConsents({ params, body: { ads_sms: true } })),
  )
  expect(await db.$count(consentTable)).toBe(1)
})
