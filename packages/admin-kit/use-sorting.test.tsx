// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { moved } from './form/rows-field.tsx'
import { useSorting } from './use-sorting.ts'

afterEach(cleanup)

function Fruit() {
  const [rows, setRows] = useState(['배', '귤', '감'])
  const sorting = useSorting(rows.length, (from, to) => setRows(moved(rows, from, to)))
  return (
    <ul>
      {rows.map((name, at) => (
        <li key={name} {...sorting.row(at)}>
          <button type="button">{name}</button>
        </li>
      ))}
    </ul>
  )
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('Alt and an arrow move the row that has the focus, which stays there, and not past an end', async () => {
  render(<Fruit />)
  screen.getByRole('button', { name: '감' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['배', '감', '귤'])
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['감', '배', '귤'])
  expect(document.activeElement?.textContent).toBe('감')
  await userEvent.keyboard('{ArrowDown}')
  expect(order()).toEqual(['감', '배', '귤'])
})

test('a row is dropped where another stands', () => {
  render(<Fruit />)
  const [first, , last] = screen.getAllByRole('listitem')
  if (!first || !last) throw new Error('there are three rows')
  fireEvent.dragStart(first)
  fireEvent.drop(last)
  expect(order()).toEqual(['귤', '감', '배'])
})
