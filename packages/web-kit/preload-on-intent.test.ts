import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadOnIntent } from './preload-on-intent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A part that comes, or does not, when the test says so. */
function part() {
  const coming: { come: (kit: string) => void; fail: () => void }[] = []
  const load = vi.fn(
    () => new Promise<string>((come, reject) => coming.push({ come, fail: () => reject(new Error('offline')) })),
  )
  return { ...preloadOnIntent(load), load, coming }
}

test('a hand that comes near fetches it, once', () => {
  const { near, load } = part()
  near.onPointerEnter()
  near.onTouchStart()
  near.onFocus()
  expect(load).toHaveBeenCalledTimes(1)
})

test('what is there is used within the press', async () => {
  const { near, use, coming } = part()
  near.onFocus()
  coming[0]?.come('kit')
  await vi.advanceTimersByTimeAsync(0)
  let used = ''
  void use((kit) => {
    used = kit
  })
  expect(used).toBe('kit')
})

test('a running request is waited for a little, and no longer', async () => {
  const quick = part()
  const used = quick.use((kit) => `${kit} used`)
  await vi.advanceTimersByTimeAsync(900)
  quick.coming[0]?.come('kit')
  expect(await used).toBe('kit used')

  const slow = part()
  const action = vi.fn()
  const missed = expect(slow.use(action)).rejects.toThrow('in time')
  await vi.advanceTimersByTimeAsync(1000)
  await missed
  slow.coming[0]?.come('kit')
  await vi.advanceTimersByTimeAsync(0)
  expect(action).not.toHaveBeenCalled()
})

test('a failed preload is repeated at the next approach, and the visitor sees nothing of it', async () => {
  const { near, use, load, coming } = part()
  near.onPointerEnter()
  coming[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  const refused = expect(use(() => 'used')).rejects.toThrow('offline')
  coming[1]?.fail()
  await refused
  near.onPointerEnter()
  expect(load).toHaveBeenCalledTimes(3)
})
