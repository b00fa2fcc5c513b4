import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRush } from './rush.ts'

/** Whether somebody else has a turn before a job goes on that has worked for so long. */
async function rests(rush: ReturnType<typeof createRush>) {
  const order: string[] = []
  await Promise.all([rush.rest(10).then(() => order.push('the job')), aTurn().then(() => order.push('somebody else'))])
  return order[0] === 'somebody else'
}

test.each([
  [1, true],
  [0.5, false],
])(
  'with a process busy for %d of its time, jobs give way to those who wait for an answer: %s',
  async (share, gives) => {
    const rush = createRush(() => share)
    expect(await rests(rush)).toBe(false)
    const waiting = Promise.withResolvers<void>()
    const answered = rush.answer(() => waiting.promise)
    expect(await rests(rush)).toBe(gives)
    waiting.resolve()
    await answered
    expect(await rests(rush)).toBe(false)
  },
)

test('who was refused waits no more', async () => {
  const rush = createRush(() => 1)
  await expect(rush.answer(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await rests(rush)).toBe(false)
})
