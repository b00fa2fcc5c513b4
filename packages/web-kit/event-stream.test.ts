// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchStream } from './event-stream.ts'

/** Stands where the browser would: it is opened, closed and made to speak by the test. */
class TestSource extends EventTarget {
  readyState = 0
  close() {
    this.readyState = 2
  }
  say(unread: number) {
    this.readyState = 1
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ unread }) }))
  }
  fail(readyState: 0 | 2) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  turn(state: DocumentVisibilityState) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let sources: TestSource[]
let heard: unknown[]
let polls: number
let page: TestPage
let answer: () => Promise<unknown>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  ;[sources, heard, polls, page] = [[], [], 0, new TestPage()]
  answer = async () => ({ unread: 9 })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function watch({ known = true } = {}) {
  function open() {
    const source = new TestSource()
    sources.push(source)
    return source
  }
  function poll() {
    polls += 1
    return answer()
  }
  // The fakes have the parts that are used; their listeners are typed more loosely than the browser's.
  const parts = { page: page as unknown as Document, open: known ? (open as unknown as () => EventSource) : undefined }
  stop = watchStream({ url: '/stream', poll, onData: (data) => heard.push(data), ...parts })
}

const last = () => sources.at(-1) ?? expect.fail('no stream was opened')
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('what the stream says is heard, and nothing is asked meanwhile', async () => {
  watch()
  last().say(1)
  await pass(300)
  last().say(2)
  expect(heard).toEqual([{ unread: 1 }, { unread: 2 }])
  expect([sources.length, polls]).toEqual([1, 0])
})

test('a hidden tab receives nothing and asks nothing', async () => {
  page.visibilityState = 'hidden'
  watch()
  await pass(300)
  expect([sources.length, polls]).toEqual([0, 0])
  page.turn('visible')
  last().say(1)
  page.turn('hidden')
  expect(last().readyState).toBe(2)
  last().say(2)
  await pass(300)
  page.turn('visible')
  expect(heard).toEqual([{ unread: 1 }])
  expect([sources.length, polls]).toEqual([2, 0])
})

test('a refused stream is replaced by a question each minute, until one comes through', async () => {
  watch()
  last().fail(2)
  await pass(59)
  expect(polls).toBe(0)
  await pass(1)
  expect(heard).toEqual([{ unread: 9 }])
  expect(sources).toHaveLength(2)
  last().fail(2)
  await pass(60)
  expect([sources.length, polls]).toEqual([3, 2])
  last().say(3)
  await pass(300)
  expect(heard.at(-1)).toEqual({ unread: 3 })
  expect(polls).toBe(2)
})

test('a stream that says nothing at all, or cannot come back, counts as failed', async () => {
  watch()
  await pass(10)
  expect(last().readyState).toBe(2)
  await pass(60)
  expect([sources.length, polls]).toEqual([2, 1])
  last().say(1)
  for (const _ of [1, 2, 3]) {
    last().fail(0)
    await pass(4)
  }
  expect(last().readyState).toBe(2)
})

test('a short break is the browser’s to mend', async () => {
  watch()
  last().say(1)
  last().fail(0)
  await pass(5)
  last().say(2)
  await pass(300)
  expect(heard).toEqual([{ unread: 1 }, { unread: 2 }])
  expect([sources.length, polls]).toEqual([1, 0])
})

test('a tab whose stream was replaced does not reconnect at once', async () => {
  watch()
  last().say(1)
  last().dispatchEvent(new Event('crowded'))
  expect(last().readyState).toBe(2)
  await pass(59)
  expect(sources).toHaveLength(1)
  await pass(1)
  expect(sources).toHaveLength(2)
})

test('a browser that knows no streams asks each minute, also after a failure', async () => {
  answer = () => Promise.reject(new Error('offline'))
  watch({ known: false })
  await pass(60)
  answer = async () => ({ unread: 4 })
  await pass(60)
  expect(heard).toEqual([{ unread: 4 }])
})

test('after stopping nothing is received, not even a running answer', async () => {
  const asked = Promise.withResolvers<unknown>()
  answer = () => asked.promise
  watch({ known: false })
  await pass(60)
  expect(polls).toBe(1)
  stop()
  asked.resolve({ unread: 5 })
  await pass(300)
  expect(heard).toEqual([])
  expect(polls).toBe(1)
})
