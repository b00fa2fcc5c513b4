// @vitest-environment jsdom
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
  useRouteError,
} from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { restoreState, writeState } from './hydrate-state.ts'
import { KeepAlive } from './keep-alive.tsx'
import { Scroll } from './scroll.tsx'
import { routerContext, shopOf } from './shop.ts'

const contract = {
  show: endpoint({
    method: 'GET',
    path: '/api/things/:id',
    summary: '하나',
    access: 'anyone',
    params: z.object({ id: z.coerce.number() }),
    reply: z.object({ name: z.string() }),
  }),
}
const { createShop, useShop, prime, ShopProvider } = shopOf<typeof contract>()
const evil = '</script><!--<script>'

let calls = 0
const shop = () =>
  createShop({
    contract,
    transport: async ({ url }) => {
      calls += 1
      if (url.endsWith('/0')) throw new Problem(404, '없어요.')
      if (url.endsWith('/13')) throw new TypeError('a secret of the server')
      return { status: 200, body: { name: `물건 ${evil}` } }
    },
  })

function Page() {
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.show({ params: { id: 7 } }))
  return <h1>{data.name}</h1>
}

function Failure() {
  const error = useRouteError()
  return <p>{isRouteErrorResponse(error) ? `${error.status} ${error.data}` : '500 잠시 후 다시 시도해 주세요.'}</p>
}

function Shell() {
  return (
    <>
      <main>
        <KeepAlive />
      </main>
      <Scroll />
    </>
  )
}

const loader = prime((queries, { params }) => [queries.show({ params: { id: params.id } })])
const page = { id: 'page', path: '/things/:id', loader, Component: Page, ErrorBoundary: Failure }
const routes = [{ id: 'shell', Component: Shell, children: [page] }]

async function draw(at: string) {
  const served = shop()
  const requestContext = new RouterContextProvider(new Map([[routerContext, served]]))
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://shop${at}`), { requestContext })
  if (context instanceof Response) throw new Error('a page, not a redirect')
  const html = renderToString(
    <ShopProvider value={served}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </ShopProvider>,
  )
  return { html, state: writeState(served.cache, context) }
}

/** Takes over the drawn page, as the browser does, and answers what React had to say about it. */
async function hydrate(at: string, { html, state }: { html: string; state: string }) {
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>`
  const root = document.getElementById('root')
  if (!root) throw new Error('written above')
  const { cache, ...rest } = shop()
  const hydrationData = restoreState(document, cache)
  const router = createMemoryRouter(routes, { initialEntries: [at], ...(hydrationData && { hydrationData }) })
  const complaints: unknown[] = []
  const app = (
    <ShopProvider value={{ cache, ...rest }}>
      <RouterProvider router={router} />
    </ShopProvider>
  )
  await act(async () => hydrateRoot(root, app, { onRecoverableError: (error) => complaints.push(error) }))
  return { root, complaints }
}

beforeEach(() => {
  calls = 0
})

test('the browser goes on from the server’s page without a mismatch and without asking again', async () => {
  const drawn = await draw('/things/7')
  expect(calls).toBe(1)
  expect(drawn.state).not.toContain('<')
  const { root, complaints } = await hydrate('/things/7', drawn)
  expect(complaints).toEqual([])
  expect(root.querySelector('h1')?.textContent).toBe(`물건 ${evil}`)
  expect(calls).toBe(1)
})

test('the same page is the same bytes', async () => {
  expect(await draw('/things/7')).toEqual(await draw('/things/7'))
})

test('an error page is taken over as it was drawn', async () => {
  const { root, complaints } = await hydrate('/things/0', await draw('/things/0'))
  expect(complaints).toEqual([])
  expect(root.textContent).toBe('404 없어요.')
})

test('what broke inside the server stays there', async () => {
  const drawn = await draw('/things/13')
  expect(drawn.html + drawn.state).not.toContain('secret')
  const { root, complaints } = await hydrate('/things/13', drawn)
  expect(complaints).toEqual([])
  expect(root.textContent).toBe('500 잠시 후 다시 시도해 주세요.')
})

test('a document without a state starts from nothing', () => {
  document.body.innerHTML = ''
  expect(restoreState(document, shop().cache)).toBeUndefined()
})
