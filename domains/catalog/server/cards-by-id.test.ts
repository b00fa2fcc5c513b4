import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { recentMax } from '../words.ts'

const { as, ctx, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const idsOf = async (ids: string) => (await visitor.catalog.cards({ query: { ids } })).map(({ id }) => id)

test('cards come in the order asked for, each once; what is hidden or gone is left out', async () => {
  await givenProduct(ctx, { id: 1 })
  await givenProduct(ctx, { id: 2 })
  await givenProduct(ctx, { id: 3, visible: false })
  expect(await idsOf('2,3,999,1,2')).toEqual([2, 1])
})

test.each(['', 'a', '1,', '1;2', Array.from({ length: recentMax + 1 }, (_, id) => id + 1).join()])(
  'asking for %j is refused',
  async (ids) => {
    await expect(idsOf(ids)).rejects.toMatchObject({ status: 422 })
  },
)
