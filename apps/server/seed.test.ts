import { readPictures } from '@sillage/demo/pictures.ts'
import { seedShop } from '@sillage/demo/seed-shop.ts'
import { seedSteps } from '@sillage/demo/steps.ts'
import { contract } from '@sillage/domains/contract.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { eachEndpoint } from '@sillage/kit/endpoint.ts'
import { expect, test } from 'vitest'
import { readEnglish } from './english.ts'
import { openApiOf } from './openapi.ts'

const { as, ctx, empty } = await testShop()
const picture = await readPictures()
const seed = () => seedShop(ctx, { steps: seedSteps, picture, progress: () => undefined })

test('two servers that start at once fill the shop once', async () => {
  await empty()
  expect((await Promise.all([seed(), seed()])).toSorted()).toEqual(['kept', 'seeded'])
  expect(await seed()).toBe('kept')
  const visitor = await as()
  const page = await visitor.catalog.list({ query: { per_page: 100 } })
  expect(page.total).toBeGreaterThanOrEqual(270)
  expect(page.data).toHaveLength(100)
})

test('the demo shop fills every part of the first screen', async () => {
  const visitor = await as()
  const [home, recipes, sessions, instagram, notices, sale] = await Promise.all([
    visitor.content.home(),
    visitor.content.recipes.list({ query: {} }),
    visitor.tssa.upcoming({ query: {} }),
    visitor.content.instagram(),
    visitor.notice.list({ query: { perPage: '5' } }),
    visitor.catalog.list({ query: { category: 12 } }),
  ])
  expect(home.organ).toHaveLength(8)
  expect(recipes.data[0]?.materials.length).toBeGreaterThan(2)
  expect(sessions).toHaveLength(3)
  expect(instagram.data.filter(({ media_url }) => /\.jpe?g$/.test(media_url)).length).toBeGreaterThanOrEqual(6)
  expect(notices.data).toHaveLength(5)
  expect(sale.data.every(({ list_price }) => list_price !== null)).toBe(true)
})

test('a step that fails leaves an empty shop behind, to be filled at the next start', async () => {
  await empty()
  const broken = { name: 'broken', run: () => Promise.reject(new Error('the disk is full')) }
  const failing = seedShop(ctx, { steps: [...seedSteps, broken], picture, progress: () => undefined })
  await expect(failing).rejects.toThrow('the disk is full')
  expect((await (await as()).catalog.list({ query: {} })).total).toBe(0)
  expect(await seed()).toBe('seeded')
})

test('a picture that was never drawn is missed by name', () => {
  expect(() => picture('no-such-thing')).toThrow('no-such-thing')
})

test('the English of every part of the code is read', async () => {
  expect(Object.keys(await readEnglish()).length).toBeGreaterThan(100)
})

test('every endpoint of the contract is in the API reference', () => {
  const { paths } = openApiOf(contract)
  for (const { endpoint } of eachEndpoint(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    expect(paths[path]).toHaveProperty(endpoint.method.toLowerCase())
  }
})
