import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'
import type { Api } from '../../testing-people.ts'
import { givenLine } from '../testing/orders.ts'
import { updateGrades } from './grades.ts'
import { orderLineTable } from './tables.ts'

const shop = await testShop()
const { ctx, db } = shop
let clerk: Api
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1 })
  clerk = await shop.as('clerk', { permissions: ['members'] })
})

const rules = { silver_krw: 100_000, gold_krw: 500_000 }

async function givenSpending(mb_id: string, amount: number) {
  const api = await shop.as(mb_id)
  await givenLine(ctx, { mb_id, product_id: 1, state: 'confirmed' })
  await db.update(orderLineTable).set({ unit_amount: amount, total_amount: amount })
  return api
}

test('the shop begins with the amounts of the specification; a change holds from the next night on', async () => {
  const hana = await givenSpending('hana', 150_000)
  expect(await clerk.gradeRules.show()).toMatchObject({ version: 0, silver_krw: 300_000, gold_krw: 1_000_000 })
  expect(await updateGrades(ctx)).toBe(0)
  const saved = await clerk.gradeRules.save({ body: { based_on: 0, rules } })
  expect(saved).toMatchObject({ version: 1, ...rules, changed_by: 'clerk' })
  expect(await hana.order.summary()).toMatchObject({ grade_rules: rules })
  expect(await updateGrades(ctx)).toBe(1)
  expect((await clerk.staffMembers.show({ params: { mb_id: 'hana' } })).grade).toBe('silver')
})

test('the preview names who would move and moves nobody', async () => {
  await givenSpending('hana', 150_000)
  const preview = await clerk.gradeRules.preview({ query: rules })
  expect(preview).toEqual({
    raised: 1,
    lowered: 0,
    data: [{ mb_id: 'hana', mb_name: 'hana', before: 'general', grade: 'silver', spent_krw: 150_000 }],
  })
  expect(await db.select().from(memberTable)).toMatchObject([{ grade: 'general' }, { grade: 'general' }])
  await db.update(memberTable).set({ grade: 'gold' })
  expect(await clerk.gradeRules.preview({ query: rules })).toMatchObject({ raised: 0, lowered: 2 })
})

test('of two who change the rules at once one is told; an older version is taken up again', async () => {
  const save = () => clerk.gradeRules.save({ body: { based_on: 0, rules } })
  const saves = await Promise.allSettled([save(), save()])
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(saves.find((each) => each.status === 'rejected')?.reason).toMatchObject({ status: 409 })
  const back = await clerk.gradeRules.save({
    body: { based_on: 1, rules: { silver_krw: 300_000, gold_krw: 1_000_000 } },
  })
  expect(back.versions.map(({ version, silver_krw }) => [version, silver_krw])).toEqual([
    [2, 300_000],
    [1, 100_000],
    [0, 300_000],
  ])
})

test('gold must be more than silver', async () => {
  const wrong = clerk.gradeRules.save({ body: { based_on: 0, rules: { silver_krw: 5, gold_krw: 5 } } })
  await expect(wrong).rejects.toMatchObject({ status: 422, errors: { 'rules.gold_krw': [expect.any(String)] } })
})

test('what the night did stands in the member’s history', async () => {
  await givenSpending('hana', 400_000)
  await updateGrades(ctx)
  const { history } = await clerk.staffMembers.show({ params: { mb_id: 'hana' } })
  expect(history).toMatchObject([
    { action: 'member.grade', before: { grade: 'general' }, after: { grade: 'silver', spent_krw: 400_000 } },
  ])
})
