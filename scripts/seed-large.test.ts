import { PassThrough } from 'node:stream'
import { seedCatalog } from '@sillage/demo/catalog/seed.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { expect, test } from 'vitest'
import { fillLarge } from './seed-large.ts'

const { ctx, database } = await testShop()
const picture = (name: string) => ({
  src: `/media/${name}-{width}.webp`,
  width: 960,
  height: 1200,
  widths: [480],
  tone: '',
})

/** A screen someone looks at, and all that was written on it. */
function openTerminal() {
  const terminal = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80 })
  return { terminal, shown: () => String(terminal.read() ?? '') }
}

test('who fills a large shop sees a bar grow to its end, or lines where no one watches', async () => {
  await ctx.transaction((ctx) => seedCatalog({ ctx, picture }))
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const { terminal, shown } = openTerminal()
  await fillLarge(ctx, { database, say, terminal, products: 400 })
  const bars = [...shown().matchAll(/Filling the large shop ([█░]+) (\d+)\/400/g)].map(([, bar = '', at]) => ({
    filled: bar.replaceAll('░', '').length,
    empty: bar.replaceAll('█', '').length,
    at: Number(at),
  }))
  expect(bars[0]?.at).toBe(0)
  expect(bars.some(({ at, filled, empty }) => at > 200 && at < 400 && filled > 0 && empty > 0)).toBe(true)
  expect(bars.at(-1)).toMatchObject({ at: 400, empty: 0 })
  expect(lines).toEqual([])
  await fillLarge(ctx, { database, say, terminal: Object.assign(new PassThrough(), { isTTY: false }), products: 420 })
  expect(lines).toEqual(['Filling the large shop: products (401/420)'])
})
