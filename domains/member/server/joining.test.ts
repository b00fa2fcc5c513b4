import { jobTable, outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenPolicy } from '../../content/testing/policies.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { policyTable } from '../../setting/server/tables.ts'
import { form, join, newestToken, provedNumber, testShopWithPost } from '../testing/joining.ts'
import { consentDocuments } from '../words.ts'
import { dropUnprovedMembers } from './drop-unproved-members.ts'
import { retireId } from './retired-id.ts'
import { consentTable, mailLinkTable, memberTable, phoneProofTable } from './tables.ts'

const shop = await testShopWithPost()
const { db } = shop
beforeEach(shop.empty)

const findMember = async (mb_id = 'hana') =>
  (await db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)))[0]

test('joining ends with the link in the mail; only then can the member log in', async () => {
  await givenCoupon(shop.ctx, { welcome: true })
  const visitor = await shop.visitor()
  await join(shop, visitor)
  expect(await findMember()).toMatchObject({ state: 'pending', mb_hp: '010-1234-5678', lang: 'kr', country: 'KR' })
  const credentials = { mb_id: 'hana', mb_password: form.mb_password }
  await expect(visitor.member.login({ body: credentials })).rejects.toMatchObject({
    status: 422,
    code: 'mail_unproved',
  })

  const [email] = await shop.emails()
  expect(email).toMatchObject({ to: 'hana@example.com', subject: '[실라주] 메일 주소를 인증해 주세요' })
  expect(email?.text).toContain('https://sillage.example/auth/mail/')
  const token = await newestToken(shop)
  expect(await visitor.joining.proveMail({ body: { token } })).toMatchObject({ mb_id: 'hana' })
  expect(await findMember()).toMatchObject({ state: 'active', email_proved_at: expect.any(Date) })
  const signedIn = await visitor.send('/api/v1/login', credentials)
  expect(signedIn.json()).toMatchObject({ mb_id: 'hana' })
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]))
  const check = await shop.app.inject({ method: 'POST', url: '/api/v1/login-check', cookies })
  expect(check.json()).toMatchObject({ coupon_count: 1, notification_count: expect.any(Number) })
  expect((await db.select().from(notificationTable)).map(({ kind }) => kind)).toContain('welcome')
  expect(check.json().notification_count).toBe((await db.select().from(notificationTable)).length)
  expect(Object.keys(check.json().user).toSorted()).toEqual(['grade', 'is_admin', 'mb_hp', 'mb_id', 'mb_name'])
  await expect(visitor.joining.proveMail({ body: { token } })).rejects.toMatchObject({ status: 422 })
  const kept = JSON.stringify([
    ...(await db.select().from(outboxTable)),
    ...(await db.select().from(jobTable)),
    ...(await db.select().from(mailLinkTable)),
  ])
  expect(kept).not.toContain(token)
})

test('every document asked about is logged with its version, given or not', async () => {
  await givenPolicy(shop.ctx, { kind: 'terms', version: 2, effective_from: '2026-02-01' })
  await givenPolicy(shop.ctx, { kind: 'terms', version: 3, effective_from: '2999-01-01' })
  await join(shop, await shop.visitor())
  const rows = await db.select().from(consentTable)
  expect(rows.map(({ document }) => document).toSorted()).toEqual(consentDocuments.toSorted())
  expect(rows.filter(({ given }) => given).map(({ document }) => document)).toEqual([
    'terms',
    'privacy',
    'age_14',
    'ads_mail',
  ])
  const later = rows.filter(({ version }) => version === '2').map(({ document }) => document)
  expect(later).toEqual(['terms', 'age_14'])
  expect(rows.filter(({ version }) => version === '1')).toHaveLength(5)
})

test('joining is impossible while the terms are not published', async () => {
  const visitor = await shop.visitor()
  await db.delete(policyTable).where(eq(policyTable.kind, 'terms'))
  await expect(join(shop, visitor)).rejects.toMatchObject({ status: 503 })
  expect(await db.$count(memberTable)).toBe(0)
})

test('joining requires every required consent', async () => {
  const visitor = await shop.visitor()
  const consents = { ...form.consents, privacy: false }
  await expect(join(shop, visitor, { consents })).rejects.toMatchObject({
    errors: { 'consents.privacy': ['필수 항목에 동의해 주세요.'] },
  })
})

