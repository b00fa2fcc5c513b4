import { addDays } from '@sillage/kit/time.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contextAt } from '../testing/context-at.ts'
import { findBalance } from './balance.ts'
import { earnPoints } from './earn.ts'
import { expirePoints } from './expire.ts'
import { restorePoints } from './restore-points.ts'
import { revokeEarnedPoints } from './revoke-points.ts'
import { spendPoints } from './spend.ts'
import { pointBalanceTable, pointEntryTable, pointLotTable } from './tables.ts'

const database = await testDatabase()
const { db, empty } = database
const on = (day: string) => contextAt(database, `${day}T03:00:00Z`)
const today = on('2026-11-15')
const mb_id = 'hana'
beforeEach(empty)

const earn = (ctx = today, amount = 5_000, occasion = 'line:1', expires_at?: Date) =>
  earnPoints(ctx, { mb_id, amount, reason: 'earned', occasion, ...(expires_at && { expires_at }) })
const spend = (ctx = today, amount = 2_000, occasion = 'order:1') => spendPoints(ctx, { mb_id, amount, occasion })
const entries = () => db.select().from(pointEntryTable).orderBy(asc(pointEntryTable.id))
const lots = () => db.select().from(pointLotTable).orderBy(asc(pointLotTable.id))

/** Lots, balance and statement say the same. */
async function expectAgreement() {
  const [row] = await db.select().from(pointBalanceTable).where(eq(pointBalanceTable.mb_id, mb_id))
  const left = (await lots()).reduce((sum, lot) => sum + lot.left, 0)
  const statement = await entries()
  expect(row?.balance ?? 0).toBe(left)
  expect(statement.at(-1)?.balance ?? 0).toBe(left)
  expect(row?.entries ?? 0).toBe(statement.filter(({ amount }) => amount !== 0).length)
  let running = 0
  for (const { amount, balance } of statement) {
    running += amount
    expect(balance).toBe(running)
  }
}

test('points live a year, to the end of the day in Seoul', async () => {
  await earn()
  expect((await lots())[0]?.expires_at).toEqual(new Date('2027-11-16T00:00:00+09:00'))
  expect(await findBalance(on('2027-11-15'), mb_id)).toBe(5_000)
  expect(await findBalance(on('2027-11-16'), mb_id)).toBe(0)
})

test('fifty notices of one purchase bring its points once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => earn()))
  expect(await entries()).toHaveLength(1)
  expect(await findBalance(today, mb_id)).toBe(5_000)
  await expectAgreement()
})

test('fifty orders at once spend what there is and not a point more', async () => {
  await earn()
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => spend(today, 2_000, `order:${index}`)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const refused = tries.find((each) => each.status === 'rejected')
  expect(refused?.reason).toMatchObject({ status: 422, errors: { points: ['적립금이 부족해요.'] } })
  expect(await findBalance(today, mb_id)).toBe(1_000)
  await expectAgreement()
})

test('fifty copies of one payment spend once', async () => {
  await earn()
  await Promise.all(Array.from({ length: 50 }, () => spend()))
  expect(await findBalance(today, mb_id)).toBe(3_000)
  await expectAgreement()
})

test('less than 1,000, or not in tens, is refused before anything moves', async () => {
  await earn()
  await expect(spend(today, 990)).rejects.toMatchObject({
    errors: { points: ['한 번에 쓸 수 있는 최소 적립금보다 적어요.'] },
  })
  await expect(spend(today, 1_005)).rejects.toMatchObject({
    errors: { points: ['적립금은 10원 단위로 쓸 수 있어요.'] },
  })
  expect(await entries()).toHaveLength(1)
})

test('what ends first is spent first', async () => {
  await earn(today, 3_000, 'line:1', new Date('2027-05-01'))
  await earn(today, 3_000, 'line:2', new Date('2026-12-01'))
  await spend(today, 4_000)
  expect((await lots()).map(({ left }) => left)).toEqual([2_000, 0])
})

test('a canceled order gives its points back into the same lots, in parts and once for each part', async () => {
  await earn(today, 3_000, 'line:1', new Date('2026-12-01'))
  await earn(today, 3_000, 'line:2', new Date('2027-05-01'))
  await spend(today, 4_000)
  const back = { mb_id, occasion: 'order:1' }
  await restorePoints(today, { ...back, amount: 1_500, times: 1 })
  await restorePoints(today, { ...back, amount: 1_500, times: 1 })
  expect((await lots()).map(({ left }) => left)).toEqual([500, 3_000])
  await restorePoints(today, { ...back, times: 2 })
  expect((await lots()).map(({ left }) => left)).toEqual([3_000, 3_000])
  expect(await restorePoints(today, { ...back, times: 3 })).toBeNull()
  expect(await restorePoints(today, { mb_id, occasion: 'never', times: 1 })).toBeNull()
  await expectAgreement()
})

