import type { Family, SeedOptionGroup, SeedScent, SeedVariant } from '../product-shape.ts'

/** A text in Korean and in English. */
export type Both = readonly [ko: string, en: string]

/** Sizes read the same in both languages. */
export function sizes(...names: string[]): SeedOptionGroup[] {
  return [{ name: '용량', name_en: 'Size', values: names.map((name) => ({ name, name_en: name })) }]
}

export function choice([name, name_en]: Both, ...values: Both[]): SeedOptionGroup[] {
  return [{ name, name_en, values: values.map(([name, name_en]) => ({ name, name_en })) }]
}

/** The single variant of a product without options. */
export function only(sku: string, stock: number, weight_g: number): SeedVariant[] {
  return [{ sku, values: [], stock, weight_g }]
}

export function scent(
  hours: number,
  families: [first: Family, middle: Family, last: Family],
  [top, top_en]: Both,
  [heart, heart_en]: Both,
  [base, base_en]: Both,
): SeedScent {
  return { hours, families, notes: { top, top_en, heart, heart_en, base, base_en } }
}
