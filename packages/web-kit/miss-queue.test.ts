import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMissQueue } from './miss-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function queue(send = async (_: string[]) => {}) {
  const sent: string[][] = []
  const add = createMissQueue({
    send: (terms) => {
      sent.push(Object.keys(terms))
      return send(Object.keys(terms))
    },
  })
  return { add, sent }
}

test('terms leave together 2,000 ms after the last miss', async () => {
  const { add, sent } = queue()
  add('하나')
  await vi.advanceTimersByTimeAsync(1_999)
  add('둘')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([['하나', '둘']])
})

test('no term is sent twice, and empty or endless ones never', async () => {
  const { add, sent } = queue()
  for (const term of ['하나', ' 하나 ', '', '  ', '가'.repeat(501)]) add(term)
  await vi.runAllTimersAsync()
  add('하나')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([['하나']])
})

test('more than a hundred go in several calls, also when one fails', async () => {
  const { add, sent } = queue(() => Promise.reject(new Error('offline')))
  for (let n = 1; n <= 250; n += 1) add(`문장 ${n}`)
  await vi.runAllTimersAsync()
  expect(sent.map((terms) => terms.length)).toEqual([100, 100, 50])
})
