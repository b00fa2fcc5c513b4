// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'
import './testing.ts'

afterEach(cleanup)

const open = () => document.querySelector('.tooltip')

function show() {
  render(
    <Tooltip text="개봉한 향 제품은 청약철회가 제한돼요">
      <Button>교환·반품</Button>
    </Tooltip>,
  )
}

test('it opens under the focus and closes when the focus leaves', async () => {
  show()
  expect(open()).toBeNull()
  await userEvent.tab()
  await waitFor(() => expect(open()?.textContent).toBe('개봉한 향 제품은 청약철회가 제한돼요'))
  await userEvent.tab()
  await waitFor(() => expect(open()).toBeNull())
})

test('Escape closes it', async () => {
  show()
  await userEvent.tab()
  await waitFor(() => expect(open()).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(open()).toBeNull())
})

test('a screen reader reads its words with the control, open or not', () => {
  show()
  const button = screen.getByRole('button', { name: '교환·반품' })
  const words = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('개봉한 향 제품은 청약철회가 제한돼요')
})
