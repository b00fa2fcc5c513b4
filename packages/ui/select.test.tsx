// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import './testing.ts'

afterEach(cleanup)

const ORDERS = [
  { value: 'best', label: '많이 찾는 순' },
  { value: 'new', label: '새로 나온 순' },
  { value: 'old', label: '오래된 순', disabled: true },
  { value: 'price', label: '낮은 가격 순' },
]

function Order({ first = 'best' }: { first?: string | null }) {
  const [order, setOrder] = useState(first)
  return (
    <>
      <Select label="정렬" placeholder="골라 주세요" options={ORDERS} value={order} onChange={setOrder} />
      <output>{order}</output>
    </>
  )
}

test('the chosen option is shown by its label, and nothing chosen by the placeholder', () => {
  const { unmount } = render(<Order />)
  expect(screen.getByRole('combobox', { name: '정렬' }).textContent).toContain('많이 찾는 순')
  unmount()
  render(<Order first={null} />)
  expect(screen.getByRole('combobox', { name: '정렬' }).textContent).toContain('골라 주세요')
})

test('the arrow keys and Enter choose', async () => {
  const user = userEvent.setup()
  render(<Order />)
  screen.getByRole('combobox').focus()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  const focused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))
  await focused('많이 찾는 순')
  await user.keyboard('{ArrowDown}')
  await focused('새로 나온 순')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('new'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('Escape closes the list and chooses nothing', async () => {
  const user = userEvent.setup()
  render(<Order />)
  await user.click(screen.getByRole('combobox'))
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('best')
})

test('the list is at most 300 px high; what is longer scrolls', async () => {
  render(<Order />)
  await userEvent.click(screen.getByRole('combobox'))
  const list = await screen.findByRole('listbox')
  expect(list.style.getPropertyValue('--list-height')).toBe('300px')
})

test('an impossible option says so', async () => {
  const user = userEvent.setup()
  render(<Order />)
  await user.click(screen.getByRole('combobox'))
  const option = await screen.findByRole('option', { name: '오래된 순' })
  expect(option.getAttribute('aria-disabled')).toBe('true')
})

test('in a field it carries the label and the error', () => {
  render(
    <Field label="나라" required error="나라를 골라 주세요.">
      {(control) => <Select {...control} options={ORDERS} value={null} onChange={() => undefined} />}
    </Field>,
  )
  const select = screen.getByRole('combobox', { name: /나라/ })
  expect(select.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(select.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('나라를 골라 주세요.')
})
