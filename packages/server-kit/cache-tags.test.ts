import { expect, test } from 'vitest'
import { emptyTags, listenForTags } from './cache-tags.ts'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { createLog } from './log.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const log = createLog('silent')
const ctx = createContext({
  database,
  log,
  member: null,
  visitor: anonymousVisitor,
  secret: 'test',
  setCookie: () => undefined,
})
/** Another process's context: it shares the database with those who listen here, and nothing else. */
const elsewhere = createContext({ ...ctx, database: { ...database, url: 'postgresql://elsewhere' } })

test('a change is heard on every instance when its transaction commits, and not before', async () => {
  const instances = await Promise.all([listenForTags(database.url, log), listenForTags(database.url, log)])
  const heard = instances.map((tags) => {
    const names: string[] = []
    tags.onEmpty((emptied) => names.push(...(emptied === 'all' ? ['all'] : emptied)))
    return names
  })
  await elsewhere.transaction(async (ctx) => {
    await emptyTags(ctx, 'product:7', 'products')
    await ctx.db.execute('select pg_sleep(0.1)')
    expect(heard).toEqual([[], []])
  })
  await expect
    .poll(() => heard)
    .toEqual([
      ['product:7', 'products'],
      ['product:7', 'products'],
    ])
  await Promise.all(instances.map((tags) => tags.stop()))
})

test('a client that changed something and reads again at once sees no old answer, and nothing is emptied before', async () => {
  const tags = await listenForTags(database.url, log)
  const moment = tags.moment()
  await ctx.transaction(async (ctx) => {
    await emptyTags(ctx, 'a')
    expect(tags.emptiedSince(['a'], moment)).toBe(false)
  })
  expect(tags.emptiedSince(['a'], moment)).toBe(true)
  await emptyTags(ctx, 'b')
  expect(tags.emptiedSince(['b'], moment)).toBe(true)
  await tags.stop()
})

test('a transaction that is rolled back empties nothing', async () => {
  const tags = await listenForTags(database.url, log)
  const moment = tags.moment()
  await expect(
    ctx.transaction(async (ctx) => {
      await emptyTags(ctx, 'a')
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await emptyTags(elsewhere, 'b')
  await expect.poll(() => tags.emptiedSince(['b'], moment)).toBe(true)
  expect(tags.emptiedSince(['a'], moment)).toBe(false)
  await tags.stop()
})

test('a lost connection stops the cache until it is back, and then everything is emptied', async () => {
  const tags = await listenForTags(database.url, log)
  const moment = tags.moment()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sillage listener' and datname = current_database()`,
  )
  await expect.poll(() => tags.live).toBe(false)
  await expect.poll(() => tags.live, { timeout: 10_000 }).toBe(true)
  expect(tags.emptiedSince([], moment)).toBe(true)
  await tags.stop()
})

test('very many tags become one notice that empties all', async () => {
  const tags = await listenForTags(database.url, log)
  const moment = tags.moment()
  await emptyTags(elsewhere, ...Array.from({ length: 3_000 }, (_, id) => `product:${id}`))
  await expect.poll(() => tags.emptiedSince(['anything'], moment)).toBe(true)
  await tags.stop()
})
