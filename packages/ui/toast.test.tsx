// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createToasts, type ToastMessage, ToastRegion } from './toast.tsx'
import './testing.ts'

afterEach(cleanup)

function say(...messages: ToastMessage[]) {
  const toasts = createToasts()
  render(<ToastRegion toasts={toasts} label="알림" />)
  act(() => {
    for (const message of messages) toasts.show(message)
  })
  return { toasts, user: userEvent.setup() }
}
// Base UI repeats an urgent message in a hidden live region, so the drawn one is asked for by its class.
const drawn = () => [...document.querySelectorAll('.toast p')].map((toast) => toast.textContent)

test('a message appears, and goes after its time', async () => {
  say({ message: '장바구니에 담았어요', durationMs: 60 })
  await waitFor(() => expect(drawn()).toEqual(['장바구니에 담았어요']))
  await waitFor(() => expect(drawn()).toEqual([]))
})

test('its action is done once, and closes it', async () => {
  let undone = 0
  const { user } = say({ message: '찜 목록에서 뺐어요', action: { label: '되돌리기', onPress: () => undone++ } })
  await user.click(await screen.findByText('되돌리기'))
  expect(undone).toBe(1)
  await waitFor(() => expect(drawn()).toEqual([]))
})

test('its way to a place is a link', async () => {
  say({ message: '장바구니에 담았어요', action: { label: '보기', href: '/cart' } })
  const link = await screen.findByText('보기')
  expect(link.getAttribute('href')).toBe('/cart')
})

test('what went wrong is read out at once', async () => {
  say({ message: '로그인이 필요해요.', urgent: true })
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('로그인이 필요해요.'))
})

test('a toast can be taken back by who showed it', async () => {
  const toasts = createToasts()
  render(<ToastRegion toasts={toasts} label="알림" />)
  let id = ''
  act(() => {
    id = toasts.show({ message: '저장하는 중이에요' })
  })
  await waitFor(() => expect(drawn()).toHaveLength(1))
  act(() => toasts.close(id))
  await waitFor(() => expect(drawn()).toEqual([]))
})
