// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a busy button keeps the focus but neither acts nor sends its form', async () => {
  const user = userEvent.setup()
  const done: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done.push('sent')
      }}
    >
      <Button type="submit" busy onClick={() => done.push('pressed')}>
        담는 중
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '담는 중' })
  await user.click(button)
  expect(done).toEqual([])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a button in a form sends it only when told to', async () => {
  const user = userEvent.setup()
  let sent = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      <Button>주소 찾기</Button>
      <Button type="submit">저장</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: '주소 찾기' }))
  expect(sent).toBe(0)
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(sent).toBe(1)
})

test('with an address it is a link', () => {
  render(
    <Button href="/best-seller" kind="line">
      베스트셀러
    </Button>,
  )
  const link = screen.getByRole('link', { name: '베스트셀러' })
  expect(link.getAttribute('href')).toBe('/best-seller')
  expect(link.className).toBe('button button-line')
})
