import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { expect, test } from 'vitest'
import { categories, type SeedCategory } from './categories.ts'
import { categoryLeads } from './category-leads.ts'
import { addOnsOf, boughtTogether, documentsOf, gradePricesOf, tiersOf } from './offers.ts'
import type { SeedProduct } from './product-shape.ts'
import { products } from './products.ts'
import { factsOf, noReturnOf } from './statutory.ts'

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
const stock = new Map(products.flatMap(({ variants }) => variants.map(({ sku, stock }) => [sku, stock])))
const isGone = ({ stock }: { stock: number }) => stock === 0
/** A kit is there as long as all its parts are. */
const soldOut = ({ variants, parts }: SeedProduct) =>
  parts
    ? variants.every(({ parts: own = [] }) =>
        [...parts, ...own].some(({ sku, quantity }) => (stock.get(sku) ?? 0) < quantity),
      )
    : variants.every((variant) => variant.stock === 0)

test('the shop is full: some three hundred products, and every kind of them', () => {
  expect(products.length).toBeGreaterThanOrEqual(270)
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

test('every category says a sentence of its own, in both languages', () => {
  const ids = nodes(categories).map(({ id }) => id)
  expect([...categoryLeads.keys()].sort()).toEqual(ids.sort())
  const leads = [...categoryLeads.values()]
  expect(withoutEnglish(leads)).toEqual([])
  expect(wrongEnglish(leads)).toEqual([])
  for (const field of ['lead', 'lead_en'] as const) expect(repeated(leads.map((each) => each[field]))).toEqual([])
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

test('what is bought together is something else than what is related', () => {
  const pairs = boughtTogether(products).map(([one, other]) => [one.id, other.id])
  expect(repeated(pairs.map((pair) => pair.join(' ')))).toEqual([])
  for (const { id, slug, related } of products) {
    expect(pairs.filter(([one]) => one === id).length, slug).toBeGreaterThanOrEqual(2)
    const others = pairs.filter((pair) => pair.includes(id)).map(([one, other]) => (one === id ? other : one) ?? id)
    expect(
      others.filter((other) => other === id || related.includes(other)),
      slug,
    ).toEqual([])
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

test('the demo shows what happens where two options leave holes, each value still to be had', () => {
  const holes = products.filter(({ option_groups, variants }) => option_groups.length > 1 && variants.some(isGone))
  expect(holes.length).toBeGreaterThanOrEqual(2)
  for (const { slug, option_groups, variants } of holes)
    for (const [place, { values }] of option_groups.entries())
      for (const { name } of values)
        expect(
          variants.filter((each) => each.values[place] === name && !isGone(each)).length,
          `${slug} ${name}`,
        ).not.toBe(0)
})

test('some are sold out or nearly so, a tenth is new, and the badges tell the truth', () => {
  const gone = products.filter(soldOut)
  expect(gone.length).toSatisfy((count: number) => count >= 8 && count <= 20)
  expect(gone.filter(({ kind }) => kind === 'kit')).toEqual([])
  expect([...stock.values()].filter((pieces) => pieces > 0 && pieces <= 5).length).toBeGreaterThanOrEqual(5)
  const fresh = products.filter((product) => product.created_days_ago <= 60)
  expect(fresh.length).toSatisfy((count: number) => count >= 30 && count <= 60)
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

test('the law’s fields stand in a table of their own, with a number to call and every label once', () => {
  for (const product of products) {
    const { details, statutory } = factsOf(product)
    const labels = [...details, ...statutory].map(({ label }) => label)
    expect(details.length, product.slug).toBeGreaterThanOrEqual(2)
    expect(statutory.length, product.slug).toBeGreaterThanOrEqual(4)
    expect(repeated(labels), product.slug).toEqual([])
    expect(withoutEnglish(statutory)).toEqual([])
    expect(wrongEnglish(statutory)).toEqual([])
  }
  const find = (slug: string) => products.find((product) => product.slug === slug)
  const said = (slug: string) => {
    const product = find(slug)
    return product
      ? factsOf(product)
          .statutory.map(({ value }) => value)
          .join()
      : ''
  }
  expect(said('evening-smoke')).toContain('안전확인대상 생활화학제품 · 초')
  expect(said('writing-scent')).toContain('정가의 15%')
  expect(said('candle-maker-certificate')).toContain('3분의 2')
})

test('facts are called by their names, and name every size that is sold', () => {
  const factOf = (slug: string, label: string) => {
    const product = products.find((each) => each.slug === slug)
    return product && factsOf(product).details.find((fact) => fact.label === label)
  }
  expect(factOf('evening-smoke', '내용량')?.value).toBe('180 g · 250 g · 500 g (250 g, 약 45시간)')
  const facts = products.flatMap((product) => factsOf(product).details)
  expect(facts.filter(({ label, value }) => label === '크기' && /\d (g|ml|L)\b|°C/.test(value))).toEqual([])
  expect(facts.filter(({ value }) => /(^|\D)0%까지/.test(value))).toEqual([])
  expect(products.filter(({ scent }) => scent && Object.values(scent.notes).includes('없음'))).toEqual([])
})

test('what is opened, begun or made for one person cannot be sent back', () => {
  const reasons = new Map(products.map((product) => [product.slug, noReturnOf(product)]))
  expect(reasons.get('evening-smoke')).toBe('opened_fragrance')
  expect(reasons.get('custom-bottle')).toBe('custom_made')
  expect(reasons.get('perfumery-accords')).toBe('class_started')
  expect(reasons.get('ribbed-glass')).toBe(null)
})

test('a book is never sold below nine tenths of its fixed price; a notebook has none', () => {
  const books = products.filter(({ category_ids: [top, listing] }) => top === 6 && listing !== 90)
  for (const { slug, sale, price_krw } of books)
    if (sale) expect(sale.price_krw, slug).toBeGreaterThanOrEqual(price_krw * 0.9)
})

test('prices are above nothing, and those of makers below everyone’s', () => {
  for (const product of products) {
    for (const { sku, price_krw = product.price_krw, price_usd = product.price_usd } of product.variants) {
      expect(Math.min(price_krw, price_usd), sku).toBeGreaterThan(0)
      for (const grade of gradePricesOf(product).filter((price) => price.sku === sku)) {
        expect(grade.price_krw, sku).toBeLessThan(price_krw)
        expect(grade.price_krw, sku).toBeGreaterThan(0)
      }
    }
    const tiers = tiersOf(product).map(({ grade, min_quantity }) => `${grade} ${min_quantity}`)
    expect(repeated(tiers), product.slug).toEqual([])
  }
})

test('kits and what is offered beside a product are made of what the shop sells', () => {
  const skus = new Set(stock.keys())
  for (const product of products) {
    const inside = [...(product.parts ?? []), ...product.variants.flatMap(({ parts = [] }) => parts)]
    const pieces = [...inside.map(({ sku }) => sku), ...addOnsOf(product)]
    expect(
      pieces.filter((sku) => !skus.has(sku)),
      product.slug,
    ).toEqual([])
    expect(repeated(addOnsOf(product)), product.slug).toEqual([])
    expect(
      product.variants.filter(({ sku }) => addOnsOf(product).includes(sku)),
      product.slug,
    ).toEqual([])
    expect(product.parts !== undefined, product.slug).toBe(product.kind === 'kit')
  }
})

test('oils and waxes have their documents, by lot and in both languages', () => {
  for (const product of products) {
    const documents = documentsOf(product)
    expect(withoutEnglish(documents)).toEqual([])
    if (!product.category_ids.includes(31) && !product.category_ids.includes(32)) continue
    expect(new Set(documents.map(({ kind }) => kind)), product.slug).toContain('coa')
    expect(
      documents.filter(({ kind, lot }) => kind === 'coa' && lot === ''),
      product.slug,
    ).toEqual([])
  }
})
