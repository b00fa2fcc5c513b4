// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NoticeDialog } from './notice-dialog.tsx'
import { violations } from './testing.ts'

afterEach(cleanup)

function LastPage() {
  const [open, setOpen] = useState(true)
  return (
    <NoticeDialog
      open={open}
      onClose={() => setOpen(false)}
      title="알림"
      message="마지막 페이지예요."
      closeLabel="확인"
    />
  )
}

test('a notice has one button, and Enter presses it', async () => {
  render(<LastPage />)
  const dialog = screen.getByRole('dialog', { name: '알림' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('마지막 페이지예요.')
  const [button, ...more] = screen.getAllByRole('button')
  expect(more).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an open notice has nothing a screen reader would trip over', async () => {
  render(<LastPage />)
  expect(await violations(document.body)).toEqual([])
})
