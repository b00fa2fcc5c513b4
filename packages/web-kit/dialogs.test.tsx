// @vitest-environment jsdom
import '@sillage/ui/testing-patience.ts'
import { act, cleanup, render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createDialogs } from './dialog-queue.ts'
import { DialogsProvider } from './dialogs.tsx'
import english from './english.json' with { type: 'json' }
import { createPhrases, PhrasesProvider } from './phrases.ts'

// The page fetches them with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => Promise.all([import('@sillage/ui/dialog.tsx'), import('./toast-host.tsx')]))
afterEach(cleanup)

function open(locale: 'ko' | 'en' = 'ko') {
  const dialogs = createDialogs()
  render(
    <PhrasesProvider value={createPhrases({ locale, package: english })}>
      <DialogsProvider dialogs={dialogs}>페이지</DialogsProvider>
    </PhrasesProvider>,
  )
  return dialogs
}
/** Asks without waiting for the answer, which the visitor has yet to give. */
async function ask<Answer>(start: () => Promise<Answer>) {
  let answer: Promise<Answer> | undefined
  await act(async () => {
    answer = start()
  })
  if (!answer) throw new Error('act() runs what it is given')
  return { answer }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the server draws the page and no dialog', () => {
  expect(renderToString(<DialogsProvider>페이지</DialogsProvider>)).toContain('페이지')
})

test('a confirmed question is true, a cancelled or waved away one false', async () => {
  const dialogs = open()
  const outcomes: [() => Promise<unknown>, boolean][] = [
    [() => press('확인'), true],
    [() => press('취소'), false],
    [() => userEvent.keyboard('{Escape}'), false],
  ]
  for (const [respond, expected] of outcomes) {
    const { answer } = await ask(() => dialogs.confirm({ message: '지울까요?' }))
    const dialog = await screen.findByRole('dialog', { name: '확인' })
    await respond()
    expect(await answer).toBe(expected)
    if (dialog.isConnected) await waitForElementToBeRemoved(dialog)
  }
})

test('a message waits until it is read, and the next one until that one is gone', async () => {
  const dialogs = open()
  const first = await ask(() => dialogs.alert({ message: '하나' }))
  const second = await ask(() => dialogs.alert({ kind: 'problem', message: '둘' }))
  expect(await screen.findByRole('dialog', { name: '알림' })).toBeDefined()
  expect(screen.queryByText('둘')).toBeNull()
  await press('닫기')
  await first.answer
  expect(await screen.findByRole('dialog', { name: '문제가 있어요' })).toBeDefined()
  expect(screen.queryByText('하나')).toBeNull()
  await press('닫기')
  await second.answer
})

test.each([
  ['notice', '알림', 'Notice'],
  ['problem', '문제가 있어요', 'Error'],
  ['success', '확인하기', 'Done'],
] as const)('a dialog that tells a %s has its default title', async (kind, korean, inEnglish) => {
  for (const [locale, name] of [['ko', korean] as const, ['en', inEnglish] as const]) {
    const dialogs = open(locale)
    await ask(() => dialogs.alert({ kind, message: 'x' }))
    expect(await screen.findByRole('dialog', { name })).toBeDefined()
    cleanup()
  }
})

test('titles and labels follow the language, and may be given', async () => {
  const dialogs = open('en')
  await ask(() => dialogs.confirm({ message: 'Delete it?', confirmLabel: 'Delete', danger: true }))
  expect(await screen.findByRole('dialog', { name: 'Confirm' })).toBeDefined()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Delete'])
})

test('toasts said in a row are all shown', async () => {
  const dialogs = open()
  act(() => {
    dialogs.toast('로그인이 필요해요.')
    dialogs.toast({ message: '담았어요.' })
  })
  expect(await screen.findByText('로그인이 필요해요.')).toBeDefined()
  expect(await screen.findByText('담았어요.')).toBeDefined()
  act(() => dialogs.toast('또 담았어요.'))
  expect(await screen.findByText('또 담았어요.')).toBeDefined()
})
