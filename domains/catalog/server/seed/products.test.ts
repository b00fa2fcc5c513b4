import { expect, test } from 'vitest'
import { categories, type SeedCategory } from './categories.ts'
import type { SeedProduct } from './product-shape.ts'
import { products } from './products.ts'
import { withoutEnglish, wrongEnglish } from './testing.ts'

const parents = new Map<number, number | null>()
const plant = (branch: SeedCategory, parent: number | null) => {
  parents.set(branch.id, parent)
  for (const child of branch.descendants) plant(child, branch.id)
}
for (const top of categories) plant(top, null)

const nodes = (branches: SeedCategory[]): SeedCategory[] =>
  branches.flatMap((branch) => [branch, ...nodes(branch.descendants)])
const depth = (branch: SeedCategory): number => 1 + Math.max(0, ...branch.descendants.map(depth))
const repeated = <Item>(items: Item[]) => items.filter((item, place) => items.indexOf(item) !== place)
const soldOut = (product: SeedProduct) => product.variants.every((variant) => variant.stock === 0)

test('the shop is full: more than 72 products, and every kind of them', () => {
  expect(products.length).toBeGreaterThanOrEqual(72)
  expect(new Set(products.map((product) => product.kind)).size).toBe(5)
})

test('ids, slugs, skus and pictures are each used once', () => {
  expect(repeated(products.map((product) => product.id))).toEqual([])
  expect(repeated(products.map((product) => product.slug))).toEqual([])
  expect(repeated(products.map((product) => product.name))).toEqual([])
  expect(repeated(products.flatMap((product) => product.variants.map((variant) => variant.sku)))).toEqual([])
  expect(
    repeated(products.map(({ picture }) => `${picture.kind} ${picture.scent} ${picture.seed}`)),
    'same picture',
  ).toEqual([])
  for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('the tree is three levels deep, its ids are 1–99 and used once, and 12 is the sale', () => {
  const all = nodes(categories)
  expect(Math.max(...categories.map(depth))).toBe(3)
  expect(repeated(all.map((node) => node.id))).toEqual([])
  expect(repeated(all.map((node) => node.slug))).toEqual([])
  for (const node of all) expect(node.id).toSatisfy((id: number) => id >= 1 && id <= 99)
  expect(all.find((node) => node.id === 12)?.name).toBe('세일')
  const slugs = products.map((product) => product.slug)
  for (const { picture } of all) if (picture) expect(slugs).toContain(picture)
})

test('a product lies in categories that exist, with their parents, and every category has something', () => {
  for (const { slug, category_ids } of products) {
    for (const id of category_ids) {
      const parent = parents.get(id)
      expect(parent, `${slug}: category ${id}`).toBeDefined()
      if (parent) expect(category_ids, slug).toContain(parent)
    }
  }
  const used = new Set(products.flatMap((product) => product.category_ids))
  expect([...parents.keys()].filter((id) => !used.has(id))).toEqual([])
})

test('related products exist and are others', () => {
  const ids = products.map((product) => product.id)
  for (const { id, slug, related } of products) {
    expect(related.length, slug).toSatisfy((count: number) => count === 3 || count === 4)
    expect(repeated(related), slug).toEqual([])
    expect(related, slug).not.toContain(id)
    for (const other of related) expect(ids, slug).toContain(other)
  }
})

test('a sale price is below the price, and what is on sale is in the sale', () => {
  for (const { slug, price_krw, price_usd, sale, category_ids, variants } of products) {
    expect(category_ids.includes(12), slug).toBe(sale !== undefined)
    if (!sale) continue
    expect(sale.price_krw, slug).toBeLessThan(price_krw)
    expect(sale.price_usd, slug).toBeLessThan(price_usd)
    // One sale price for the whole product: a variant with a price of its own would leave it unclear.
    expect(variants.filter((variant) => variant.price_krw !== undefined)).toEqual([])
  }
})

test('dollars follow won, in halves of a dollar', () => {
  const prices = products.flatMap((product) => [product, product.sale, ...product.variants])
  for (const price of prices) {
    if (price?.price_krw === undefined) continue
    expect(price.price_usd).toBe(Math.round((price.price_krw / 1350) * 2) * 50)
  }
})

test('every variant names one value of every option group', () => {
  for (const { slug, option_groups, variants } of products) {
    expect(variants.length, slug).toBeGreaterThan(0)
    expect(repeated(variants.map((variant) => variant.values.join())), slug).toEqual([])
    for (const { values } of variants) {
      expect(values.length, slug).toBe(option_groups.length)
      for (const [place, value] of values.entries())
        expect(option_groups[place]?.values.map((option) => option.name)).toContain(value)
    }
  }
})

test('a few are sold out, about fourteen are new, and the badges tell the truth', () => {
  expect(products.filter(soldOut).length).toSatisfy((count: number) => count >= 4 && count <= 5)
  const fresh = products.filter((product) => product.created_days_ago <= 60)
  expect(fresh.length).toBe(14)
  expect(products.filter((product) => product.badges.includes('new'))).toEqual(fresh)
  const best = products.filter((product) => product.badges.includes('best'))
  const rest = products.filter((product) => !product.badges.includes('best'))
  expect(Math.min(...best.map((product) => product.sold_30d))).toBeGreaterThan(
    Math.max(...rest.map((product) => product.sold_30d)),
  )
})

test('a rating lies between 1 and 5, a scent between 1 and 12 hours', () => {
  for (const { slug, rating_count, rating_sum, scent } of products) {
    expect(rating_sum / rating_count, slug).toSatisfy((rating: number) => rating >= 1 && rating <= 5)
    if (scent) expect(scent.hours, slug).toSatisfy((hours: number) => hours >= 1 && hours <= 12)
  }
  for (const { kind, scent } of products) if (kind === 'book' || kind === 'class') expect(scent).toBeUndefined()
})

test('every text has its English, and English has no Hangul', () => {
  expect(withoutEnglish([products, categories])).toEqual([])
  expect(wrongEnglish([products, categories])).toEqual([])
})

test('the law’s fields are there: five to eight of them', () => {
  for (const { slug, details } of products)
    expect(details.length, slug).toSatisfy((rows: number) => rows >= 5 && rows <= 8)
})
