// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useBackCloses } from './use-back-closes.ts'

let before = 0
beforeEach(() => {
  history.pushState({ key: 'earlier' }, '', '/earlier')
  history.pushState({ key: 'page' }, '', '/page')
  before = history.length
})
afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? 'close' : 'open'}
    </button>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('Back closes what is open and stays on the page', async () => {
  render(<Page />)
  await press('open')
  expect(history.length).toBe(before + 1)
  history.back()
  await screen.findByRole('button', { name: 'open' })
  expect(location.pathname).toBe('/page')
})

test('after it was closed by hand, one Back leaves the page', async () => {
  render(<Page />)
  await press('open')
  await press('close')
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/earlier'))
})

test('Back from a page that was opened out of it leads to the page, without it', async () => {
  render(<Page />)
  await press('open')
  history.pushState({ key: 'next' }, '', '/next')
  await press('close')
  history.back()
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }))
  expect(location.pathname).toBe('/page')
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/earlier'))
})

test('Forward after Back leads past it to the next page', async () => {
  render(<Page />)
  await press('open')
  await press('close')
  history.pushState({ key: 'next' }, '', '/next')
  history.back()
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }))
  history.forward()
  await waitFor(() => expect(location.pathname).toBe('/next'))
})

test('a router that closes it when the address changes leaves the page as it is', async () => {
  const router = () => flushSync(() => screen.queryByRole('button', { name: 'close' })?.click())
  addEventListener('popstate', router)
  render(<Page />)
  await press('open')
  history.back()
  await screen.findByRole('button', { name: 'open' })
  removeEventListener('popstate', router)
  // One more Back is the first that leaves the page.
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/earlier'))
})
