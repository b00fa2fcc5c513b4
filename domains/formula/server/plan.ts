import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { cartLimits } from '../../cart/words.ts'
import { optionWords } from '../../catalog/option-words.ts'
import { isSoldOut } from '../../catalog/server/availability.ts'
import { gradeOf, priceFor, type Sellable, selectSellables } from '../../catalog/server/sellable.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { Cost, FormulaVersion, Need } from '../formula-contract.ts'
import { choosePacks, contentOf, type Pack, type PackAim, withoutSize } from '../packs.ts'
import { partsOf } from '../reckon.ts'
import { defaultDensity, type PackTrouble, wholePercent } from '../words.ts'
import { listShelf } from './shelf.ts'
import { formulaMaterialTable } from './tables.ts'

/** How much is made, and whether money or leftovers are to be little. */
export type Plan = {
  batch_mg?: number | undefined
  aim: PackAim
  /** Everything is bought, as when asking what it costs. */
  without_shelf?: boolean
}

/** The packs for a batch that can be bought now, at this visitor's prices. */
export async function planCost(
  ctx: Context,
  shown: FormulaVersion,
  { batch_mg, aim, without_shelf }: Plan,
): Promise<Cost> {
  const wanted = batch_mg ?? shown.batch_mg
  const all = wishesOf(shown, wanted)
  const wishes = without_shelf ? all : await minusShelf(ctx, all)
  const sold = await listSold(ctx, [...new Set(wishes.map(({ product_id }) => product_id))])
  const needs = wishes.map((wish) => needOf(ctx, wish, { sold, aim }))
  const others = shown.lines.flatMap(({ material, name }) => (material ? [] : name))
  return {
    currency: ctx.visitor.currency,
    batch_mg: wanted,
    needs,
    others: [...new Set(others)],
    amount: needs.reduce((sum, { amount }) => sum + amount, 0),
    used_amount: needs.reduce((sum, { used_amount }) => sum + used_amount, 0),
  }
}

type Wish = {
  product_id: number
  variant_id: number
  needed_mg: number
  /** What is at home already. */
  shelf_mg: number
  named: Pick<Need, 'name' | 'name_en' | 'page'>
}

/** Lines of the same material are bought together. */
function wishesOf({ lines, batch_mg }: FormulaVersion, wanted: number): Wish[] {
  const wishes = new Map<string, { wish: Wish; parts: number }>()
  for (const line of lines) {
    if (!line.material) continue
    const { product_id, variant_id, option_name, name, name_en, page } = line.material
    // Sizes of one material are one wish; another colour of the same product is another.
    const key = `${product_id} ${withoutSize(option_name.split(' · ')).join(' · ')}`
    const parts = partsOf(line, batch_mg) + (wishes.get(key)?.parts ?? 0)
    // Rounded up: too little is not enough.
    const needed_mg = Math.ceil(((parts / wholePercent) * wanted) / batch_mg - 1 / 1_000_000)
    wishes.set(key, { parts, wish: { product_id, variant_id, needed_mg, shelf_mg: 0, named: { name, name_en, page } } })
  }
  return [...wishes.values()].map(({ wish }) => wish)
}

/** What is on the buyer's shelf does not have to be bought. */
async function minusShelf(ctx: Context, wishes: Wish[]): Promise<Wish[]> {
  const items = ctx.member ? await listShelf(ctx) : []
  const left = new Map<number, number>()
  for (const { product_id, left_mg } of items)
    if (product_id !== null) left.set(product_id, (left.get(product_id) ?? 0) + left_mg)
  return wishes.map((wish) => {
    const shelf_mg = Math.min(wish.needed_mg, left.get(wish.product_id) ?? 0)
    left.set(wish.product_id, (left.get(wish.product_id) ?? 0) - shelf_mg)
    return { ...wish, shelf_mg }
  })
}

type Sold = Sellable & { type_label: string; density: number | null }

