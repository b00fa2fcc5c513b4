import { Problem } from '@sillage/kit/problem.ts'
import type { ProductCells, RowOutcome, RowToChange } from '../staff-contract.ts'
import { refuseUnsound } from './change-product.ts'
import type { ChangeTarget } from './change-targets.ts'
import { additionRefusal, groupOf, type Known, type NewRow } from './plan-additions.ts'

export const productCells = [
  'name',
  'name_en',
  'price_krw',
  'price_usd',
  'sale_price_krw',
  'sale_price_usd',
  'sale_from',
  'sale_to',
  'visible',
] as const
/** The cells of an option, and the columns they are stored in. */
export const variantCells = {
  variant_price_krw: 'price_krw',
  variant_price_usd: 'price_usd',
  weight_g: 'weight_g',
  cost_krw: 'cost_krw',
  barcode: 'barcode',
} as const
export const stockCells = ['on_hand', 'low_at'] as const

type Name = keyof ProductCells
type Find = (row: RowToChange) => ChangeTarget | null
export type Planned = RowOutcome & { target: ChangeTarget | null }

/** The result for every row, if it were applied after the rows before it. */
export function planChanges(rows: readonly RowToChange[], find: Find, known: Known): Planned[] {
  const products = new Map<number, ProductCells>()
  const seen = new Set<number>()
  const barcodes = new Set<string>()
  const additions = additionsOf(known)
  return rows.map((row, index) => {
    const target = find(row)
    if (!target && row.add) return additions({ ...row, add: row.add }, index)
    const before = target ? pick(cellsOf(target), keysOf(row.set)) : {}
    const after = Object.fromEntries(
      keysOf(row.set)
        .filter((name) => !isSame(name, row.set[name], before[name]))
        .map((name) => [name, row.set[name]]),
    ) as ProductCells // cell by cell from the same row
    const reason = target
      ? (refusalOf({ row, target, after, products, seen }) ?? barcodeRefusal(row, known, barcodes))
      : '이 코드의 상품이 없어요.'
    const outcome = reason ? 'refused' : keysOf(after).length > 0 ? 'changed' : 'same'
    if (!reason && target) remember(target, row.set, { products, seen })
    const name = [target?.product.name, target?.variant?.values.join(' · ')].filter(Boolean).join(' ')
    return {
      row: index,
      sku: target?.variant?.sku ?? row.sku ?? '',
      name,
      outcome,
      reason,
      before: pick(before, keysOf(after)),
      after,
      target,
    } as const
  })
}

/** Rows of products that are not here yet; those of one product are looked at together. */
function additionsOf(known: Known) {
  const groups = new Map<string, NewRow[]>()
  const skus = new Set<string>()
  const barcodes = new Set<string>()
  return (row: NewRow, index: number): Planned => {
    const { sku = '', set, add } = row
    const group = groups.get(groupOf(row)) ?? []
    const reason = skus.has(sku)
      ? '같은 코드가 두 번 나와요.'
      : (additionRefusal(row, known, group) ?? priceRefusal(set, newOffer) ?? barcodeRefusal(row, known, barcodes))
    skus.add(sku)
    if (!reason) groups.set(groupOf(row), [...group, row])
    const name = [set.name, add.option].filter(Boolean).join(' ')
    const outcome = reason ? 'refused' : 'added'
    return { row: index, sku, name, outcome, reason, before: {}, after: reason ? {} : set, target: null }
  }
}

const newOffer = {
  price_krw: 0,
  price_usd: 0,
  sale_price_krw: null,
  sale_price_usd: null,
  sale_from: null,
  sale_to: null,
  min_quantity: 1,
  max_quantity: null,
}

/** A scan means one option: neither another's of the shop nor another row's. */
function barcodeRefusal({ sku, set: { barcode } }: RowToChange, known: Known, seen: Set<string>): string | null {
  if (!barcode) return null
  if (seen.has(barcode)) return '같은 바코드가 두 번 나와요.'
  seen.add(barcode)
  const owner = known.barcodes.get(barcode)
  return owner !== undefined && owner !== sku ? '다른 옵션의 바코드예요.' : null
}

