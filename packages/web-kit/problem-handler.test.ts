import { Problem } from '@sillage/kit/problem.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDialogs } from './dialog-queue.ts'
import { createProblemHandler } from './problem-handler.ts'

const unauthorised = new Problem(401, '로그인이 필요합니다.')

let went: string[]
let at: string
/** Where the visitor was each time they were asked for, since the session was forgotten. */
let knownAs: string[] | null
beforeEach(() => {
  vi.useFakeTimers()
  went = []
  at = '/my-page?page=2'
  knownAs = null
})
afterEach(() => void vi.useRealTimers())

function handler() {
  const dialogs = createDialogs()
  const way = {
    here: () => at,
    async go(to: string) {
      went.push(to)
      at = to
    },
  }
  const session = {
    forget() {
      knownAs = []
    },
    async refresh() {
      knownAs?.push(at)
    },
  }
  const problems = createProblemHandler({ alert: dialogs.alert, t: (phrase) => phrase, way, session })
  const reported = () => dialogs.get().asked.map(({ message }) => message)
  /** As the visitor does: the dialog closes and is gone. */
  async function close() {
    for (const { id, answer } of dialogs.get().asked) {
      answer(true)
      dialogs.remove(id)
    }
    await vi.advanceTimersByTimeAsync(0)
  }
  return { problems, reported, close, dialogs }
}

test('401: one dialog, 300 ms after the last of several, then the login page with the return address', async () => {
  const { problems, reported, close, dialogs } = handler()
  problems.read(unauthorised)
  await vi.advanceTimersByTimeAsync(299)
  problems.change(unauthorised, dialogs.alert)
  await vi.advanceTimersByTimeAsync(299)
  expect(reported()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(reported()).toEqual(['로그인이 필요합니다.'])
  problems.read(unauthorised)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reported()).toEqual(['로그인이 필요합니다.'])
  expect(went).toEqual([])
  await close()
  expect(went).toEqual(['/login?redirect=%2Fmy-page%3Fpage%3D2'])
})

test('401: the session is forgotten with the dialog, and asked for again at the login page', async () => {
  const { problems, close } = handler()
  problems.read(unauthorised)
  await vi.advanceTimersByTimeAsync(300)
  expect(knownAs).toEqual([])
  await close()
  expect(knownAs).toEqual(['/login?redirect=%2Fmy-page%3Fpage%3D2'])
})

test('401: a visitor who reached the login page while the dialog was open stays there', async () => {
  const { problems, close } = handler()
  problems.read(unauthorised)
  await vi.advanceTimersByTimeAsync(300)
  at = '/login?redirect=%2Fmy-page%3Fpage%3D2'
  await close()
  expect(went).toEqual([])
})

test('401: a visitor who is at the login page already is not sent there', async () => {
  const { problems, reported } = handler()
  problems.read(unauthorised)
  at = '/login?redirect=%2Fmy-page'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reported()).toEqual([])
})

test('404: one dialog, then the not-found page', async () => {
  const { problems, reported, close } = handler()
  problems.read(new Problem(404, '상품이 없어요.'))
  problems.read(new Problem(404, '후기가 없어요.'))
  expect(reported()).toEqual(['페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.'])
  await close()
  expect(went).toEqual(['/not-found'])
})

test('404: a page the visitor has left says nothing', () => {
  const { problems, reported } = handler()
  problems.read(new Problem(404, '상품이 없어요.'), '/shop/product/7')
  expect(reported()).toEqual([])
})

test('404: a visitor who leaves while the dialog is shown is not redirected', async () => {
  const { problems, close } = handler()
  problems.read(new Problem(404, '상품이 없어요.'))
  at = '/'
  await close()
  expect(went).toEqual([])
})

test.each([0, 304, 403, 419, 422, 500])('a read that fails with %i is its caller’s', async (status) => {
  const { problems, reported } = handler()
  problems.read(new Problem(status, '잠시 후 다시 시도해 주세요.'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([reported(), went]).toEqual([[], []])
})

test.each([403, 404, 409, 500])('a change refused with %i is shown and keeps the page', async (status) => {
  const { problems, reported, close, dialogs } = handler()
  problems.change(new Problem(status, '이미 취소된 주문이에요.'), dialogs.alert)
  expect(reported()).toEqual(['이미 취소된 주문이에요.'])
  await close()
  expect(went).toEqual([])
})

test('422: the dialog lists the first message of each error', () => {
  const { problems, reported, dialogs } = handler()
  const errors = {
    name: ['이름을 적어 주세요.', '너무 짧아요.'],
    'items.0.quantity': ['수량을 확인해 주세요.'],
    memo: [],
  }
  problems.change(new Problem(422, '확인해 주세요.', { errors }), dialogs.alert)
  expect(reported()).toEqual(['이름을 적어 주세요.\n수량을 확인해 주세요.'])
})
