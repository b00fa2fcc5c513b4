import type { Transport } from '@sillage/kit/client.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { createStaticHandler, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { routerContext, shopOf } from './shop.ts'

const Thing = z.object({ id: z.int(), name: z.string() })
const contract = {
  things: {
    list: endpoint({
      method: 'GET',
      path: '/api/things',
      summary: '목록',
      access: 'anyone',
      query: z.object({ page: z.coerce.number().optional(), sort: z.string().optional() }),
      reply: z.array(Thing),
    }),
    show: endpoint({
      method: 'GET',
      path: '/api/things/:id',
      summary: '하나',
      access: 'anyone',
      params: z.object({ id: z.coerce.number() }),
      reply: Thing,
    }),
    all: endpoint({ method: 'GET', path: '/api/all', summary: '모두', access: 'anyone', reply: z.array(Thing) }),
  },
}
const wires = {
  things: {
    list: { method: 'GET', path: '/api/things' },
    show: { method: 'GET', path: '/api/things/:id' },
    all: { method: 'GET', path: '/api/all' },
  },
} as const

const { createShop, prime } = shopOf<typeof contract>()

const candle = { id: 7, name: '캔들' }
const answering =
  (body: unknown): Transport =>
  (request) => {
    asked.push(request.url)
    if (body instanceof Problem) return Promise.reject(body)
    return Promise.resolve({ status: 200, body })
  }
let asked: string[] = []

async function open(path: string, at: string, loader: ReturnType<typeof prime>, transport: Transport) {
  asked = []
  const shop = createShop({ contract: wires, transport })
  const requestContext = new RouterContextProvider()
  requestContext.set(routerContext, shop)
  const { query } = createStaticHandler([{ id: 'page', path, loader }])
  const context = await query(new Request(`http://shop${at}`), { requestContext })
  if (context instanceof Response) throw new Error('a page, not a redirect')
  return { shop, status: context.statusCode, error: context.errors?.page }
}

test('the whole contract and the stripped one call the same addresses', async () => {
  for (const said of [contract, wires]) {
    const { api } = createShop({ contract: said, transport: answering(candle) })
    const thing = await api.things.show({ params: { id: 7 } })
    expectTypeOf(thing).toEqualTypeOf<{ id: number; name: string }>()
    expect(thing).toEqual(candle)
  }
})

test('a key begins with the names of the contract and ends in the address', () => {
  const { queries } = createShop({ contract: wires, transport: answering(candle) })
  expect(queries.things.all().queryKey).toEqual(['things', 'all', '/api/all'])
  expect(queries.things.list({ query: { sort: 'name', page: 2 } }).queryKey).toEqual([
    'things',
    'list',
    '/api/things?page=2&sort=name',
  ])
  expect(queries.things.list.key).toEqual(['things', 'list'])
})

test('the id of a path and the id of a row are one entry of the cache', async () => {
  const loader = prime((queries, { params }) => [queries.things.show({ params: { id: params.id } })])
  const { shop } = await open('/things/:id', '/things/7', loader, answering(candle))
  const cached = shop.cache.getQueryData(shop.queries.things.show({ params: { id: 7 } }).queryKey)
  expectTypeOf(cached).toEqualTypeOf<{ id: number; name: string } | undefined>()
  expect(cached).toEqual(candle)
})

test('a loader sees the query of the address and asks for each thing once', async () => {
  const loader = prime((queries, { query }) => [
    queries.things.all(),
    queries.things.list({ query: { page: query.get('page') } }),
    queries.things.all(),
  ])
  await open('/things', '/things?page=3', loader, answering([candle]))
  expect(asked.toSorted()).toEqual(['/api/all', '/api/things?page=3'])
})

test('what a page shows below its first screen is asked for with the rest, and not when it is only read ahead', async () => {
  const loader = prime(
    (queries) => [queries.things.all()],
    (queries) => [queries.things.list({ query: {} })],
  )
  const { shop } = await open('/things', '/things', loader, answering([candle]))
  expect(asked).toEqual(['/api/all', '/api/things'])
  asked = []
  shop.cache.clear()
  const context = new RouterContextProvider(new Map([[routerContext, shop]]))
  await loader.ahead({ context, params: {}, url: new URL('http://shop/things') })
  expect(asked).toEqual(['/api/all'])
})

test('what is only read ahead fails quietly', async () => {
  const loader = prime((queries) => [queries.things.all()])
  const shop = createShop({ contract: wires, transport: answering(new Problem(404, '없어요.')) })
  const context = new RouterContextProvider(new Map([[routerContext, shop]]))
  await loader.ahead({ context, params: {}, url: new URL('http://shop/things') })
  expect(shop.cache.getQueryCache().findAll()).toMatchObject([{ state: { status: 'error' }, meta: { quiet: true } }])
})

test.each([
  ['missing', new Problem(404, '없어요.'), 404, '없어요.'],
  ['forbidden', new Problem(403, '안 돼요.'), 403, '안 돼요.'],
  [
    'refused by the contract',
    new Problem(422, '숫자여야 해요.'),
    404,
    '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.',
  ],
  ['unreachable', new Problem(0, '네트워크 연결을 확인해 주세요.'), 503, '네트워크 연결을 확인해 주세요.'],
])('a page whose data is %s answers the status with the sentence', async (_, problem, status, message) => {
  const loader = prime((queries) => [queries.things.all()])
  const opened = await open('/things', '/things', loader, answering(problem))
  expect(opened.status).toBe(status)
  expect(isRouteErrorResponse(opened.error) && opened.error.data).toBe(message)
})