const keysOf = (cells: ProductCells) => Object.keys(cells) as Name[] // a parsed row has no other keys

/** The same moment can be written in two ways. */
const isSame = (name: Name, one: ProductCells[Name], other: ProductCells[Name]) =>
  one === other || (/^sale_(from|to)$/.test(name) && Date.parse(String(one)) === Date.parse(String(other)))

const pick = (cells: ProductCells, names: Name[]): ProductCells =>
  Object.fromEntries(names.map((name) => [name, cells[name]]))

function cellsOf({ product, variant }: ChangeTarget): ProductCells {
  const { name, name_en, price_krw, price_usd, sale_price_krw, sale_price_usd, visible } = product
  const days = {
    sale_from: product.sale_from?.toISOString() ?? null,
    sale_to: product.sale_to?.toISOString() ?? null,
  }
  const own = { name, name_en, price_krw, price_usd, sale_price_krw, sale_price_usd, ...days, visible }
  if (!variant) return own
  return {
    ...own,
    variant_price_krw: variant.price_krw,
    variant_price_usd: variant.price_usd,
    weight_g: variant.weight_g,
    cost_krw: variant.cost_krw,
    barcode: variant.barcode,
    on_hand: variant.on_hand,
    low_at: variant.low_at,
  }
}

type Before = { products: Map<number, ProductCells>; seen: Set<number> }
type Looked = Before & { row: RowToChange; target: ChangeTarget; after: ProductCells }

function refusalOf({ row, target, after, products, seen }: Looked): string | null {
  const { product, variant } = target
  const cells = cellsOf(target)
  const stale = keysOf(row.seen ?? {}).some((name) => !isSame(name, row.seen?.[name], cells[name]))
  if (stale) return '그사이 다른 값으로 바뀌었어요. 다시 확인해 주세요.'
  if (variant && seen.has(variant.id)) return '같은 코드가 두 번 나와요.'
  if (variant?.retired) return '판매를 끝낸 옵션이에요.'
  const ofVariant = keysOf(row.set).some((name) => !isProductCell(name))
  if (ofVariant && !variant) return '옵션 상품의 코드가 필요해요.'
  if (product.archived && after.visible) return '보관한 상품이에요. 먼저 복원해 주세요.'
  const earlier = products.get(product.id) ?? {}
  if (
    productCells.some(
      (name) =>
        earlier[name] !== undefined && row.set[name] !== undefined && !isSame(name, earlier[name], row.set[name]),
    )
  )
    return '같은 상품의 다른 줄과 내용이 달라요.'
  return stockRefusal(after, variant) ?? priceRefusal(after, product)
}

const isProductCell = (name: Name) => (productCells as readonly string[]).includes(name)

function stockRefusal({ on_hand }: ProductCells, variant: ChangeTarget['variant']) {
  if (on_hand === undefined || !variant) return null
  if (variant.is_kit) return '키트의 재고는 구성품의 재고를 따라요.'
  return on_hand < variant.reserved ? '주문에 예약된 수량보다 적게 정할 수 없어요.' : null
}

function priceRefusal(after: ProductCells, product: typeof newOffer | ChangeTarget['product']) {
  const { price_krw, price_usd, sale_price_krw, sale_price_usd, sale_from, sale_to } = after
  const days = { sale_from: dayOf(sale_from), sale_to: dayOf(sale_to) }
  const prices = { price_krw, price_usd, sale_price_krw, sale_price_usd, ...days }
  const changed = Object.fromEntries(Object.entries(prices).filter(([, value]) => value !== undefined))
  if (Object.keys(changed).length === 0) return null
  try {
    refuseUnsound({ ...product, ...changed })
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

const dayOf = (at: string | null | undefined) => (at ? new Date(at) : at)

function remember({ product, variant }: ChangeTarget, set: ProductCells, { products, seen }: Before) {
  if (variant) seen.add(variant.id)
  const own = Object.fromEntries(Object.entries(set).filter(([name]) => isProductCell(name as Name)))
  products.set(product.id, { ...products.get(product.id), ...own })
}
