// @vitest-environment jsdom
import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DialogsProvider } from './dialogs.tsx'
import { createPhrases, PhrasesProvider } from './phrases.ts'
import { ProblemProvider } from './problems.tsx'
import { useSubmit } from './use-submit.ts'

// Fetched with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/ui/dialog.tsx'))
afterEach(cleanup)

const refusal = (errors: FieldErrors) => new Problem(422, '확인해 주세요.', { errors })

/** A form whose server answers as each test says, when it says so. */
function form(wrapper: (props: { children: ReactNode }) => ReactNode = DialogsProvider) {
  const calls: { input: string; resolve: (text: string) => void; reject: (error: unknown) => void }[] = []
  const done: string[] = []
  const send = (input: string) => new Promise<string>((resolve, reject) => void calls.push({ input, resolve, reject }))
  const { result } = renderHook(() => useSubmit(send, { onDone: (text) => done.push(text) }), { wrapper })
  let sent: Promise<void> = Promise.resolve()
  const submit = (input: string) =>
    act(async () => {
      sent = result.current.submit(input)
    })
  const answer = (how: { error: unknown } | { text: string }) =>
    act(async () => {
      const call = calls.at(-1)
      if ('error' in how) call?.reject(how.error)
      else call?.resolve(how.text)
      await sent
    })
  return { result, calls, done, submit, answer }
}

test('a form is pending until it is answered, and a second click sends nothing', async () => {
  const { result, calls, done, submit, answer } = form()
  await submit('하나')
  expect(result.current.pending).toBe(true)
  await act(() => result.current.submit('둘'))
  await answer({ text: '됐어요' })
  expect(result.current.pending).toBe(false)
  expect(calls.map(({ input }) => input)).toEqual(['하나'])
  expect(done).toEqual(['됐어요'])
})

test('refused fields keep their messages, dotted keys under the part before the dot', async () => {
  const { result, done, submit, answer } = form()
  await submit('하나')
  await answer({ error: refusal({ name: ['이름'], 'items.0.quantity': ['수량'], 'items.1.price': ['가격'] }) })
  expect(result.current.errors).toEqual({ name: ['이름'], items: ['수량', '가격'] })
  expect(done).toEqual([])
})

test('editing a field clears its errors, and the next request all of them', async () => {
  const { result, submit, answer } = form()
  await submit('하나')
  await answer({ error: refusal({ name: ['이름'], phone: ['전화'] }) })
  act(() => result.current.clear('name'))
  expect(result.current.errors).toEqual({ phone: ['전화'] })
  await submit('둘')
  expect(result.current.errors).toEqual({})
  await answer({ text: '됐어요' })
})

test('messages come in the visitor’s language', async () => {
  const phrases = createPhrases({ locale: 'en', package: { 이름: 'Name', '없어요.': 'Gone.' } })
  const { result, submit, answer } = form(({ children }) => (
    <PhrasesProvider value={phrases}>
      <DialogsProvider>{children}</DialogsProvider>
    </PhrasesProvider>
  ))
  await submit('하나')
  await answer({ error: refusal({ name: ['이름'] }) })
  expect(result.current.errors).toEqual({ name: ['Name'] })
  await submit('둘')
  await answer({ error: new Problem(409, '없어요.') })
  expect(await screen.findByText('Gone.')).toBeDefined()
})

test('any other problem is told in a dialog', async () => {
  const { submit, answer } = form()
  await submit('하나')
  await answer({ error: new Problem(409, '이미 취소된 주문이에요.') })
  expect(await screen.findByRole('dialog', { name: '문제가 있어요' })).toBeDefined()
  expect(screen.getByText('이미 취소된 주문이에요.')).toBeDefined()
})

test('the shop may show problems its own way', async () => {
  const problems: Problem[] = []
  const { submit, answer } = form(({ children }) => (
    <DialogsProvider>
      <ProblemProvider value={(problem) => problems.push(problem)}>{children}</ProblemProvider>
    </DialogsProvider>
  ))
  await submit('하나')
  await answer({ error: new Problem(401, '로그인이 필요합니다.') })
  expect(problems.map(({ status }) => status)).toEqual([401])
})

test('a mistake of ours is shown as the general sentence and goes on to the error report', async () => {
  const { result, submit, answer } = form()
  await submit('하나')
  await expect(answer({ error: new TypeError('undefined is not a function') })).rejects.toThrow(TypeError)
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeDefined()
  expect(result.current.pending).toBe(false)
})
