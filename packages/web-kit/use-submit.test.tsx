// @vitest-environment jsdom
import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createPhrases, type Phrases } from './phrases.ts'
import { surroundings } from './testing.tsx'
import { useSubmit } from './use-submit.ts'

// Fetched with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/ui/dialog.tsx'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const drawn of document.querySelectorAll('[data-drawn]')) drawn.remove()
  scrolled = []
})

const refusal = (errors: FieldErrors) => new Problem(422, '확인해 주세요.', { errors })

/** A form whose server answers as each test says, when it says so. */
function form({ phrases, scroll }: { phrases?: Phrases; scroll?: false } = {}) {
  const calls: { input: string; resolve: (text: string) => void; reject: (error: unknown) => void }[] = []
  const done: string[] = []
  const send = (input: string) => new Promise<string>((resolve, reject) => void calls.push({ input, resolve, reject }))
  const options = { onDone: (text: string) => done.push(text), ...(scroll === false && { scroll }) }
  const wrapper = surroundings(phrases && { phrases })
  const { result } = renderHook(() => useSubmit(send, options), { wrapper })
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

/** Fields as the page would draw them; jsdom lays nothing out, so their places are played. */
function draw(html: string, tops: Record<string, number>) {
  document.body.insertAdjacentHTML('beforeend', `<div data-drawn>${html}</div>`)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1_000)
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => void scrolled.push(Object(options).top))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id])
  })
}
let scrolled: unknown[] = []

test('the page scrolls to the first refused field as it stands on it, 120 px above', async () => {
  draw('<div id="a" data-field="name"></div><input id="b" name="phone"><input id="c" name="email">', { b: 300, c: 600 })
  const { submit, answer } = form()
  await submit('하나')
  await answer({ error: refusal({ email: ['메일'], phone: ['전화'] }) })
  expect(scrolled).toEqual([1_000 + 300 - 120])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['the field itself', '<input id="x" name="phone">'],
  ['what is wrong in it', '<div data-field="phone"><button>Tools</button><input id="x" aria-invalid="true"></div>'],
  [
    'what can be used',
    '<div data-field="phone"><input disabled><input type="hidden"><button id="x">Find</button></div>',
  ],
  [
    'the answer that was chosen',
    '<fieldset data-field="phone"><input type="radio"><input type="radio" checked id="x"></fieldset>',
  ],
  ['a part one types into', '<div data-field="phone"><p contenteditable="true" tabindex="0" id="x"></p></div>'],
])('anyone who types is put into the first refused field: %s', async (_, html) => {
  draw(`${html}<input name="email">`, {})
  const { submit, answer } = form()
  await submit('하나')
  expect(document.activeElement).toBe(document.body)
  await answer({ error: refusal({ email: ['메일'], phone: ['전화'] }) })
  expect(document.activeElement?.id).toBe('x')
  expect(scrolled).toHaveLength(1)
})

test('the focus stays where it is once a refused form is mended', async () => {
  draw('<input id="a" name="phone"><input id="b" name="email">', {})
  const { result, submit, answer } = form()
  await submit('하나')
  await answer({ error: refusal({ phone: ['전화'] }) })
  document.getElementById('b')?.focus()
  act(() => result.current.clear('phone'))
  expect(document.activeElement?.id).toBe('b')
})

test('a dotted error is found at the field before the dot', async () => {
  draw('<fieldset id="a" data-field="items"></fieldset>', { a: 500 })
  const { submit, answer } = form()
  await submit('하나')
  await answer({ error: refusal({ 'items.0.quantity': ['수량'] }) })
  expect(scrolled).toEqual([1_000 + 500 - 120])
})

test('where no field is to be found, a dialog lists the first message of each error', async () => {
  draw('<meta name="phone"><div style="display: none !important"><input name="phone"></div>', {})
  const { submit, answer } = form()
  await submit('하나')
  await answer({ error: refusal({ phone: ['전화', '더'], 'items.0.quantity': ['수량'] }) })
  expect(await screen.findByRole('dialog', { name: '문제가 있어요' })).toBeDefined()
  expect(screen.getByText(/전화/).textContent).toBe('전화\n수량')
  expect(scrolled).toEqual([])
})

test('a form may switch the scrolling off: then it is the dialog', async () => {
  draw('<input id="a" name="phone">', { a: 300 })
  const { result, submit, answer } = form({ scroll: false })
  await submit('하나')
  await answer({ error: refusal({ phone: ['전화'] }) })
  expect(await screen.findByText('전화')).toBeDefined()
  expect(scrolled).toEqual([])
  expect(result.current.errors).toEqual({ phone: ['전화'] })
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
  act(() => result.current.clear('name.0.first'))
  expect(result.current.errors).toEqual({ phone: ['전화'] })
  await submit('둘')
  expect(result.current.errors).toEqual({})
  await answer({ text: '됐어요' })
})

test('messages come in the visitor’s language', async () => {
  draw('<input id="a" name="name">', { a: 0 })
  const phrases = createPhrases({ locale: 'en', package: { 이름: 'Name', '없어요.': 'Gone.' } })
  const { result, submit, answer } = form({ phrases })
  await submit('하나')
  await answer({ error: refusal({ name: ['이름'] }) })
  expect(result.current.errors).toEqual({ name: ['Name'] })
  await submit('둘')
  await answer({ error: new Problem(409, '없어요.') })
  expect(await screen.findByText('Gone.')).toBeDefined()
})

test('any other problem is shown in a dialog', async () => {
  const { submit, answer } = form()
  await submit('하나')
  await answer({ error: new Problem(409, '이미 취소된 주문이에요.') })
  expect(await screen.findByRole('dialog', { name: '문제가 있어요' })).toBeDefined()
  expect(screen.getByText('이미 취소된 주문이에요.')).toBeDefined()
})

test('a mistake of ours is shown as the general sentence and goes on to the error report', async () => {
  const { result, submit, answer } = form()
  await submit('하나')
  await expect(answer({ error: new TypeError('undefined is not a function') })).rejects.toThrow(TypeError)
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeDefined()
  expect(result.current.pending).toBe(false)
})
