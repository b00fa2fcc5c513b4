// @vitest-environment jsdom
import '@sillage/ui/testing-patience.ts'
import { LinkProvider } from '@sillage/ui/anchor.tsx'
import { DialogsProvider, useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { linkBeside, routerLink } from './links.tsx'

afterEach(cleanup)

function Page() {
  const { toast } = useDialogs()
  const action = { label: '장바구니 보기', href: '/shop/cart' }
  return (
    <button type="button" onClick={() => toast({ message: '담았어요', action })}>
      담기
    </button>
  )
}

test('a toast leads to a page of ours without loading it again', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/shop/cart', element: <h1>장바구니</h1> },
  ])
  render(
    <LinkProvider value={linkBeside(router)}>
      <DialogsProvider>
        <LinkProvider value={routerLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </DialogsProvider>
    </LinkProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '담기' }))
  fireEvent.click(await screen.findByRole('link', { name: '장바구니 보기' }))
  expect(await screen.findByRole('heading', { name: '장바구니' })).toBeDefined()
})
