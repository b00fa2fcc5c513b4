// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation, useNavigation, useParams } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeepAlive, usePageActive } from './keep-alive.tsx'

/** Hidden pages render too; only what their effects do can reach a visitor. */
let alive: string[]
let saw: Record<string, Set<string>>
beforeEach(() => {
  alive = []
  saw = {}
})
afterEach(cleanup)

function Page() {
  const { name = '' } = useParams()
  const { pathname, search } = useLocation()
  const active = usePageActive()
  const { state } = useNavigation()
  const told = useLoaderData<string>()
  if (!active) {
    saw[name] ??= new Set()
    saw[name].add(`${pathname}${search} ${told}`)
  }
  useEffect(() => {
    alive.push(pathname + search)
    return () => {
      alive = alive.filter((address) => address !== pathname + search)
    }
  }, [pathname, search])
  return (
    <section aria-label={pathname + search} data-navigation={state}>
      <title>{`제목 ${name}`}</title>
      {told}
      <input aria-label={`memo ${pathname}${search}`} />
    </section>
  )
}

const HydrateFallback = () => null

function open(at: string) {
  const loader = ({ params }: { params: { name?: string } }) => `loaded ${params.name}`
  const routes = [
    { path: '/', Component: KeepAlive, HydrateFallback, children: [{ path: ':name', loader, Component: Page }] },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
}
const memo = (at: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `memo ${at}` })
const kept = () => screen.queryAllByRole('region', { hidden: true }).map((page) => page.getAttribute('aria-label'))

test('text typed on a page is there again after going elsewhere and back', async () => {
  const go = open('/a')
  await userEvent.type(await memo('/a'), '라벤더')
  await go('/b')
  expect(await memo('/b')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'memo /a' })).toBeNull()
  await go('/a')
  expect((await memo('/a')).value).toBe('라벤더')
})

test('three pages are kept, and a fourth drops the one left longest ago', async () => {
  const go = open('/a')
  await memo('/a')
  for (const address of ['/b', '/c', '/a', '/d']) await go(address)
  expect(kept().toSorted()).toEqual(['/a', '/c', '/d'])
  expect(alive).toEqual(['/d'])
})

test('another query is another page', async () => {
  const go = open('/a?page=1')
  await userEvent.type(await memo('/a?page=1'), '하나')
  await go('/a?page=2')
  expect((await memo('/a?page=2')).value).toBe('')
  await go(-1)
  expect((await memo('/a?page=1')).value).toBe('하나')
})

test('a hidden page has its effects off and hears nothing of where the visitor goes', async () => {
  const go = open('/a')
  await memo('/a')
  await go('/b')
  await go('/c')
  expect(alive).toEqual(['/c'])
  expect([...(saw.a ?? [])]).toEqual(['/a loaded a'])
  expect([...(saw.b ?? [])]).toEqual(['/b loaded b'])
})

test('a page that is shown again knows the navigation is over', async () => {
  const go = open('/a')
  await memo('/a')
  await go('/b')
  await go('/a')
  expect(screen.getByRole('region', { name: '/a' }).dataset.navigation).toBe('idle')
})

test('the title is that of the page on the screen', async () => {
  const go = open('/a')
  await memo('/a')
  await go('/b')
  expect(document.title).toBe('제목 b')
  await go('/a')
  expect(document.title).toBe('제목 a')
})
