import { expect, test } from 'vitest'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { createLog } from './log.ts'
import { forgetRates, limitRates, networkOf } from './rate-limit.ts'
import { rateTable } from './tables.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
let now = new Date('2026-03-01T00:00:10Z')
const ctx = createContext({
  database,
  log: createLog('silent'),
  member: null,
  visitor: anonymousVisitor,
  secret: 'test',
  setCookie: () => undefined,
  now: () => now,
})
const ask = () => limitRates(ctx, [{ key: 'sms:010-1234-5678', times: 2, seconds: 60 }])

test('what is asked too often is refused until the window is over, and says when that is', async () => {
  await ask()
  await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 50 })
  expect(JSON.stringify(await ctx.db.select().from(rateTable))).not.toContain('1234')
  now = new Date('2026-03-01T00:01:00Z')
  await ask()
  await forgetRates(ctx)
  expect(await ctx.db.select().from(rateTable)).toEqual([])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::7:1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%j belongs to %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
