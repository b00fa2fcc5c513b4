import type { DocumentKind } from '@sillage/domains/catalog/words.ts'
import type { Grade } from '@sillage/domains/member/words.ts'
import type { SeedProduct } from './product-shape.ts'
import { cents } from './products/build.ts'

const isMaterial = ({ category_ids: [top] }: SeedProduct) => top === 4
const isOilOrWax = ({ category_ids }: SeedProduct) => category_ids.includes(31) || category_ids.includes(32)

/** What makers who buy to sell pay, as a part of everyone's price. */
const shares: [grade: Grade, share: number][] = [
  ['wholesale', 0.86],
  ['dealer', 0.78],
]

/** Grade prices of the materials, by sku. */
export function gradePricesOf(product: SeedProduct) {
  if (!isMaterial(product)) return []
  return product.variants.flatMap(({ sku, price_krw = product.price_krw }) =>
    shares.map(([grade, share]) => {
      const krw = Math.round((price_krw * share) / 100) * 100
      return { sku, grade, price_krw: krw, price_usd: cents(krw) }
    }),
  )
}

/** A designed bottle gets cheaper for everyone: the set-up is paid once. */
const designTiers = [
  [12, 8],
  [50, 18],
  [100, 26],
  [300, 34],
] as const

/** Percent off materials from a number of pieces on: a little for who comes often, more for who sells on. */
export function tiersOf(product: SeedProduct): { grade: Grade; min_quantity: number; percent: number }[] {
  if (product.slug === 'design-bottle')
    return designTiers.map(([min_quantity, percent]) => ({ grade: 'general', min_quantity, percent }))
  if (!isMaterial(product)) return []
  return [
    { grade: 'gold', min_quantity: 10, percent: 3 },
    { grade: 'wholesale', min_quantity: 10, percent: 4 },
    { grade: 'wholesale', min_quantity: 30, percent: 7 },
    { grade: 'dealer', min_quantity: 30, percent: 8 },
  ]
}

type SeedDocument = {
  kind: DocumentKind
  name: string
  name_en: string
  lang: 'kr' | 'en'
  version: string
  lot: string
}

/** The documents of oils and waxes: safety in both languages, IFRA for what smells, an analysis for each of two lots. */
export function documentsOf(product: SeedProduct): SeedDocument[] {
  if (product.kind === 'kit') return [document('guide', product, '만드는 법', 'Instructions', { version: '2' })]
  if (!isOilOrWax(product)) return []
  const lots = [`L25${String(product.id % 12).padStart(2, '0')}A`, `L25${String(product.id % 12).padStart(2, '0')}B`]
  return [
    document('msds', product, '물질안전보건자료', 'Safety data sheet', { version: '3.1' }),
    document('msds', product, '물질안전보건자료(영문)', 'Safety data sheet (English)', { version: '3.1', lang: 'en' }),
    ...(product.category_ids.includes(32)
      ? [document('ifra', product, 'IFRA 적합 증명', 'IFRA certificate', { version: '51' })]
      : []),
    ...lots.map((lot) => document('coa', product, '시험 성적서', 'Certificate of analysis', { version: '1', lot })),
  ]
}

function document(
  kind: DocumentKind,
  { name, name_en }: SeedProduct,
  title: string,
  title_en: string,
  { version, lang = 'kr', lot = '' }: { version: string; lang?: 'kr' | 'en'; lot?: string },
): SeedDocument {
  return { kind, name: `${name} ${title}`, name_en: `${name_en}: ${title_en}`, lang, version, lot }
}

/** Skus that are offered beside a product. */
export function addOnsOf({ kind, id, category_ids: [top, group] }: SeedProduct): string[] {
  if (kind === 'class' || kind === 'service' || id === 1888) return []
  if (top === 2 && group !== 92) return ['GD-1888', 'GD-1860', 'GD-1861']
  if (top === 1 || top === 3 || top === 5 || group === 92) return ['GD-1888']
  return group === 31 ? ['MT-1310-M', 'GD-1851'] : []
}

/** What goes into the same orders: what sells well on the same shelves, and neither is shown as related to the other. */
export function boughtTogether(products: SeedProduct[]) {
  const popular = products.filter(({ kind }) => kind !== 'class' && kind !== 'service')
  popular.sort((one, other) => other.sold_30d - one.sold_30d)
  return products.flatMap((product) => {
    const { id, related, category_ids } = product
    const [top, group] = category_ids
    const others = popular.filter(
      (other) => other.id !== id && !related.includes(other.id) && !other.related.includes(id),
    )
    const beside = others.filter(({ category_ids }) => category_ids.includes(group ?? top ?? 0))
    // Not the same four everywhere: each product begins at another place of the list.
    const chosen = [...beside.slice(id % 3, (id % 3) + 3), ...others.slice(id % 5, (id % 5) + 2)]
    return [...new Set(chosen)].map((other) => [product, other] as const)
  })
}
