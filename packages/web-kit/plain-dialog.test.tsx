// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlainDialog } from './plain-dialog.tsx'

// jsdom has no dialogs: the browser's are played here.
let asked: string[]
let yes: boolean
beforeEach(() => {
  asked = []
  vi.spyOn(window, 'alert').mockImplementation((text) => void asked.push(`alert ${text}`))
  vi.spyOn(window, 'confirm').mockImplementation((text) => {
    asked.push(`confirm ${text}`)
    return yes
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(cancelLabel?: string) {
  const heard: string[] = []
  const texts = { title: '확인', message: '지울까요?', confirmLabel: '확인', cancelLabel }
  const close = (reason: string) => void heard.push(reason)
  render(<PlainDialog {...texts} open onClose={close} onRemoved={() => heard.push('removed')} />)
  return heard
}

test('a message is shown once', () => {
  expect(show()).toEqual(['confirm', 'removed'])
  expect(asked).toEqual(['alert 확인\n\n지울까요?'])
})

test.each([
  [true, 'confirm'],
  [false, 'cancel'],
])('a question answered %s closes by %s', (answer, reason) => {
  yes = answer
  expect(show('취소')).toEqual([reason, 'removed'])
  expect(asked).toEqual(['confirm 확인\n\n지울까요?'])
})
