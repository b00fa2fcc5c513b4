import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('no more run at once than may, all get their turn in order, and a failure frees its place', async () => {
  const turns = createConcurrencyLimit({ atOnce: 2, waiting: 10 })
  const order: number[] = []
  let running = 0
  let most = 0
  const action = (number: number) =>
    turns.take(async () => {
      running += 1
      most = Math.max(most, running)
      order.push(number)
      await new Promise(setImmediate)
      running -= 1
      if (number === 1) throw new Error('failed')
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(action))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true])
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(turns.served).toBe(6)
})

test('a request that comes when too many wait is refused, and the others are served all the same', async () => {
  const turns = createConcurrencyLimit({ atOnce: 1, waiting: 1 })
  const gate = Promise.withResolvers<void>()
  const [first, second] = [turns.take(() => gate.promise), turns.take(async () => 'second')]
  await expect(turns.take(async () => 'third')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  gate.resolve()
  await first
  expect(await second).toBe('second')
  expect(await turns.take(async () => 'later')).toBe('later')
})
