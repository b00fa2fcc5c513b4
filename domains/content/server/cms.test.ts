import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { banner } from './seed/banner.ts'
import { cmsPageTable } from './tables.ts'

const { as, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

test('a shop without a banner says so, and is not refused', async () => {
  expect(await visitor.content.banner()).toEqual({ template: null, link: '' })
})

test('the published banner comes with its tree and its link', async () => {
  await db.insert(cmsPageTable).values(banner)
  const { template, link } = await visitor.content.banner()
  expect(link).toBe(banner.link)
  expect(template).toEqual(banner.template)
})
