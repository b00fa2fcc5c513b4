import { type MaterialFacts, reckon, type Weighed } from '@sillage/domains/formula/reckon.ts'
import { defaultDropMg, type FormulaKind } from '@sillage/domains/formula/words.ts'
import { expect, test } from 'vitest'
import { products } from '../catalog/products.ts'
import { demoFormulas, demoMaterials, type SeedLine, usualMaterial } from './seed-formulas.ts'
import { demoComposition, demoSubstanceLimits, demoSubstances } from './seed-substances.ts'

const written = new Map(demoMaterials.map((material) => [material.product_id, material]))
const materials = products.flatMap((product) => {
  const material = written.get(product.id) ?? usualMaterial(product.id, product.type_label)
  return material ? [{ product, material }] : []
})

function compositionOf({ id, type_label, scent }: (typeof products)[number]) {
  const oil = /^(프래그런스|에센셜) 오일/.exec(type_label)?.[1]
  return oil ? demoComposition(id, oil === '에센셜' ? 'essential' : 'fragrance', scent?.families ?? []) : []
}

function factsOf(product_id: number): MaterialFacts {
  const found = materials.find(({ product }) => product.id === product_id)
  if (!found) throw new Error(`${product_id} is no material of the demo shop`)
  const { product, material } = found
  // Entries of a record keyed by the kinds.
  const limits = Object.entries(material.limits) as [FormulaKind, number][]
  return {
    product_id,
    drop_mg: material.drop_mg ?? defaultDropMg,
    limits: limits.map(([kind, limit]) => ({ kind, limit, source: material.source })),
    composition: compositionOf(product).map(({ cas, ppm }) => ({
      cas,
      name: cas,
      name_en: cas,
      ppm,
      limits: demoSubstanceLimits.filter((limit) => limit.cas === cas),
    })),
  }
}

const lineOf = ([what, unit, amount]: SeedLine): Weighed => ({
  unit,
  amount,
  material: typeof what === 'number' ? factsOf(what) : null,
})

test('at least forty oils have a composition and limits, each with its source', () => {
  const oils = materials.filter(({ product }) => compositionOf(product).length > 0)
  expect(oils.length).toBeGreaterThanOrEqual(40)
  const known = new Set(demoSubstances.map(({ cas }) => cas))
  for (const { product, material } of oils) {
    expect(material.source).not.toBe('')
    expect(Object.keys(material.limits).length).toBeGreaterThan(0)
    for (const { cas } of compositionOf(product)) expect(known).toContain(cas)
  }
  for (const { source } of demoSubstanceLimits) expect(source).not.toBe('')
})

test('most demo formulas have a verdict: one is within its limits, one is over, and one holds something unknown', () => {
  const verdicts = demoFormulas.map(({ name, kind, versions }) => {
    const { batch_mg, lines } = versions.at(-1) ?? { batch_mg: 0, lines: [] }
    return [name, reckon({ kind, batch_mg, lines: lines.map(lineOf) }).verdict]
  })
  expect(Object.fromEntries(verdicts)).toEqual({
    '저녁 무화과 캔들': 'amber',
    '비 온 뒤 편백 디퓨저': 'green',
    '얼그레이 향수': 'red',
  })
})
