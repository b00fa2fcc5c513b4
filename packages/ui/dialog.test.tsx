// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog, type DialogCloseReason } from './dialog.tsx'
import './testing.ts'

afterEach(cleanup)

type Asked = Partial<Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'onRemoved'>>

/** Opens a dialog and writes down, with the time, why it closed and when it was gone. */
function ask(props: Asked = {}) {
  const log: { what: DialogCloseReason | 'removed'; at: number }[] = []
  function Asked() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <p>페이지</p>
        <Dialog
          title="확인"
          message="언어를 바꿀까요?"
          confirmLabel="바꾸기"
          cancelLabel="그대로 두기"
          {...props}
          open={open}
          onClose={(reason) => {
            log.push({ what: reason, at: performance.now() })
            setOpen(false)
          }}
          onRemoved={() => log.push({ what: 'removed', at: performance.now() })}
        />
      </>
    )
  }
  render(<Asked />)
  return { log, user: userEvent.setup(), whats: () => log.map(({ what }) => what) }
}

test('a dialog is known by its title and told by its message', () => {
  ask()
  const dialog = screen.getByRole('dialog', { name: '확인' })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('언어를 바꿀까요?')
})

test('the main answer has the focus, so that Enter gives it', async () => {
  const { user, whats } = ask()
  const confirm = screen.getByRole('button', { name: '바꾸기' })
  await waitFor(() => expect(document.activeElement).toBe(confirm))
  await user.keyboard('{Enter}')
  expect(whats()[0]).toBe('confirm')
})

test('cancelling and Escape say which it was', async () => {
  const first = ask()
  await first.user.click(screen.getByRole('button', { name: '그대로 두기' }))
  expect(first.whats()[0]).toBe('cancel')
  cleanup()
  const second = ask()
  await second.user.keyboard('{Escape}')
  expect(second.whats()[0]).toBe('dismiss')
})

test('a press outside closes only a dialog that closes easily', async () => {
  const strict = ask()
  await strict.user.click(document.body)
  expect(strict.whats()).toEqual([])
  cleanup()
  const easy = ask({ easyClose: true })
  await waitFor(async () => {
    await easy.user.click(document.body)
    expect(easy.whats()[0]).toBe('dismiss')
  })
})

test('it leaves the document 301 ms after closing, not before', async () => {
  const { log, user } = ask()
  await user.click(screen.getByRole('button', { name: '바꾸기' }))
  expect(document.querySelector('.dialog')).not.toBeNull()
  await waitFor(() => expect(log.map(({ what }) => what)).toEqual(['confirm', 'removed']))
  expect(document.querySelector('.dialog')).toBeNull()
  const [closed, removed] = log
  // Timers may fire up to a millisecond early by this clock.
  expect((removed?.at ?? 0) - (closed?.at ?? 0)).toBeGreaterThanOrEqual(300)
})

test('left alone, it closes by itself after its time, and shows it', async () => {
  const { whats } = ask({ autoCloseMs: 40 })
  expect(document.querySelector('.dialog-timer')).not.toBeNull()
  await waitFor(() => expect(whats()[0]).toBe('timeout'))
})

test('answered in time, it does not close twice', () => {
  vi.useFakeTimers()
  const { whats } = ask({ autoCloseMs: 150 })
  fireEvent.click(screen.getByRole('button', { name: '바꾸기' }))
  act(() => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  expect(whats()).toEqual(['confirm', 'removed'])
})

test('while busy it takes no second answer', async () => {
  const { user, whats } = ask({ busy: true })
  await user.click(screen.getByRole('button', { name: '바꾸기' }))
  expect(whats()).toEqual([])
})

test('a form is entered at its first field, anything else at its button', async () => {
  ask({ isForm: true, children: <input aria-label="배송지 이름" /> })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('배송지 이름')))
  cleanup()
  ask({ children: <input aria-label="배송지 이름" /> })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '바꾸기' })))
})
