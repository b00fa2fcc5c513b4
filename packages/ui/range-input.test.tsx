// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RangeInput } from './range-input.tsx'

afterEach(cleanup)

function Strength({ first = 50, ...bounds }: { first?: number; min?: number; max?: number }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <RangeInput label="진하기" numberLabel="진하기, 숫자로" unit="%" value={value} onChange={setValue} {...bounds} />
      <output>{value}</output>
    </>
  )
}
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: '진하기' })
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: '진하기, 숫자로' })
const value = () => screen.getByRole('status').textContent

test('without bounds of its own it runs from 0 to 100', () => {
  render(<Strength />)
  expect([slider().min, slider().max]).toEqual(['0', '100'])
  expect(slider().getAttribute('aria-valuetext')).toBe('50%')
})

test('what is typed is brought between the bounds', async () => {
  render(<Strength min={10} max={90} />)
  await userEvent.clear(number())
  await userEvent.type(number(), '250{Enter}')
  expect(value()).toBe('90')
  await userEvent.clear(number())
  await userEvent.type(number(), '-4')
  await userEvent.tab()
  expect(value()).toBe('10')
})

test('nothing typed keeps what was there', async () => {
  render(<Strength />)
  await userEvent.clear(number())
  await userEvent.tab()
  expect(value()).toBe('50')
  expect(number().value).toBe('50')
})

test('a value from outside the bounds is shown at the bound', () => {
  render(<Strength first={140} />)
  expect(slider().value).toBe('100')
  expect(number().value).toBe('100')
})

test('the slider moves the number', () => {
  render(<Strength />)
  fireEvent.change(slider(), { target: { value: '62' } })
  expect(value()).toBe('62')
  expect(number().value).toBe('62')
})
