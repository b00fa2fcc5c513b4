// @vitest-environment jsdom
import { surroundings } from '@sillage/web-kit/testing.tsx'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test } from 'vitest'
import { PageProgress } from './page-progress.tsx'

afterEach(cleanup)

function Frame() {
  return (
    <>
      <PageProgress />
      <Outlet />
    </>
  )
}

/** A page that takes as long as the test wants. */
function openShop() {
  const { promise, resolve: arrive } = Promise.withResolvers<null>()
  const links = ['/shop/product/1', '/?sort=new'].map((to) => <Link key={to} to={to} children={to} />)
  const routes = [
    {
      Component: Frame,
      children: [
        {
          path: '/',
          loader: ({ request }: { request: Request }) => (request.url.includes('sort') ? promise : null),
          element: links,
        },
        { path: '/shop/product/1', loader: () => promise, element: <h1>저녁 연기</h1> },
      ],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: surroundings() })
  return arrive
}

const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }))
const skeleton = () => document.querySelector('.page-skeleton')

test('a page that is slow to come is announced at once, and its skeleton follows', async () => {
  const arrive = openShop()
  await follow('/shop/product/1')
  await screen.findByRole('progressbar', { name: '페이지를 불러오고 있어요' })
  await waitFor(() => expect(skeleton()?.querySelector('.page-skeleton-product')).not.toBeNull())
  arrive(null)
  await screen.findByRole('heading', { name: '저녁 연기' })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(skeleton()).toBeNull()
})

test('another order of the same list is announced without a skeleton', async () => {
  const arrive = openShop()
  await follow('/?sort=new')
  await screen.findByRole('progressbar')
  expect(skeleton()).toBeNull()
  arrive(null)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})
