// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScript } from './load-script.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

const src = 'https://cdn.example/plugin.js'
const script = () => document.querySelector(`script[src="${src}"]`)

test.each([
  ['load', true],
  ['error', false],
])('a script that ends with %s answers %s', async (event, isThere) => {
  const loaded = loadScript(src)
  script()?.dispatchEvent(new Event(event))
  expect(await loaded).toBe(isThere)
})

test('a script that neither comes nor fails is given up after a while', async () => {
  const answers: boolean[] = []
  void loadScript(src, 3000).then((isThere) => answers.push(isThere))
  await vi.advanceTimersByTimeAsync(2999)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toEqual([false])
})

test('no one waits for ever where no time is named', async () => {
  const loaded = loadScript(src)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe(false)
})
