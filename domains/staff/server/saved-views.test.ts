import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'

const shop = await testShop()
beforeEach(shop.empty)

const view = (name: string, shared = false) => ({
  body: { list: 'orders', name, query: { state: 'paid' }, shared },
})
const namesFor = async (person: Awaited<ReturnType<typeof shop.as>>) =>
  (await person.staffViews.list({ query: { list: 'orders' } })).data.map(({ name, mine }) => `${name} ${mine}`)

test('one’s own views and those shared with everyone are shown; a name used again replaces the earlier one', async () => {
  const [hana, dul] = [await shop.as('hana', { permissions: ['orders'] }), await shop.as('dul', { permissions: [] })]
  await hana.staffViews.save(view('오늘'))
  await hana.staffViews.save(view('모두의 것', true))
  await hana.staffViews.save({ body: { ...view('오늘').body, query: { state: 'on_hold' } } })
  expect(await namesFor(hana)).toEqual(['오늘 true', '모두의 것 true'])
  expect(await namesFor(dul)).toEqual(['모두의 것 false'])
  expect((await hana.staffViews.list({ query: { list: 'members' } })).data).toEqual([])
})

test('a view is removed by its owner; a shared one also by anyone who decides about staff', async () => {
  const hana = await shop.as('hana', { permissions: ['orders'] })
  const dul = await shop.as('dul', { permissions: ['orders'] })
  const boss = await shop.as('boss', { permissions: ['*'] })
  const { id } = await hana.staffViews.save(view('모두의 것', true))
  await expect(dul.staffViews.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await boss.staffViews.remove({ params: { id } })
  expect(await namesFor(hana)).toEqual([])
})
