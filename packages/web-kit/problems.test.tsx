// @vitest-environment jsdom
import type { Transport } from '@sillage/kit/client.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { data, isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { quietly } from './problems.tsx'
import { shopOf } from './shop.ts'
import { renderPage } from './testing.tsx'
import { useSubmit } from './use-submit.ts'

// Fetched with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/ui/dialog.tsx'))
afterEach(cleanup)

const said = { summary: '', access: 'anyone', reply: z.string() } as const
const contract = {
  read: endpoint({ method: 'GET', path: '/api/thing', ...said }),
  other: endpoint({ method: 'GET', path: '/api/other', ...said }),
  change: endpoint({ method: 'PUT', path: '/api/thing', ...said }),
}
const { createShop, useShop, prime } = shopOf<typeof contract>()
const missing = '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.'

function Reading() {
  const { queries } = useShop()
  const { data: text, isError } = useQuery(queries.read())
  useQuery(queries.other())
  return <p>{isError ? '못 읽음' : text}</p>
}
function Quiet() {
  const { queries } = useShop()
  const { isError } = useQuery(quietly(queries.read()))
  return <p>{isError ? '배너 없음' : null}</p>
}
function Changing() {
  const { api } = useShop()
  const { submit } = useSubmit(() => api.change(), { onDone: () => undefined })
  return (
    <form action={() => submit(undefined)}>
      <input aria-label="메모" defaultValue="적어 둔 글" />
      <button type="submit">보내기</button>
    </form>
  )
}
function Boundary() {
  const error = useRouteError()
  return <h1>{isRouteErrorResponse(error) ? `오류 ${error.status}` : '오류'}</h1>
}
const loader = prime((queries) => [queries.read()])
function nothingHere(): never {
  throw data('', { status: 404 })
}

function open(at: string, answer: (url: string) => { status: number; body?: unknown }) {
  const transport: Transport = async ({ url }) => ({ body: { message: '안 돼요.' }, ...answer(url) })
  const children = [
    { path: '/', element: <h1>처음</h1> },
    { path: '/reading', Component: Reading },
    { path: '/quiet', Component: Quiet },
    { path: '/changing', Component: Changing },
    { path: '/loading', loader, Component: Reading },
    { path: '/login', element: <h1>로그인</h1> },
    { path: '*', loader: nothingHere, element: null },
  ]
  const shop = createShop({ contract, transport })
  const routes = [{ Component: Outlet, children: [{ ErrorBoundary: Boundary, children }] }]
  const { router } = renderPage({ shop, at, routes })
  return { router, here: () => router.state.location.pathname + router.state.location.search }
}
const close = async () => userEvent.click(await screen.findByRole('button', { name: '닫기' }))

test('401: several calls of a page are one dialog, then the login page with the return address', async () => {
  const { here } = open('/reading?page=2', () => ({ status: 401 }))
  await screen.findByRole('dialog', { name: '알림' })
  expect(screen.getByText('로그인이 필요합니다.')).toBeDefined()
  await close()
  await screen.findByRole('heading', { name: '로그인' })
  expect(here()).toBe('/login?redirect=%2Freading%3Fpage%3D2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('404: a page’s own call shows the dialog, then the not-found page', async () => {
  const { here } = open('/reading', () => ({ status: 404 }))
  await screen.findByText(missing)
  expect(here()).toBe('/reading')
  await close()
  await waitFor(() => expect(here()).toBe('/not-found'))
  expect(await screen.findByText('오류 404')).toBeDefined()
})

test('404: a link whose page has no data shows the dialog over the not-found page of that address', async () => {
  const { router, here } = open('/', () => ({ status: 404 }))
  await screen.findByText('처음')
  await act(() => router.navigate('/loading'))
  await screen.findByText(missing)
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([here(), screen.getByRole('heading').textContent]).toEqual(['/loading', '오류 404'])
})

test('404: an unknown address is no call: no dialog', async () => {
  open('/nowhere', () => ({ status: 200 }))
  expect(await screen.findByText('오류 404')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('404: a read the page can do without says nothing', async () => {
  const { here } = open('/quiet', () => ({ status: 404 }))
  expect(await screen.findByText('배너 없음')).toBeDefined()
  expect([screen.queryByRole('dialog'), here()]).toEqual([null, '/quiet'])
})

test('404: a refused change keeps the form', async () => {
  const { here } = open('/changing', () => ({ status: 404, body: { message: missing } }))
  await userEvent.click(await screen.findByRole('button', { name: '보내기' }))
  await screen.findByText(missing)
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([here(), screen.getByRole('textbox').tagName]).toEqual(['/changing', 'INPUT'])
})

test('any other failed read is left to its page', async () => {
  open('/reading', () => ({ status: 500 }))
  expect(await screen.findByText('못 읽음')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
