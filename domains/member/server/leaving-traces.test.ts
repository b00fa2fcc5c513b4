import { randomUUID } from 'node:crypto'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { testShopWithPost } from '../testing/joining.ts'
import { dropUnprovedMembers } from './drop-unproved-members.ts'
import { hashPassword } from './password.ts'
import { memberTable } from './tables.ts'

const shop = await testShopWithPost()
const { db, ctx } = shop
const mb_password = '떠나기로 한 날의 향'
const password_hash = await hashPassword(mb_password)
const before = { mb_email: 'zqbefore@example.com', mb_hp: '010-7777-1111' }
const after = { mb_email: 'zqafter@example.com', mb_hp: '010-7777-2222' }
const leaver = { mb_id: 'zqleaver', mb_name: '이떠남', ...before, password_hash, email_proved_at: new Date() }

beforeEach(async () => {
  await shop.empty()
  await db.insert(memberTable).values(leaver)
})

async function leave() {
  const client = await shop.as('zqleaver')
  await client.account.leave({ body: { mb_password } })
}

test('what staff did for a member no longer says for whom; the rest of the log stays', async () => {
  await shop.as('zqstayer')
  const coupon = await givenCoupon(ctx)
  const clerk = await shop.as('clerk', { permissions: ['points', 'coupons'] })
  await clerk.point.staff.grant({ body: { mb_id: 'zqleaver', amount: 1000, memo: '이떠남 님께', key: randomUUID() } })
  await clerk.coupon.staff.issue({ params: { coupon_id: coupon.id }, body: { mb_ids: ['zqleaver', 'zqstayer'] } })
  await leave()
  const log = await db.select().from(auditTable)
  expect(JSON.stringify(log)).not.toMatch(/zqleaver|이떠남/)
  expect(log.map(({ mb_id, action }) => [mb_id, action])).toEqual([
    ['clerk', 'point.granted'],
    ['clerk', 'coupon.issue'],
  ])
  expect(log[1]?.after).toMatchObject({ mb_ids: ['zqstayer', expect.stringMatching(/^left:/)], issued: 2 })
})

test('emails to an address of before go with the member too', async () => {
  const client = await shop.as('zqleaver')
  const clerk = await shop.as('clerk', { permissions: ['inquiries'] })
  const inquiry = await client.inquiry.create({ body: { topic: 'other', title: '향', body: '언제 오나요?' } })
  const answer = { body: '내일요', after: inquiry.messages.at(-1)?.id }
  await clerk.inquiry.staff.answer({ params: { id: inquiry.id }, body: answer })
  await client.inquiry.close({ params: { id: inquiry.id } })
  await (await shop.visitor()).joining.forgetId({ body: { mb_email: before.mb_email } })
  await shop.emails()
  expect(await db.$count(outboxTable, eq(outboxTable.recipient, before.mb_email))).toBe(2)
  await db.update(memberTable).set(after).where(eq(memberTable.mb_id, 'zqleaver'))
  await leave()
  expect(await db.$count(outboxTable, eq(outboxTable.recipient, before.mb_email))).toBe(0)
})

test('a day later the numbers that codes were sent to are deleted', async () => {
  await (await shop.visitor()).joining.askPhoneCode({ body: { mb_hp: before.mb_hp, country: 'KR' } })
  await shop.texts()
  await dropUnprovedMembers(ctx)
  expect(await db.$count(outboxTable)).toBe(1)
  const nextDay = new Date(Date.now() + 25 * 3_600_000)
  await dropUnprovedMembers({ ...ctx, now: () => nextDay })
  expect(await db.$count(outboxTable)).toBe(0)
})
