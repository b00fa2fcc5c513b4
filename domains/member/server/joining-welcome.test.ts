import { testDatabase } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { countUsableCoupons } from '../../coupon/server/holdings.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { atJoining } from '../../member-hooks.ts'
import { findBalance } from '../../point/server/balance.ts'
import { contextAt } from '../../point/testing/context-at.ts'
import { firstShopRules } from '../../setting/rules.ts'

const database = await testDatabase()
const ctx = contextAt(database, '2026-11-15T03:00:00Z')
beforeEach(database.empty)

async function welcome() {
  for (const follow of atJoining) await follow(ctx, 'hana')
}

test('a new member is welcomed with points and the coupons meant for it, once', async () => {
  await givenCoupon(ctx, { welcome: true })
  await givenCoupon(ctx, { welcome: true, active: false })
  await givenCoupon(ctx, { welcome: true, issue_limit: 1, issued: 1 })
  await givenCoupon(ctx)
  await Promise.all(Array.from({ length: 5 }, welcome))
  expect(await findBalance(ctx, 'hana')).toBe(firstShopRules.points_welcome)
  expect(await countUsableCoupons(ctx, 'hana')).toBe(1)
})

test('without such a coupon there are points all the same', async () => {
  await welcome()
  expect(await findBalance(ctx, 'hana')).toBe(firstShopRules.points_welcome)
})
