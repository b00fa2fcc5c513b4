// @vitest-environment jsdom
import { Problem } from '@sillage/kit/problem.ts'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import english from './english.json' with { type: 'json' }
import { createPhrases, type Locale } from './phrases.ts'
import { surroundings } from './testing.tsx'
import { useDataCalls } from './use-data-calls.ts'

// Fetched with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/ui/dialog.tsx'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function page({ locale = 'ko', alerts }: { locale?: Locale; alerts?: boolean } = {}) {
  const wrapper = surroundings({ phrases: createPhrases({ locale, package: english }) })
  const { result } = renderHook(() => useDataCalls(alerts === undefined ? {} : { alerts }), { wrapper })
  return result.current
}
const refuse = () => Promise.reject(new Problem(409, '이미 취소된 주문이에요.'))
/** Starts what ends only when the visitor has closed a dialog. */
async function start<Output>(begin: () => Promise<Output>) {
  const started: Promise<Output>[] = []
  await act(async () => void started.push(begin()))
  return { end: () => act(() => Promise.all(started)) }
}

test.each([
  ['ko', '문제가 있어요'],
  ['en', 'Error'],
] as const)('a failed call is told and thrown on (%s)', async (locale, name) => {
  const data = page({ locale })
  await act(() => expect(data.call(refuse)).rejects.toMatchObject({ status: 409 }))
  expect(await screen.findByRole('dialog', { name })).toBeDefined()
  expect(screen.getByText('이미 취소된 주문이에요.')).toBeDefined()
})

test('where telling is switched off it is only thrown on', async () => {
  const data = page({ alerts: false })
  await act(() => expect(data.call(refuse)).rejects.toMatchObject({ status: 409 }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a mistake of ours has no message of the server’s', async () => {
  const data = page()
  await act(() => expect(data.call(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['ko', '확인', '닫기'],
  ['en', 'Confirm', 'Close'],
] as const)('a deletion says so in the server’s words (%s)', async (locale, name, close) => {
  const data = page({ locale })
  const removal = await start(() => data.remove(7, async (id) => ({ message: `${id} deleted` })))
  expect(await screen.findByRole('dialog', { name })).toBeDefined()
  expect(screen.getByText('7 deleted')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: close }))
  expect(await removal.end()).toEqual([{ message: '7 deleted' }])
})

test.each([undefined, null, ''])('a missing id (%s) is only logged', async (id) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sent: unknown[] = []
  const data = page()
  const reply = await act(() =>
    data.remove(id, async (given) => {
      sent.push(given)
      return { message: '' }
    }),
  )
  expect([reply, sent, screen.queryByRole('dialog')]).toEqual([undefined, [], null])
  expect(logged).toHaveBeenCalledOnce()
})

test('the next page is loaded while there is one', async () => {
  const data = page()
  expect(await act(() => data.next({ current_page: 2, last_page: 3 }, async (number) => number))).toBe(3)
})

test.each([
  ['ko', '알림', '마지막 페이지예요.', '닫기'],
  ['en', 'Notice', 'This is the last page.', 'Close'],
] as const)('past the last page there is only a word about it (%s)', async (locale, name, text, close) => {
  const data = page({ locale })
  const loading = await start(() => data.next({ current_page: 3, last_page: 3 }, async (number) => number))
  expect(await screen.findByRole('dialog', { name })).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: close }))
  expect(await loading.end()).toEqual([undefined])
})
