import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { plansOf, rowsRead } from '../../testing-plans.ts'
import { listMembers } from './staff.ts'

const { ctx, database, db } = await testShop()
const members = 100_000

beforeAll(async () => {
  await db.execute(sql`
    insert into member (mb_id, mb_name, mb_email, mb_hp, password_hash, grade, state, created_at)
    select 'member' || n, case when n % 2 = 0 then '김하나' else '이보라' end, 'm' || n || '@example.com',
      '010-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10)::text, 4, '0'), '',
      case when n % 1000 = 0 then 'gold' else 'general' end, case when n % 5000 = 0 then 'blocked' else 'active' end,
      now() - n * interval '3 minutes'
    from generate_series(1, ${sql.raw(String(members))}) as n`)
  await database.pool.query('vacuum analyze member')
}, 0)

const list = (query: object) =>
  listMembers(ctx, { query: { limit: 50, ...query } } as Parameters<typeof listMembers>[1])

test.each([
  ['the newest page', {}],
  ['a page from the middle', { after: 'member50000' }],
  ['one grade', { grade: 'gold' }],
  ['those who are blocked', { state: 'blocked' }],
  ['a mail address', { keyword: 'm77777@example.com' }],
  ['part of an id', { keyword: 'ember77777' }],
  ['a phone number', { keyword: '010 7777 7777' }],
])('among a hundred thousand, %s is found without reading them all', async (_, query) => {
  expect((await list(query)).data.length).toBeGreaterThan(0)
  expect(rowsRead(await plansOf(database, () => list(query)))).toBeLessThan(members / 20)
})
