// @vitest-environment jsdom
import { endpoint } from '@sillage/kit/endpoint.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { useLocalizedField } from './localized-field.ts'
import { createPhrases, usePhrases } from './phrases.ts'
import { shopOf } from './shop.ts'
import { renderPage } from './testing.tsx'

afterEach(cleanup)

const contract = {
  show: endpoint({
    method: 'GET',
    path: '/api/things/:id',
    summary: '하나',
    access: 'anyone',
    params: z.object({ id: z.coerce.number() }),
    reply: z.object({ name: z.string(), name_en: z.string() }),
  }),
}
const { createShop, useShop, prime } = shopOf<typeof contract>()

function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.show({ params: { id: 7 } }))
  return <h1>{`${t('상품')}: ${pick(data, 'name')}`}</h1>
}
const route = {
  path: '/things/:id',
  loader: prime((queries, { params }) => [queries.show({ params: { id: params.id } })]),
  Component,
}
const shop = () =>
  createShop({ contract, transport: async () => ({ status: 200, body: { name: '캔들', name_en: 'Candle' } }) })

test('a page is primed, read and drawn in Korean', async () => {
  renderPage({ route, at: '/things/7', shop: shop() })
  expect(await screen.findByRole('heading', { name: '상품: 캔들' })).toBeDefined()
})

test('and in English', async () => {
  const phrases = createPhrases({ locale: 'en', package: { 상품: 'Product' } })
  renderPage({ routes: [route], at: '/things/7', shop: shop(), phrases })
  expect(await screen.findByRole('heading', { name: 'Product: Candle' })).toBeDefined()
})
