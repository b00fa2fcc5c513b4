// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { HeartToggle } from './heart-toggle.tsx'

afterEach(cleanup)

function Wish() {
  const [pressed, setPressed] = useState(false)
  return <HeartToggle label="저녁 연기 찜하기" pressed={pressed} onToggle={setPressed} />
}

test('the heart fills and empties by press or by the space bar, and says which it is', async () => {
  render(<Wish />)
  const heart = screen.getByRole('button', { name: '저녁 연기 찜하기', pressed: false })
  await userEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  await userEvent.keyboard(' ')
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})
