// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Paginator, pageNumbers } from './paginator.tsx'

afterEach(cleanup)

const labels = { list: '쪽', previous: '이전', next: '다음' }
const href = (page: number) => `/candles?page=${page}`
const shown = () => screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)

test.each([
  [1, 19, [1, 2, 3, 4, 5]],
  [3, 19, [1, 2, 3, 4, 5]],
  [4, 19, [2, 3, 4, 5, 6]],
  [18, 19, [15, 16, 17, 18, 19]],
  [19, 19, [15, 16, 17, 18, 19]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
])('page %i of %i shows %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})

test('the first page has no previous, the last no next', () => {
  const { rerender } = render(<Paginator page={1} pages={6} href={href} labels={labels} />)
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '다음'])
  rerender(<Paginator page={6} pages={6} href={href} labels={labels} />)
  expect(shown()).toEqual(['이전', '2', '3', '4', '5', '6'])
})

test('every number is a real address, and the current one says so', () => {
  render(<Paginator page={2} pages={6} href={href} labels={labels} />)
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe('/candles?page=3')
  expect(screen.getByRole('link', { name: '2' }).getAttribute('aria-current')).toBe('page')
})

test('one page needs no paginator', () => {
  render(<Paginator page={1} pages={1} href={href} labels={labels} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the shop draws the links with its router', () => {
  render(
    <Paginator
      page={1}
      pages={2}
      href={href}
      labels={labels}
      link={({ children, ...props }) => (
        <a {...props} data-router="yes">
          {children}
        </a>
      )}
    />,
  )
  expect(screen.getAllByRole('link').every((link) => link.dataset.router === 'yes')).toBe(true)
})
