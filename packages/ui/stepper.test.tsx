// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

function Quantity({ first = 1, max = 5 }: { first?: number; max?: number }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <Stepper value={value} max={max} onChange={setValue} labels={{ input: '수량', less: '빼기', more: '더하기' }} />
      <output>{value}</output>
    </>
  )
}
const quantity = () => Number(screen.getByRole('status').textContent)
const button = (name: string) => screen.getByRole('button', { name })
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '수량' })

test('one more and one less, never below one nor above what there is', async () => {
  const user = userEvent.setup()
  render(<Quantity max={2} />)
  expect(button('빼기').hasAttribute('disabled')).toBe(true)
  await user.click(button('더하기'))
  expect(quantity()).toBe(2)
  expect(button('더하기').hasAttribute('disabled')).toBe(true)
  await user.click(button('빼기'))
  expect(quantity()).toBe(1)
})

test('from beyond its bounds one step leads into them', async () => {
  const user = userEvent.setup()
  render(<Quantity first={9} max={5} />)
  await user.click(button('빼기'))
  expect(quantity()).toBe(5)
})

test('a typed number counts when the field is left', async () => {
  const user = userEvent.setup()
  render(<Quantity />)
  await user.clear(input())
  await user.type(input(), '3')
  expect(quantity()).toBe(1)
  await user.tab()
  expect(quantity()).toBe(3)
})

test('a typed number counts at Enter, brought into the limits', async () => {
  const user = userEvent.setup()
  render(<Quantity max={5} />)
  await user.clear(input())
  await user.type(input(), '40{Enter}')
  expect(quantity()).toBe(5)
  expect(input().value).toBe('5')
})

test.each(['', 'abc', '1.5', '-3', '1e2', '두 개'])('what is no whole number changes nothing: "%s"', async (typed) => {
  const user = userEvent.setup()
  render(<Quantity first={2} max={99} />)
  await user.clear(input())
  if (typed) await user.type(input(), typed)
  await user.tab()
  expect(input().value).toBe('2')
  expect(quantity()).toBe(2)
})

test('full-width digits are digits', async () => {
  const user = userEvent.setup()
  render(<Quantity max={99} />)
  await user.clear(input())
  await user.type(input(), '２０')
  await user.tab()
  expect(quantity()).toBe(20)
})

test('which bound was taken instead is told, for a typed number alone', async () => {
  const user = userEvent.setup()
  const onBeyond = vi.fn()
  const labels = { input: '수량', less: '빼기', more: '더하기' }
  render(<Stepper value={3} min={2} max={5} onChange={() => {}} labels={labels} onBeyond={onBeyond} />)
  for (const typed of ['4', '99999', '1']) {
    await user.clear(input())
    await user.type(input(), `${typed}{Enter}`)
  }
  await user.click(button('더하기'))
  expect(onBeyond.mock.calls).toEqual([[{ max: 5 }], [{ min: 2 }]])
})

test('the up and down keys count', async () => {
  const user = userEvent.setup()
  render(<Quantity />)
  await user.click(input())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(quantity()).toBe(2)
})
