// @vitest-environment jsdom
import type { Query } from '@sillage/web-kit/queries.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ShortcutsProvider } from '../shortcuts.tsx'
import { DataList } from './data-list.tsx'
import type { ListPage, ListProps } from './list-props.ts'

type Item = { id: number; name: string }
afterEach(cleanup)
Element.prototype.scrollIntoView = () => undefined

/** A list of two views whose rows stand in `shop`; each view is answered when `answer` is called. */
function openList(shop: Record<string, Item[]>, props: Partial<ListProps<Item>> = {}) {
  const waiting: (() => void)[] = []
  const query = (params: Record<string, string>) => ({
    // The tag says what the cache holds, and is on no value.
    queryKey: ['items', params] as unknown as Query<ListPage<Item>>['queryKey'],
    queryFn: () =>
      new Promise<ListPage<Item>>((resolve) => {
        waiting.push(() => resolve({ data: shop[params.state ?? ''] ?? [], next_after: null }))
      }),
  })
  const cache = new QueryClient()
  const list = (
    <DataList
      name="items"
      label="물건"
      columns={[{ key: 'name', label: '이름', cell: ({ name }: Item) => name }]}
      query={query}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/items/${id}`}
      views={[{ label: '낸 것', query: { state: 'paid' } }]}
      bulk={(rows) => <output>{rows.map(({ name }) => name).join(', ')}</output>}
      empty={{ title: '없어요' }}
      {...props}
    />
  )
  const router = createMemoryRouter([{ path: '/', element: list }])
  render(
    <QueryClientProvider client={cache}>
      <ShortcutsProvider>
        <RouterProvider router={router} />
      </ShortcutsProvider>
    </QueryClientProvider>,
  )
  const answer = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => {
      for (const reply of waiting.splice(0)) reply()
    })
  }
  const readAgain = async () => {
    act(() => void cache.invalidateQueries())
    await answer()
  }
  return { answer, readAgain, router, user: userEvent.setup() }
}

/** Without `act`, which would draw everything at once. */
async function asInBrowsers(press: () => Promise<void>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await press()
  vi.unstubAllGlobals()
}

const row = (name: string) => screen.findByRole('link', { name })
const one = { id: 1, name: '하나' }
const two = { id: 2, name: '둘' }
const three = { id: 3, name: '셋' }

test('a row that comes in above takes nothing from the row in hand', async () => {
  const shop = { '': [one, two] }
  const { answer, readAgain, user } = openList(shop)
  await answer()
  await row('하나')
  await user.keyboard('j')
  expect(document.activeElement).toBe(await row('하나'))
  shop[''] = [three, one, two]
  await readAgain()
  await row('셋')
  expect(document.activeElement).toBe(await row('하나'))
  await user.keyboard('x')
  expect(screen.getByRole('status').textContent).toBe('하나')
  await user.keyboard('j')
  expect(document.activeElement).toBe(await row('둘'))
})

test('a row that leaves the list with the focus gives it to the one after it', async () => {
  const shop = { '': [one, two, three] }
  const { answer, readAgain, user } = openList(shop)
  await answer()
  await row('하나')
  await user.keyboard('jj')
  shop[''] = [one, three]
  await readAgain()
  await waitFor(async () => expect(document.activeElement).toBe(await row('셋')))
  await user.keyboard('x')
  expect(screen.getByRole('status').textContent).toBe('셋')
})

test('keys pressed before the rows of another view are here apply to the rows that come', async () => {
  const { answer, user } = openList({ '': [one, two], paid: [three] })
  await answer()
  await row('하나')
  await user.keyboard('j')
  await user.click(screen.getByRole('button', { name: '낸 것' }))
  await user.keyboard('jx')
  expect(screen.queryByRole('status')).toBeNull()
  await answer()
  await waitFor(async () => expect(document.activeElement).toBe(await row('셋')))
  expect(screen.getByRole('status').textContent).toBe('셋')
})

test('keys pressed as soon as the address has changed apply to the rows it asks for', async () => {
  const { answer, router } = openList({ '': [one, two], paid: [three] })
  await answer()
  await row('하나')
  const view = screen.getByRole('button', { name: '낸 것' })
  await asInBrowsers(async () => {
    view.click()
    while (router.state.location.search === '') await Promise.resolve()
    for (const key of 'jx') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  expect(screen.queryByRole('status')).toBeNull()
  await answer()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('셋'))
})

test('what is chosen is handed on as it is now', async () => {
  const shop = { '': [one] }
  const { answer, readAgain, user } = openList(shop)
  await answer()
  await row('하나')
  await user.keyboard('jx')
  shop[''] = [{ id: 1, name: '하나 더' }]
  await readAgain()
  await row('하나 더')
  expect(screen.getByRole('status').textContent).toBe('하나 더')
})

test('a row that leaves with the focus, where the others have nothing to focus, leaves the list as it is', async () => {
  const shop = {
    '': [
      { id: 1, name: '맞출 입금' },
      { id: 2, name: '모르는 입금' },
    ],
  }
  const cell = ({ id, name }: Item) => (id === 1 ? <button type="button">{name}</button> : name)
  const { answer, readAgain, user } = openList(shop, {
    columns: [{ key: 'name', label: '이름', cell }],
    hrefOf: undefined,
    bulk: undefined,
  })
  await answer()
  await user.click(await screen.findByRole('button', { name: '맞출 입금' }))
  shop[''] = [{ id: 2, name: '모르는 입금' }]
  await readAgain()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(screen.getByText('모르는 입금')).toBeDefined()
})