/** Every size of these products that is still sold. */
async function listSold(ctx: Context, product_ids: number[]): Promise<Sold[]> {
  if (product_ids.length === 0) return []
  const more = { type_label: productTable.type_label, density: formulaMaterialTable.density }
  return selectSellables(ctx.db, gradeOf(ctx), more)
    .leftJoin(formulaMaterialTable, eq(formulaMaterialTable.product_id, productTable.id))
    .where(and(inArray(productTable.id, product_ids), eq(productTable.visible, true), eq(variantTable.retired, false)))
    .orderBy(asc(variantTable.position), asc(variantTable.id))
}

/** What is written on a pack says what is in it: its size, or of a product that has only one its label. */
function contentIn({ variant, type_label, density }: Sold): number | null {
  const written = variant.values.find((value) => contentOf(value, defaultDensity) !== null) ?? type_label
  return contentOf(written, density ?? defaultDensity)
}

function needOf(
  ctx: Context,
  { product_id, variant_id, needed_mg, shelf_mg, named }: Wish,
  { sold, aim }: { sold: readonly Sold[]; aim: PackAim },
): Need {
  const wanted_mg = needed_mg - shelf_mg
  const alike = sold.filter(({ product }) => product.id === product_id)
  const own = alike.find(({ variant }) => variant.id === variant_id)
  const wanted = withoutSize(own?.variant.values ?? []).join(' · ')
  const sizes = own ? alike.filter(({ variant }) => withoutSize(variant.values).join(' · ') === wanted) : alike
  const packs = sizes.flatMap((each) => packOf(ctx, each) ?? [])
  const { chosen, covered_mg } = choosePacks(packs, wanted_mg, aim)
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const bought = chosen.flatMap(({ variant_id, quantity }) => {
    const size = sizes.find(({ variant }) => variant.id === variant_id)
    return size ? boughtOf(ctx, size, { quantity, pieces }) : []
  })
  const amount = bought.reduce((sum, pack) => sum + pack.amount, 0)
  const used = Math.min(wanted_mg, covered_mg)
  return {
    product_id,
    ...named,
    needed_mg,
    shelf_mg,
    covered_mg,
    packs: bought,
    amount,
    used_amount: covered_mg === 0 ? 0 : Math.round((amount * used) / covered_mg),
    trouble: covered_mg >= wanted_mg ? null : troubleOf(sizes, packs),
  }
}

/** What this buyer pays for one. Tiers look at all pieces together, which are known only once the packs are chosen. */
function packOf(ctx: Context, size: Sold): Pack | null {
  const content_mg = contentIn(size)
  if (content_mg === null) return null
  const { product, variant, available } = size
  const { amount } = priceFor(size, { currency: ctx.visitor.currency, quantity: 1, at: ctx.now() })
  const max = Math.min(available, product.max_quantity ?? cartLimits.quantity, cartLimits.quantity)
  return { variant_id: variant.id, content_mg, unit_amount: amount, min: product.min_quantity, max }
}

function boughtOf(ctx: Context, size: Sold, { quantity, pieces }: { quantity: number; pieces: number }) {
  const { product, variant } = size
  const option = optionWords(product.option_groups, variant.values)
  const price = priceFor(size, { currency: ctx.visitor.currency, quantity: pieces, at: ctx.now() })
  return {
    variant_id: variant.id,
    option_name: option.name,
    option_name_en: option.name_en,
    quantity,
    content_mg: contentIn(size) ?? 0,
    unit_amount: price.amount,
    amount: price.amount * quantity,
  }
}

function troubleOf(sizes: readonly Sold[], packs: readonly Pack[]): PackTrouble {
  if (sizes.length === 0) return 'gone'
  if (packs.length === 0) return 'content'
  if (sizes.every(({ product, available }) => isSoldOut(available, product.min_quantity))) return 'sold_out'
  const bounded = sizes.some(
    ({ product: { max_quantity }, available }) => max_quantity !== null && available > max_quantity,
  )
  return bounded ? 'bounds' : 'short'
}
