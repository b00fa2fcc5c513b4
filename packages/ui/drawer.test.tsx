// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Drawer } from './drawer.tsx'
import './testing.ts'

afterEach(cleanup)

function Menu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        메뉴 열기
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="메뉴" head={<span>Sillage</span>} closeLabel="메뉴 닫기">
        <a href="/candles">캔들</a>
      </Drawer>
    </>
  )
}

async function openMenu() {
  const user = userEvent.setup()
  render(<Menu />)
  await user.click(screen.getByRole('button', { name: '메뉴 열기' }))
  await screen.findByRole('dialog', { name: '메뉴' })
  return user
}

test('nothing of a closed drawer is in the document', () => {
  render(<Menu />)
  expect(screen.queryByText('캔들')).toBeNull()
})

test('its close button closes it, and the focus goes back to what opened it', async () => {
  const user = await openMenu()
  await user.click(screen.getByRole('button', { name: '메뉴 닫기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '메뉴 열기' })))
})

test('Escape closes it', async () => {
  const user = await openMenu()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the keyboard stays inside while it is open', async () => {
  const user = await openMenu()
  const drawer = screen.getByRole('dialog')
  for (let press = 0; press < 5; press++) {
    await user.tab()
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  }
})
