// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { StarInput } from './star-input.tsx'

afterEach(cleanup)

function Rating({ first = 0 }: { first?: number }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <StarInput legend="별점" starLabel={(stars) => `별점 ${stars}점`} value={value} onChange={setValue} />
      <p data-testid="value">{value}</p>
    </>
  )
}
const value = () => screen.getByTestId('value').textContent

test('0 is not chosen: no star is', () => {
  render(<Rating />)
  const stars = screen.getAllByRole<HTMLInputElement>('radio')
  expect(stars).toHaveLength(5)
  expect(stars.filter(({ checked }) => checked)).toEqual([])
})

test('a press gives the score, and the same star again takes it back', async () => {
  render(<Rating />)
  await userEvent.click(screen.getByRole('radio', { name: '별점 4점' }))
  expect(value()).toBe('4')
  await userEvent.click(screen.getByRole('radio', { name: '별점 4점' }))
  expect(value()).toBe('0')
})

test('the arrow keys go from 0 to 5 and no further', async () => {
  render(<Rating />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(value()).toBe('2')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '별점 2점' }))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(value()).toBe('5')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(value()).toBe('0')
})

test('a digit gives its score, Delete none', async () => {
  render(<Rating first={1} />)
  await userEvent.tab()
  await userEvent.keyboard('3')
  expect(value()).toBe('3')
  await userEvent.keyboard('9')
  expect(value()).toBe('3')
  await userEvent.keyboard('{Delete}')
  expect(value()).toBe('0')
})
