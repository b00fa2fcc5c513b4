import { addDays } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { newForDays } from '../words.ts'
import { turnNew } from './new-days.ts'

const { as, ctx, empty, tags } = await testShop()
const { catalog } = await as()
beforeEach(empty)

/** What everyone sees of the badge: on cards, as a filter and as its count. */
async function calledNew() {
  tags.empty('all')
  const { data } = await catalog.list({ query: { badge: 'new' } })
  const { counts } = await catalog.facets({ query: {} })
  const cards = await catalog.cards({ query: { ids: '1,2' } })
  return {
    listed: data.map(({ id }) => id),
    counted: counts?.badge.new,
    cards: cards.filter(({ badges }) => badges.includes('new')).map(({ id }) => id),
  }
}

test('what staff call new is so for sixty days, and then stands on no card, in no filter and in no count', async () => {
  const now = new Date()
  await givenProduct(ctx, { id: 1, badges: ['new', 'best'], created_at: addDays(now, -(newForDays - 2)) })
  await givenProduct(ctx, { id: 2, badges: ['new'], created_at: addDays(now, -(newForDays + 2)) })
  expect(await calledNew()).toEqual({ listed: [1], counted: 1, cards: [1] })
  const turn = async (days: number) => {
    const then = () => addDays(now, days)
    await turnNew({
      ...ctx,
      now: then,
      transaction: (action) => ctx.transaction((inner) => action({ ...inner, now: then })),
    })
    return calledNew()
  }
  expect(await turn(1)).toEqual({ listed: [1], counted: 1, cards: [1] })
  expect(await turn(3)).toEqual({ listed: [], counted: 0, cards: [] })
  // The other badge stays.
  expect((await catalog.list({ query: { badge: 'best' } })).data.map(({ id }) => id)).toEqual([1])
})

test('a product’s own page stops calling it new, too', async () => {
  await givenProduct(ctx, { id: 1, badges: ['new'], created_at: addDays(new Date(), -90) })
  expect((await catalog.show({ params: { product_id: 1 } })).badges).toEqual([])
})
