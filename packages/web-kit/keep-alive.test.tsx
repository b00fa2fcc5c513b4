// @vitest-environment jsdom
import '@sillage/ui/testing-patience.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation, useNavigation, useParams } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDialogs } from './dialog-queue.ts'
import { DialogsProvider, useDialogs } from './dialogs.tsx'
import { KeepAlive, usePageActive } from './keep-alive.tsx'

/** Hidden pages render too; only what their effects do can reach a visitor. */
let alive: string[]
let saw: Record<string, Set<string>>
beforeEach(() => {
  alive = []
  saw = {}
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
// Fetched with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/ui/dialog.tsx'))

function Page() {
  const { name = '' } = useParams()
  const { pathname, search } = useLocation()
  const active = usePageActive()
  const { state } = useNavigation()
  const reported = useLoaderData<string>()
  if (!active) {
    saw[name] ??= new Set()
    saw[name].add(`${pathname}${search} ${reported}`)
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
      {reported}
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

test('a hidden page has its effects off and does not learn where the visitor goes', async () => {
  const go = open('/a')
  await memo('/a')
  await go('/b')
  await go('/c')
  expect(alive).toEqual(['/c'])
  expect([...(saw.a ?? [])]).toEqual(['/a loaded a'])
  expect([...(saw.b ?? [])]).toEqual(['/b loaded b'])
})

test('a page is not drawn again while the next one is fetched', async () => {
  let drawn = 0
  const Still = () => {
    drawn += 1
    return null
  }
  const { promise, resolve } = Promise.withResolvers<null>()
  const children = [
    { path: 'a', Component: Still },
    { path: 'b', loader: () => promise, element: <h1>b</h1> },
  ]
  const router = createMemoryRouter([{ path: '/', Component: KeepAlive, children }], { initialEntries: ['/a'] })
  render(<RouterProvider router={router} />)
  const before = drawn
  await act(async () => void router.navigate('/b'))
  expect(router.state.navigation.state).toBe('loading')
  expect(drawn).toBe(before)
  await act(async () => resolve(null))
  await screen.findByRole('heading', { name: 'b' })
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

const questions: Promise<boolean>[] = []
function Asking() {
  const { confirm } = useDialogs()
  return (
    <button type="button" onClick={() => void questions.push(confirm({ message: '지울까요?' }))}>
      묻기
    </button>
  )
}

function openAsking() {
  const children = [
    { path: 'a', Component: Asking },
    { path: 'b', element: null },
  ]
  const router = createMemoryRouter([{ path: '/', Component: KeepAlive, children }], { initialEntries: ['/a'] })
  const dialogs = createDialogs()
  const shell = (
    <DialogsProvider dialogs={dialogs}>
      <RouterProvider router={router} />
    </DialogsProvider>
  )
  render(<StrictMode>{shell}</StrictMode>)
  return { go: (to: string) => act(() => router.navigate(to)), dialogs }
}

test('a hidden page keeps no dialog open: it closes, answered with no', async () => {
  const { go } = openAsking()
  for (const _ of ['the first time', 'and when it is shown again']) {
    await userEvent.click(screen.getByRole('button', { name: '묻기' }))
    await screen.findByRole('dialog', { name: '확인' })
    await go('/b')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await questions.at(-1)).toBe(false)
    await go('/a')
  }
})

test('a question of a page that had to wait its turn goes with the page, one of the shell stays', async () => {
  const { go, dialogs } = openAsking()
  act(() => void dialogs.alert({ message: '새 소식' }))
  await screen.findByText('새 소식')
  act(() => screen.getByText('묻기').click())
  await go('/b')
  expect(await questions.at(-1)).toBe(false)
  expect(dialogs.get().asked.map(({ message }) => message)).toEqual(['새 소식'])
})

test('a hidden page does not poll, and polls again when it is shown', async () => {
  vi.useFakeTimers()
  let calls = 0
  function Polling() {
    const queryFn = async () => ++calls
    useQuery({ queryKey: ['unread'], queryFn, refetchInterval: 1_000 })
    return null
  }
  const children = [
    { path: 'a', Component: Polling },
    { path: 'b', element: null },
  ]
  const router = createMemoryRouter([{ path: '/', Component: KeepAlive, children }], { initialEntries: ['/a'] })
  const tick = () => act(() => vi.advanceTimersByTimeAsync(3_000))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await tick()
  const polled = calls
  expect(polled).toBeGreaterThan(2)
  await act(() => router.navigate('/b'))
  await tick()
  expect(calls).toBe(polled)
  await act(() => router.navigate('/a'))
  await tick()
  expect(calls).toBeGreaterThan(polled + 2)
})
