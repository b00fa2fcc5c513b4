// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'

afterEach(cleanup)

test('its words tick it, and so does the space bar', async () => {
  render(<Checkbox>로그인 상태 유지</Checkbox>)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '로그인 상태 유지' })
  await userEvent.click(screen.getByText('로그인 상태 유지'))
  expect(box.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(box.checked).toBe(false)
})

test('what is not to be had cannot be ticked', async () => {
  render(<Checkbox disabled>선물 포장</Checkbox>)
  await userEvent.click(screen.getByText('선물 포장'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})
