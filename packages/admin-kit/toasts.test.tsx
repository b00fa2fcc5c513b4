// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { ToastsProvider, useToast } from './toasts.tsx'

afterEach(cleanup)

function Screen() {
  const say = useToast()
  const [open, setOpen] = useState(true)
  return open ? (
    <Dialog
      title="은행 내역"
      onClose={() => setOpen(false)}
      actions={
        <button type="button" onClick={() => say({ text: '연결이 끊겼어요.', failed: true })}>
          올리기
        </button>
      }
    />
  ) : null
}

test('what fails in a dialog is said to everyone, and closing the message leaves the dialog open', async () => {
  const user = userEvent.setup()
  render(
    <ToastsProvider>
      <Screen />
    </ToastsProvider>,
  )
  await user.click(await screen.findByRole('button', { name: '올리기' }))
  // A role is found only where nothing hides it from a screen reader.
  expect((await screen.findByRole('alert')).textContent).toContain('연결이 끊겼어요.')
  await user.click(screen.getByRole('button', { name: '알림 닫기' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('dialog', { name: '은행 내역' })).toBeTruthy()
})
