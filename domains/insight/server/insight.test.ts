import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../rate-limits.ts'
import { testShop } from '../../testing.ts'
import { clickRules } from '../words.ts'
import { forgetAnalyticsClients } from './analytics.ts'
import { forgetClicks } from './clicks.ts'
import { analyticsClientTable, clickTable } from './tables.ts'

const { app, as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const banner = { click_id: 'banner', click_type: 'banners', click_name: '무료 배송', platform: 'pc' } as const
const popup = { click_id: 3, click_type: 'popups', click_name: '선물 포장', platform: 'mobile' } as const
const clicks = async (query = {}) =>
  (await as('clerk', { permissions: ['statistics'] })).insight.clicks({ query: { ...query } })

test('clicks of many at once are all counted, by thing and by screen', async () => {
  await Promise.all(Array.from({ length: 20 }, () => visitor.insight.click({ body: banner })))
  await visitor.insight.click({ body: { ...banner, platform: 'mobile', click_name: 'Free shipping' } })
  await visitor.insight.click({ body: popup })
  const { data, total } = await clicks()
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { click_type: 'banners', click_id: 'banner', pc: 20, mobile: 1, total: 21 },
    { click_type: 'popups', click_id: '3', click_name: '선물 포장', pc: 0, mobile: 1, total: 1 },
  ])
  expect((await clicks({ click_type: 'popups' })).total).toBe(1)
})

test('days are counted apart, and the oldest are forgotten', async () => {
  const day = (back: number) => seoulDay(addDays(new Date(), -back))
  const before = { ...popup, click_id: '3', day: day(1), count: 7 }
  await db.insert(clickTable).values([before, { ...before, day: day(clickRules.daysKept + 1) }])
  await visitor.insight.click({ body: popup })
  expect((await clicks({ from: day(1) })).data).toMatchObject([{ total: 8 }])
  expect((await clicks({ from: day(1), to: day(1) })).data).toMatchObject([{ total: 7 }])
  await forgetClicks(ctx)
  expect(await db.$count(clickTable)).toBe(2)
})

test.each([
  ['a thing without a name of its own', { click_id: '' }],
  ['a kind nobody knows', { click_type: 'anything' }],
  ['a screen nobody has', { platform: 'tv' }],
  ['a very long name', { click_name: '가'.repeat(121) }],
])('%s is refused', async (_, wrong) => {
  const body = { ...banner, ...wrong } as typeof banner
  await expect(visitor.insight.click({ body })).rejects.toMatchObject({ status: 422 })
})

test('anyone who clicks without end is stopped, and anyone who invents things fills no table', async () => {
  await db.insert(clickTable).values(
    Array.from({ length: clickRules.rowsPerDay }, (_, index) => ({
      ...banner,
      click_id: `made-up-${index}`,
      day: seoulDay(new Date()),
    })),
  )
  await visitor.insight.click({ body: popup })
  await visitor.insight.click({ body: { ...banner, click_id: 'made-up-7' } })
  expect(await db.$count(clickTable)).toBe(clickRules.rowsPerDay)
  expect((await clicks({ per_page: 1 })).data).toMatchObject([{ click_id: 'made-up-7', total: 2 }])
  await expect(
    Promise.all(
      Array.from({ length: rateLimits.click.address.times * 2 + 1 }, () => visitor.insight.click({ body: banner })),
    ),
  ).rejects.toMatchObject({ status: 429 })
})

test('what is kept of a click says nothing of who clicked', async () => {
  const member = await as('dahlia')
  await member.insight.click({ body: popup })
  const [row] = await db.select().from(clickTable)
  expect(Object.keys(row ?? {})).toEqual(['day', 'click_type', 'click_id', 'click_name', 'platform', 'count'])
})

test('a visit is tied to the id of the analytics service, the latest counts, and it is forgotten in time', async () => {
  await visitor.insight.setSession({ body: { ga_client_id: '111.222' } })
  await visitor.insight.setSession({ body: { ga_client_id: '333.444' } })
  const rows = await db.select().from(analyticsClientTable)
  expect(rows).toMatchObject([{ ga_client_id: '333.444' }])
  expect(rows[0]?.sid_hash).toHaveLength(hashSid('').length)
  await forgetAnalyticsClients(ctx)
  expect(await db.$count(analyticsClientTable)).toBe(1)
  await db.update(analyticsClientTable).set({ seen_at: addDays(new Date(), -31) })
  await forgetAnalyticsClients(ctx)
  expect(await db.$count(analyticsClientTable)).toBe(0)
})

test.each(['', '<script>', 'a'.repeat(65)])('%j is no id of the analytics service', async (ga_client_id) => {
  await expect(visitor.insight.setSession({ body: { ga_client_id } })).rejects.toMatchObject({ status: 422 })
})

test('both calls stand where the specification says', async () => {
  for (const url of ['/api/v1/click-log', '/api/statistic-center/set-session'])
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(419)
})
