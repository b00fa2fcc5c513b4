// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraftSteps } from './use-draft-steps.ts'

type Saved = { value: string; version: number }
const given = (saved: Saved) => renderHook((now: Saved) => useDraftSteps('page', now), { initialProps: saved })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('each step is undone and redone, and letters typed in one go are one step', () => {
  const { result } = given({ value: '', version: 1 })
  act(() => result.current.change('봄'))
  act(() => result.current.change('봄의'))
  vi.advanceTimersByTime(2_000)
  act(() => result.current.change('봄의 향'))
  act(() => result.current.undo?.())
  expect(result.current.value).toBe('봄의')
  act(() => result.current.undo?.())
  expect(result.current.value).toBe('')
  expect(result.current.undo).toBeUndefined()
  act(() => result.current.redo?.())
  expect(result.current.value).toBe('봄의')
})

test('what was not saved is there again after a reload, and gone once it was saved', () => {
  const saved = { value: '겨울', version: 1 }
  const first = given(saved)
  act(() => first.result.current.change('봄'))
  first.unmount()
  const { result } = given(saved)
  expect(result.current).toMatchObject({ value: '봄', isChanged: true, isOutdated: false })
  act(() => result.current.settle())
  expect(result.current).toMatchObject({ value: '겨울', isChanged: false })
})

test('what someone else saved meanwhile is said, and the writer decides which holds', () => {
  const { result, rerender } = given({ value: '겨울', version: 1 })
  act(() => result.current.change('봄'))
  rerender({ value: '가을', version: 2 })
  expect(result.current).toMatchObject({ value: '봄', version: 1, isOutdated: true })
  act(() => result.current.insist())
  expect(result.current).toMatchObject({ value: '봄', version: 2, isOutdated: false })
})
