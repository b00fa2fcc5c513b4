// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

const labels = { show: '비밀번호 보이기', hide: '비밀번호 가리기' }
const noteOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')

test('the label belongs to the input, and a required one is marked', () => {
  render(<TextInput label="이름" name="mb_name" required />)
  const input = screen.getByRole('textbox', { name: '이름' })
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(screen.getByText('이름').className).toBe('required')
})

test('an error takes the place of the hint, and is read with the input', () => {
  const { rerender } = render(<TextInput label="휴대폰" name="mb_hp" hint="하이픈 없이 적어도 돼요." />)
  const input = screen.getByRole('textbox', { name: '휴대폰' })
  expect(noteOf(input)?.textContent).toBe('하이픈 없이 적어도 돼요.')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  rerender(<TextInput label="휴대폰" name="mb_hp" hint="하이픈 없이 적어도 돼요." error="번호를 끝까지 적어 주세요." />)
  expect(noteOf(input)?.textContent).toBe('번호를 끝까지 적어 주세요.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('하이픈 없이 적어도 돼요.')).toBeNull()
})

test('a form finds the field by the name the server uses', () => {
  const { container } = render(<TextInput label="휴대폰" name="mb_hp" error="적어 주세요." />)
  expect(container.querySelector('[data-field="mb_hp"] input')).not.toBeNull()
})

test('a password can be looked at and hidden again, keeping what was typed', async () => {
  const user = userEvent.setup()
  render(<TextInput label="비밀번호" name="mb_password" type="password" passwordLabels={labels} />)
  const input = screen.getByLabelText<HTMLInputElement>('비밀번호')
  await user.type(input, 'jasmine-rice')
  expect(input.type).toBe('password')
  await user.click(screen.getByRole('button', { name: '비밀번호 보이기' }))
  expect(input.type).toBe('text')
  expect(input.value).toBe('jasmine-rice')
  await user.click(screen.getByRole('button', { name: '비밀번호 가리기' }))
  expect(input.type).toBe('password')
})

test('looking at a password does not send the form', async () => {
  const user = userEvent.setup()
  let sent = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      <TextInput label="비밀번호" name="mb_password" type="password" passwordLabels={labels} />
    </form>,
  )
  await user.click(screen.getByRole('button', { name: '비밀번호 보이기' }))
  expect(sent).toBe(0)
})