test('points given back after their end live 30 days more', async () => {
  await earn(today, 3_000, 'line:1', new Date('2026-12-01'))
  await spend(today, 3_000)
  const later = on('2026-12-10')
  await restorePoints(later, { mb_id, occasion: 'order:1', times: 1 })
  expect((await lots()).map(({ left }) => left)).toEqual([0, 3_000])
  expect((await lots())[1]?.expires_at).toEqual(new Date('2027-01-10T00:00:00+09:00'))
  expect(await findBalance(later, mb_id)).toBe(3_000)
  await expectAgreement()
})

test('returned goods take back what they brought, also where it was spent, but never below zero', async () => {
  await earn(today, 1_000, 'line:1')
  await earn(today, 1_500, 'line:2')
  await spend(today, 2_000)
  expect(await revokeEarnedPoints(today, { mb_id, occasion: 'line:2', amount: 300, times: 1 })).toEqual({
    taken: 300,
    missing: 0,
  })
  const rest = { mb_id, occasion: 'line:2', times: 2 }
  expect(await revokeEarnedPoints(today, rest)).toEqual({ taken: 200, missing: 1_000 })
  await earn(today, 9_000, 'line:3')
  expect(await revokeEarnedPoints(today, rest)).toEqual({ taken: 200, missing: 1_000 })
  expect(await revokeEarnedPoints(today, { ...rest, times: 3 })).toEqual({ taken: 0, missing: 0 })
  expect(await findBalance(today, mb_id)).toBe(9_000)
  await expectAgreement()
})

test('what had ended unused is not taken back again', async () => {
  await earn(today, 1_000, 'line:1', new Date('2026-12-01'))
  await earn(today, 5_000, 'line:2')
  const later = on('2026-12-10')
  expect(await revokeEarnedPoints(later, { mb_id, occasion: 'line:1', times: 1 })).toEqual({ taken: 0, missing: 0 })
  expect(await findBalance(later, mb_id)).toBe(5_000)
})

test('the nightly job writes off what has ended, once on however many instances', async () => {
  await earn(today, 3_000, 'line:1', new Date('2026-12-01'))
  await earn(today, 2_000, 'line:2')
  await earnPoints(today, {
    mb_id: 'duri',
    amount: 700,
    reason: 'review',
    occasion: 'review:1',
    expires_at: new Date('2026-12-01'),
  })
  const later = on('2026-12-01')
  await Promise.all(Array.from({ length: 8 }, () => expirePoints(later)))
  const expired = (await entries()).filter(({ reason }) => reason === 'expired')
  expect(expired.map(({ mb_id, amount }) => [mb_id, amount]).toSorted()).toEqual([
    ['duri', -700],
    ['hana', -3_000],
  ])
  expect(await findBalance(later, mb_id)).toBe(2_000)
})

test('ended points cannot be spent, even before the job has run', async () => {
  await earn(today, 3_000, 'line:1', new Date('2026-12-01'))
  await expect(spend(on('2026-12-02'), 1_000)).rejects.toMatchObject({ status: 422 })
  // The refusal took its own writing back; nothing is half done.
  await expectAgreement()
})

test('some hundred random movements: lots, balance and statement always agree', async () => {
  let state = 20_261_115
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const pick = () => random(20)
  for (let step = 0; step < 300; step += 1) {
    const ctx = contextAt(database, new Date(Date.parse('2026-11-15T00:00:00Z') + step * 86_400_000))
    const moves = [
      () => earn(ctx, 1 + random(4_000), `line:${pick()}${step % 3}`, addDays(ctx.now(), 1 + random(60))),
      () => spend(ctx, 1_000 + random(300) * 10, `order:${pick()}`),
      () => restorePoints(ctx, { mb_id, occasion: `order:${pick()}`, amount: 1 + random(2_000), times: 1 + random(4) }),
      () =>
        revokeEarnedPoints(ctx, {
          mb_id,
          occasion: `line:${pick()}${step % 3}`,
          amount: 1 + random(3_000),
          times: 1 + random(3),
        }),
      () => expirePoints(ctx),
    ]
    const together = Array.from({ length: 1 + random(3) }, () => moves[random(moves.length)]?.())
    for (const result of await Promise.allSettled(together))
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 422 })
    if (step % 10 === 0) await expectAgreement()
  }
  await expectAgreement()
  const reasons = new Set((await entries()).map(({ reason }) => reason))
  expect([...reasons].toSorted()).toEqual(['earned', 'expired', 'restored', 'revoked', 'spent'])
})
