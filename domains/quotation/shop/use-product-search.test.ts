// @vitest-environment jsdom
import { surroundings } from '@sillage/web-kit/testing.tsx'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { rebuildSearch } from '../../search/server/rebuild.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { useProductSearch } from './use-product-search.ts'

const { ctx, dispatcher, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

const nothing = { keyword: '', category: null, wanted: 4 }

function search(input: Partial<Parameters<typeof useProductSearch>[0]>) {
  const wrapper = surroundings({ shop: createShop({ contract, transport: dispatcher.transport(ctx) }) })
  const { result } = renderHook(() => useProductSearch({ ...nothing, ...input }), { wrapper })
  return async () => {
    await waitFor(() => expect(result.current.state).toBe('found'))
    return { ids: result.current.cards.map(({ id }) => id), total: result.current.total }
  }
}

test('where nothing is asked, the best sellers stand there', async () => {
  await givenProduct(ctx, { id: 1 })
  await givenProduct(ctx, { id: 2 })
  expect((await search({})()).ids.sort()).toEqual([1, 2])
})

test('a name is found in the category that was chosen, and only there', async () => {
  await givenProduct(ctx, { id: 1, name: '무화과', category_ids: [2] })
  await givenProduct(ctx, { id: 2, name: '무화과', category_ids: [3] })
  await givenProduct(ctx, { id: 3, name: '비', category_ids: [2] })
  await rebuildSearch(ctx, [1, 2, 3])
  expect(await search({ keyword: ' ㅁㅎㄱ ', category: 2 })()).toEqual({ ids: [1], total: 1 })
  expect(await search({ category: 3 })()).toEqual({ ids: [2], total: 1 })
  expect(await search({ keyword: '없음' })()).toEqual({ ids: [], total: 0 })
})
