// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Choice } from './choice.tsx'

afterEach(cleanup)

function Sizes() {
  const [size, setSize] = useState<string>()
  return (
    <>
      <Choice
        legend="용량"
        value={size}
        onChange={setSize}
        options={[
          { value: '180', label: '180 g', note: '29,990원' },
          { value: '250', label: '250 g', note: '34,980원' },
          { value: '500', label: '500 g', note: '품절', disabled: true },
        ]}
      />
      <output>{size}</output>
    </>
  )
}

test('one of the group is chosen, by press or by the arrow keys', async () => {
  const user = userEvent.setup()
  render(<Sizes />)
  expect(screen.getByRole('group', { name: '용량' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /180 g/ }))
  expect(screen.getByRole('status').textContent).toBe('180')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe('250')
})

test('what is sold out cannot be chosen', async () => {
  const user = userEvent.setup()
  render(<Sizes />)
  await user.click(screen.getByRole('radio', { name: /500 g/ }))
  expect(screen.getByRole('status').textContent).toBe('')
})
