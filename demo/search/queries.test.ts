import { testShop } from '@sillage/domains/testing.ts'
import { beforeAll, expect, test } from 'vitest'
import { seedCatalog } from '../catalog/seed.ts'
import queries from './queries.json' with { type: 'json' }
import { seedSearch } from './seed.ts'

const { ctx, as } = await testShop()
const shown = 10

const picture = (name: string) => ({
  src: `/media/${name}-{width}.webp`,
  width: 960,
  height: 1200,
  widths: [480],
  tone: '',
})

beforeAll(async () => {
  await ctx.transaction(async (ctx) => {
    await seedCatalog({ ctx, picture })
    await seedSearch({ ctx, picture })
  })
})

test('shoppers find what they mean among the first ten', async () => {
  const visitor = await as()
  const lost: string[] = []
  for (const { kind, keyword, expected } of queries) {
    const { data } = await visitor.search.find({ query: { keyword, per_page: shown } })
    if (!data.some(({ id }) => id === expected))
      lost.push(`${kind}: ${keyword} → ${data.map(({ name }) => name).slice(0, 4)}`)
  }
  expect(queries.length).toBeGreaterThanOrEqual(150)
  expect(1 - lost.length / queries.length, lost.join('\n')).toBeGreaterThanOrEqual(0.97)
})