test('a member abroad joins in English, with a number of their own country', async () => {
  const visitor = await shop.visitor({ lang: 'en' })
  const person = { ...form, mb_name: "Anne O'Hara", mb_hp: '+1 (415) 555-0123', country: 'US' }
  const proof_id = await provedNumber(shop, visitor, person)
  expect((await shop.texts())[0]).toMatchObject({ to: '4155550123', country: '1' })
  expect((await shop.texts())[0]?.text).toMatch(/^\[Sillage\] Your code is \d{6}\./)
  await visitor.joining.register({ body: { ...person, proof_id } })
  expect(await findMember()).toMatchObject({ mb_hp: '+14155550123', lang: 'en', country: 'US' })
  expect((await shop.emails())[0]?.subject).toBe('[Sillage] Please confirm your email address')
})

test.each([
  ['KR', '01012345678', '010-1234-5678'],
  ['KR', '010 1234 5678', '010-1234-5678'],
  ['KR', '+82 10-1234-5678', '010-1234-5678'],
  ['US', '+82 010 1234 5678', '010-1234-5678'],
  ['KR', '011-234-5678', '011-234-5678'],
])('in %s the number %s is %s', async (country, mb_hp, normal) => {
  const visitor = await shop.visitor()
  await visitor.joining.askPhoneCode({ body: { mb_hp, country } })
  expect((await db.select().from(phoneProofTable))[0]?.mb_hp).toBe(normal)
})

test.each([
  ['KR', '02-123-4567'],
  ['KR', '010-123'],
  ['KR', '+14155550123'],
  ['US', '415 555 0123'],
  ['US', '+82 2 123 4567'],
])('in %s the number %s is refused', async (country, mb_hp) => {
  const visitor = await shop.visitor()
  await expect(visitor.joining.askPhoneCode({ body: { mb_hp, country } })).rejects.toMatchObject({ status: 422 })
})

