import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawProduct } from './draw-product.ts'
import { kindNames } from './kinds/catalogue.ts'
import { scentNames } from './scents.ts'
import type { View } from './stage.ts'
import { faultsOf, seen } from './testing.ts'

const views: View[] = ['main', 'detail', 'mood']

test('the same words draw the same picture', () => {
  for (const kind of kindNames) {
    const words = { kind, scent: 'fig', seed: 7, title: '무화과 그늘', subtitle: 'Fig Shade' } as const
    expect(drawProduct(words)).toBe(drawProduct(words))
  }
})

describe.each(kindNames)('%s', (kind) => {
  test.each(views)('is a sound drawing in its %s view, in every scent', (view) => {
    const faulty = scentNames.flatMap((scent) =>
      faultsOf(drawProduct({ kind, scent, seed: 3, view })).map((fault) => `${scent}: ${fault}`),
    )
    expect(faulty).toEqual([])
  })

  test('can be read by the library that paints it', async () => {
    for (const view of views) {
      const { width, height } = await sharp(Buffer.from(drawProduct({ kind, scent: 'plum', seed: 5, view }))).metadata()
      expect([width, height]).toEqual([1000, 1250])
    }
  })
})

test('no two products look alike', () => {
  const pictures = kindNames.flatMap((kind) =>
    scentNames.flatMap((scent) => [1, 2].map((seed) => seen(drawProduct({ kind, scent, seed })))),
  )
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('the three views of a product are three pictures', () => {
  for (const kind of kindNames) {
    const pictures = views.map((view) => seen(drawProduct({ kind, scent: 'rose', seed: 1, view })))
    expect(new Set(pictures).size).toBe(3)
  }
})

test("a shop's own words are printed, and cannot break the drawing", () => {
  const svg = drawProduct({ kind: 'book', scent: 'pine', seed: 1, title: '<b>"밤 & 낮"', subtitle: "Night's <end>" })
  expect(svg).toContain('&lt;b&gt;&quot;밤')
  expect(faultsOf(svg)).toEqual([])
})

test('a very long name is set smaller, never wider than its label', () => {
  const title = '아주아주 길고 긴 이름을 가진 저녁의 향'
  const svg = drawProduct({ kind: 'fragrance-oil', scent: 'fig', seed: 2, title })
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]+)</g)].filter(([, , text]) => text === title)
  expect(sizes.length).toBeGreaterThan(0)
  for (const [, size] of sizes) expect(Number(size) * title.length * 0.6).toBeLessThan(260)
})
