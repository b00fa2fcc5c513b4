// @vitest-environment jsdom
import { createPhrases, PhrasesProvider } from '@sillage/web-kit/phrases.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './countdown.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-16T10:00:00Z')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function counting(until: string) {
  const asked: number[] = []
  render(
    <PhrasesProvider value={createPhrases({ locale: 'ko' })}>
      <Countdown until={until} label="끝날 때까지" onEnd={() => asked.push(Date.now())} />
    </PhrasesProvider>,
  )
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))
  return { asked, pass }
}

test('what is left is said by the second, days apart', () => {
  const { asked, pass } = counting('2026-11-18T11:02:03Z')
  expect(screen.getByRole('timer').textContent).toBe('끝날 때까지2일 01:02:03')
  pass(4)
  expect(screen.getByRole('timer').textContent).toBe('끝날 때까지2일 01:01:59')
  expect(asked).toEqual([])
})

test('at the end it is asked what holds now, and again until the answer is another', () => {
  const { asked, pass } = counting('2026-11-16T10:00:02Z')
  pass(1)
  expect(asked).toEqual([])
  pass(1)
  expect(asked).toHaveLength(1)
  pass(9)
  expect(asked).toHaveLength(1)
  pass(21)
  expect(asked).toHaveLength(4)
  cleanup()
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveLength(4)
})