test('an id that is taken, or rests after its member left, is refused and said to be taken', async () => {
  await join(shop, await shop.visitor())
  await retireId(shop.ctx, 'left_one')
  const visitor = await shop.visitor()
  const taken = { errors: { mb_id: ['이미 쓰고 있는 아이디예요.'] }, status: 422 }
  await expect(join(shop, visitor)).rejects.toMatchObject(taken)
  await expect(join(shop, visitor, { mb_id: 'left_one' })).rejects.toMatchObject(taken)
  const free = async (mb_id: string) => (await visitor.joining.checkId({ body: { mb_id } })).free
  expect([await free('hana'), await free('HANA'), await free('left_one'), await free('duri')]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('two who join with one id at once: one has it, the other may use their proof for another id', async () => {
  const visitors = [await shop.visitor(), await shop.visitor()]
  const proofs: string[] = []
  for (const visitor of visitors) proofs.push(await provedNumber(shop, visitor))
  const register = (mb_id: string) => (visitor: (typeof visitors)[number], index: number) =>
    visitor.joining.register({ body: { ...form, mb_id, proof_id: proofs[index] ?? '' } })
  const results = await Promise.allSettled(visitors.map(register('hana')))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const loser = results.findIndex(({ status }) => status === 'rejected')
  expect(results[loser]).toMatchObject({ reason: { status: 422, errors: { mb_id: ['이미 쓰고 있는 아이디예요.'] } } })
  const late = visitors[loser]
  if (!late) throw new Error('nobody was late')
  await register('duri')(late, loser)
  expect(await db.select().from(memberTable)).toHaveLength(2)
})

test('a proof serves once, its own session and its own number', async () => {
  const [visitor, other] = [await shop.visitor(), await shop.visitor()]
  const proof_id = await provedNumber(shop, visitor)
  const unproved = { errors: { proof_id: ['휴대전화 번호를 다시 인증해 주세요.'] } }
  const body = { ...form, proof_id }
  await expect(other.joining.register({ body })).rejects.toMatchObject(unproved)
  await expect(visitor.joining.register({ body: { ...body, mb_hp: '010-9999-9999' } })).rejects.toMatchObject(unproved)
  await visitor.joining.register({ body })
  await expect(visitor.joining.register({ body: { ...body, mb_id: 'duri' } })).rejects.toMatchObject(unproved)
  expect(await db.select().from(memberTable)).toHaveLength(1)
})

test('only the owner of the mailbox learns that an email address is in use', async () => {
  await join(shop, await shop.visitor())
  const token = await newestToken(shop)
  await (await shop.visitor()).joining.proveMail({ body: { token } })

  const [known, unknown] = [await shop.visitor(), await shop.visitor()]
  const answerTo = async (visitor: typeof known, mb_id: string, mb_email: string) => {
    const proof_id = await provedNumber(shop, visitor)
    return visitor.send('/api/v1/register', { ...form, mb_id, mb_email, proof_id })
  }
  const one = await answerTo(known, 'second', 'HANA@example.com')
  const other = await answerTo(unknown, 'third', 'duri@example.com')
  expect(one.statusCode).toBe(200)
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  expect(await findMember('second')).toMatchObject({ state: 'pending' })

  const emails = await shop.emails()
  const reported = emails.filter(({ envelope }) => envelope.to.includes('HANA@example.com'))
  expect(reported).toMatchObject([{ subject: '[실라주] 이미 가입되어 있어요' }])
  expect(reported[0]?.text).toContain('https://sillage.example/login')
  expect(reported[0]?.text).toContain('https://sillage.example/forgot-password')
  expect(reported[0]?.text).not.toContain('/auth/mail/')
})

test('of two accounts that wait for one mailbox, the first to open its link has it', async () => {
  await join(shop, await shop.visitor(), { mb_id: 'first' })
  const first = await newestToken(shop)
  await join(shop, await shop.visitor(), { mb_id: 'second' })
  const second = await newestToken(shop)
  const { joining } = await shop.visitor()
  const results = await Promise.allSettled(
    [first, second, second, first].map((token) => joining.proveMail({ body: { token } })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const active = await db.select().from(memberTable).where(eq(memberTable.state, 'active'))
  expect(active).toHaveLength(1)
  await expect(
    joining.proveMail({ body: { token: active[0]?.mb_id === 'first' ? second : first } }),
  ).rejects.toMatchObject({
    errors: { token: ['이미 다른 아이디에서 쓰고 있는 메일 주소예요. 그 아이디로 로그인해 주세요.'] },
  })
})

test('an old link proves nothing, and a new one can be requested; every request gets the same answer', async () => {
  const visitor = await shop.visitor()
  await join(shop, visitor)
  const old = await newestToken(shop)
  await db.update(mailLinkTable).set({ expires_at: new Date(Date.now() - 1000) })
  await expect(visitor.joining.proveMail({ body: { token: old } })).rejects.toMatchObject({ status: 422 })
  const known = await visitor.send('/api/v1/mail-proof/again', { mb_id: 'hana' })
  const unknown = await visitor.send('/api/v1/mail-proof/again', { mb_id: 'nobody' })
  expect(known.rawPayload.equals(unknown.rawPayload)).toBe(true)
  expect(await shop.emails()).toHaveLength(2)
  await visitor.joining.proveMail({ body: { token: await newestToken(shop) } })
  expect(await findMember()).toMatchObject({ state: 'active' })
  await visitor.joining.sendMailAgain({ body: { mb_id: 'hana' } })
  expect(await shop.emails()).toHaveLength(2)
})

test('a job that runs twice writes one email and opens one link', async () => {
  await join(shop, await shop.visitor())
  await shop.emails()
  await db.update(jobTable).set({ state: 'waiting', run_at: new Date(0) })
  expect(await shop.emails()).toHaveLength(1)
  expect(await db.select().from(mailLinkTable)).toHaveLength(1)
})

test('an account whose email is not proved within a week is deleted, and the id is free', async () => {
  await join(shop, await shop.visitor())
  await dropUnprovedMembers(shop.ctx)
  expect(await findMember()).toBeDefined()
  const weekAgo = new Date(Date.now() - 7.1 * 24 * 3_600_000)
  await db.update(memberTable).set({ created_at: weekAgo })
  await db.update(phoneProofTable).set({ expires_at: weekAgo })
  await dropUnprovedMembers(shop.ctx)
  for (const table of [memberTable, consentTable, mailLinkTable, phoneProofTable])
    expect(await db.select().from(table)).toEqual([])
})
