import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { forgetOldest } from './forget-oldest.ts'
import { createLog } from './log.ts'
import { outboxTable } from './tables.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const log = createLog('silent')
const ctx = createContext({ database, log, member: null, visitor: anonymousVisitor, setCookie() {}, secret: 'test' })

test('what is older goes, in as many steps as it takes, and what is younger stays', async () => {
  await ctx.db.execute(sql`
    insert into outbox (channel, template, subject, transition, recipient, lang, payload, created_at)
    select 'mail', 'a', 'order:' || n, 'paid', 'ann', 'kr', '{}', now() - (8 - n) * interval '1 day' - interval '1 hour'
    from generate_series(1, 8) as n`)
  await forgetOldest(ctx, outboxTable, 3, { atOnce: 2 })
  const left = await ctx.db.select({ subject: outboxTable.subject }).from(outboxTable).orderBy(outboxTable.id)
  expect(left.map(({ subject }) => subject)).toEqual(['order:6', 'order:7', 'order:8'])
})
