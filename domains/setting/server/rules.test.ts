import { createContext } from '@sillage/server-kit/create-context.ts'
import { beforeEach, expect, test } from 'vitest'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { pointLotTable } from '../../point/server/tables.ts'
import { earnWelcomePoints } from '../../point/server/welcome.ts'
import { testShop } from '../../testing.ts'
import { firstShopRules } from '../rules.ts'

const { as, ctx, database, db, empty } = await testShop()
beforeEach(empty)

const owner = () => as('owner', { permissions: ['settings'] })

test('a shop begins with rules of ours, and its own hold from the moment they are saved', async () => {
  const staff = await owner()
  const visitor = await as()
  expect(await visitor.shopRules.show()).toEqual(firstShopRules)
  await as('hana')
  await earnWelcomePoints(ctx, 'hana')
  expect(await findBalance(ctx, 'hana')).toBe(2_000)

  const rules = { ...firstShopRules, points_welcome: 5_000, care_opens: '09:30', percent_gold: 4.1 }
  expect((await staff.shopRules.save({ body: { based_on: 0, rules } })).version).toBe(1)
  expect(await visitor.shopRules.show()).toEqual(rules)
  await as('bora')
  await earnWelcomePoints(ctx, 'bora')
  expect(await findBalance(ctx, 'bora')).toBe(5_000)

  const { version, history } = await staff.shopRules.edit()
  expect(version).toBe(1)
  expect(history).toMatchObject([
    {
      mb_id: 'owner',
      action: 'shop_rules.change',
      before: { points_welcome: 2_000 },
      after: { points_welcome: 5_000 },
    },
  ])
})

test('of two who save what they read, the second is told and nothing is lost', async () => {
  const staff = await owner()
  await staff.shopRules.save({ body: { based_on: 0, rules: { ...firstShopRules, late_days: 5 } } })
  const second = staff.shopRules.save({ body: { based_on: 0, rules: { ...firstShopRules, late_days: 9 } } })
  await expect(second).rejects.toMatchObject({ status: 409 })
  expect((await staff.shopRules.edit()).rules.late_days).toBe(5)
})

test.each([
  ['fewer days than the law gives', { withdrawal_days: 6 }, 'rules.withdrawal_days'],
  ['lunch that ends before it begins', { care_lunch: '14:00' }, 'rules.care_closes'],
  ['a percent with too many digits', { percent_gold: 1.55 }, 'rules.percent_gold'],
  ['points that never end', { points_months: 61 }, 'rules.points_months'],
  ['a guest who may wait longer than a member', { guest_deposit_days: 4 }, 'rules.guest_deposit_days'],
  ['a purchase confirmed before it could be returned', { withdrawal_days: 10 }, 'rules.confirm_days'],
  ['a picture that is worth less than words', { points_photo_review: 10 }, 'rules.points_photo_review'],
])('%s is refused at its field', async (_, wrong, field) => {
  const staff = await owner()
  const rules = { ...firstShopRules, ...wrong }
  await expect(staff.shopRules.save({ body: { based_on: 0, rules } })).rejects.toMatchObject({
    status: 422,
    errors: { [field]: expect.any(Array) },
  })
})

test('staff without the permission neither see nor change the settings', async () => {
  const clerk = await as('clerk', { permissions: ['orders'] })
  await expect(clerk.shopRules.edit()).rejects.toMatchObject({ status: 403 })
  await expect(clerk.shopRules.save({ body: { based_on: 0, rules: firstShopRules } })).rejects.toMatchObject({
    status: 403,
  })
})

test('how long new points live follows the settings from then on', async () => {
  await as('hana')
  const then = createContext({ ...ctx, database, now: () => new Date('2026-01-31T03:00:00Z') })
  const earn = (occasion: string) => earnPoints(then, { mb_id: 'hana', amount: 10, reason: 'granted', occasion })
  await earn('before')
  const rules = { ...firstShopRules, points_months: 6, deposit_days: 5, guest_deposit_days: 2, confirm_days: 14 }
  await (await owner()).shopRules.save({ body: { based_on: 0, rules } })
  await earn('after')
  const lots = await db.select().from(pointLotTable).orderBy(pointLotTable.id)
  expect(lots.map(({ expires_at }) => expires_at.toISOString())).toEqual([
    '2027-01-31T15:00:00.000Z',
    '2026-07-31T15:00:00.000Z',
  ])
})
