// @vitest-environment jsdom
import { surroundings } from '@sillage/web-kit/testing.tsx'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/server/testing.ts'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { useProductSearch } from './use-product-search.ts'

const { ctx, desk, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

const nothing = { keyword: '', category: null, wanted: 4 }

function search(asked: Partial<Parameters<typeof useProductSearch>[0]>) {
  const wrapper = surroundings({ shop: createShop({ contract, transport: desk.transport(ctx) }) })
  const { result } = renderHook(() => useProductSearch({ ...nothing, ...asked }), { wrapper })
  return async () => {
    await waitFor(() => expect(result.current.state).toBe('found'))
    return { ids: result.current.cards.map(({ id }) => id), complete: result.current.complete }
  }
}

test('where nothing is asked, the best sellers stand there', async () => {
  await givenProduct(ctx, { id: 1 })
  await givenProduct(ctx, { id: 2 })
  expect((await search({})()).ids.sort()).toEqual([1, 2])
})

test('a name is found on the shelf that was chosen, and only there', async () => {
  await givenProduct(ctx, { id: 1, name: '무화과', category_ids: [2] })
  await givenProduct(ctx, { id: 2, name: '무화과', category_ids: [3] })
  await givenProduct(ctx, { id: 3, name: '비', category_ids: [2] })
  expect(await search({ keyword: '무화과', category: 2 })()).toEqual({ ids: [1], complete: true })
  expect(await search({ category: 3 })()).toEqual({ ids: [2], complete: true })
})

test('a name past the first hundred products is found too, and a name that is not there ends', async () => {
  for (let id = 1; id <= 101; id += 1) await givenProduct(ctx, { id, name: id === 1 ? '마지막' : `상품 ${id}` })
  expect(await search({ keyword: '마지막' })()).toEqual({ ids: [1], complete: true })
  expect(await search({ keyword: '없음' })()).toEqual({ ids: [], complete: true })
  const many = await search({ keyword: '상품' })()
  expect({ ...many, ids: many.ids.length }).toEqual({ ids: 100, complete: false })
})
