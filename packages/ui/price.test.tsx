// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Price } from './price.tsx'

afterEach(cleanup)

test.each([
  ['46,000원', '46,000원', '원'],
  ['$26.50', '$26.50', undefined],
  ['0원', '0원', '원'],
  ['가격 문의', '가격 문의', undefined],
])('%s keeps its letters, and only a unit behind the figure is set smaller', (amount, text, unit) => {
  const { container } = render(<Price amount={amount} />)
  expect(container.querySelector('.price b')?.textContent).toBe(text)
  expect(container.querySelector('.won')?.textContent).toBe(unit)
})

test('the struck price leaves out the unit, since the price beside it has one', () => {
  const { container } = render(<Price amount="35,700원" list="42,000원" />)
  expect(container.querySelector('s')?.textContent).toBe('42,000')
})
