import { addDays } from '@sillage/kit/time.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { Grade } from '../../member/words.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenLine } from '../testing/orders.ts'
import type { LineState } from '../words.ts'
import { updateGrades } from './grades.ts'
import { orderLineTable, orderTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1 })
})

type Bought = { total_amount: number; state?: LineState; days_ago?: number }

async function buy(mb_id: string, { total_amount, state = 'confirmed', days_ago = 1 }: Bought) {
  const id = await givenLine(ctx, { mb_id, product_id: 1, state })
  const [line] = await db
    .update(orderLineTable)
    .set({ unit_amount: total_amount, total_amount })
    .where(eq(orderLineTable.id, id))
    .returning()
  await db
    .update(orderTable)
    .set({ created_at: addDays(new Date(), -days_ago) })
    .where(eq(orderTable.id, line?.order_id ?? 0))
}

const gradeOf = async (mb_id: string) =>
  (await db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)))[0]?.grade
const setGrade = (mb_id: string, grade: Grade) =>
  db.update(memberTable).set({ grade }).where(eq(memberTable.mb_id, mb_id))
const news = async () => (await db.select().from(notificationTable)).map(({ title }) => title)

test('confirmed purchases of twelve months make silver and gold, and the member is notified once', async () => {
  const hana = await as('hana')
  await as('juno')
  await buy('hana', { total_amount: 200_000 })
  await buy('hana', { total_amount: 100_000, days_ago: 300 })
  await buy('juno', { total_amount: 1_000_000 })
  expect(await updateGrades(ctx)).toBe(2)
  expect([await gradeOf('hana'), await gradeOf('juno')]).toEqual(['silver', 'gold'])
  expect((await news()).sort()).toEqual(['골드 회원이 되셨어요', '실버 회원이 되셨어요'])
  expect(await hana.order.summary()).toMatchObject({ spent_krw: 300_000 })
  expect(await updateGrades(ctx)).toBe(0)
  expect(await news()).toHaveLength(2)
})

test('returned, unconfirmed or older purchases do not count; the page says the same', async () => {
  const hana = await as('hana')
  await buy('hana', { total_amount: 299_999 })
  await buy('hana', { total_amount: 500_000, state: 'returned' })
  await buy('hana', { total_amount: 500_000, state: 'delivered' })
  await buy('hana', { total_amount: 500_000, days_ago: 370 })
  expect(await updateGrades(ctx)).toBe(0)
  expect(await gradeOf('hana')).toBe('general')
  expect(await hana.order.summary()).toMatchObject({ spent_krw: 299_999 })
})

test('a member who spent less becomes general again and reads why; wholesale and dealer stay', async () => {
  for (const mb_id of ['hana', 'juno', 'mina']) await as(mb_id)
  await setGrade('hana', 'gold')
  await setGrade('juno', 'wholesale')
  await setGrade('mina', 'dealer')
  await buy('juno', { total_amount: 2_000_000 })
  expect(await updateGrades(ctx)).toBe(1)
  expect([await gradeOf('hana'), await gradeOf('juno'), await gradeOf('mina')]).toEqual([
    'general',
    'wholesale',
    'dealer',
  ])
  expect(await news()).toEqual(['회원 등급이 바뀌었어요'])
})

test('a grade that staff gave is not lowered at night; spending raises it, and general is left to spending again', async () => {
  for (const mb_id of ['hana', 'juno']) await as(mb_id)
  const { staffMembers } = await as('clerk', { permissions: ['members'] })
  const give = (mb_id: string, grade: Grade) =>
    staffMembers.changeGrade({ params: { mb_id }, body: { grade, reason: '협업' } })
  expect(await give('hana', 'silver')).toMatchObject({ grade: 'silver', grade_floor: 'silver' })
  await give('juno', 'gold')
  expect(await updateGrades(ctx)).toBe(0)
  expect([await gradeOf('hana'), await gradeOf('juno')]).toEqual(['silver', 'gold'])
  await buy('hana', { total_amount: 1_000_000 })
  expect(await updateGrades(ctx)).toBe(1)
  expect(await gradeOf('hana')).toBe('gold')
  await db.update(orderLineTable).set({ state: 'returned' })
  expect(await updateGrades(ctx)).toBe(1)
  expect(await gradeOf('hana')).toBe('silver')
  await give('juno', 'general')
  await buy('juno', { total_amount: 300_000 })
  expect(await updateGrades(ctx)).toBe(1)
  expect(await gradeOf('juno')).toBe('silver')
})

test('two instances at once notify once', async () => {
  await as('hana')
  await buy('hana', { total_amount: 400_000 })
  const counts = await Promise.all([updateGrades(ctx), updateGrades(ctx), updateGrades(ctx)])
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await news()).toHaveLength(1)
  const sent = await db.select().from(outboxTable)
  expect(sent.every(({ template }) => template === 'grade.raised')).toBe(true)
})

test('a locked grade neither rises nor falls, and my page promises no other', async () => {
  const hana = await as('hana')
  const clerk = await as('clerk', { permissions: ['members'] })
  const params = { mb_id: 'hana' }
  await clerk.staffMembers.changeGrade({ params, body: { grade: 'silver', grade_locked: true, reason: '재판매' } })
  await buy('hana', { total_amount: 2_000_000 })
  expect(await updateGrades(ctx)).toBe(0)
  expect(await gradeOf('hana')).toBe('silver')
  expect(await hana.order.summary()).toMatchObject({ grade_locked: true })
  await clerk.staffMembers.changeGrade({ params, body: { grade: 'silver', grade_locked: false, reason: '해제' } })
  expect(await updateGrades(ctx)).toBe(1)
  expect(await gradeOf('hana')).toBe('gold')
})
