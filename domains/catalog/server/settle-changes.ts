import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { inArray, sql } from 'drizzle-orm'
import { writeAudits } from '../../audit/server/audit.ts'
import { atProductRename } from '../../catalog-hooks.ts'
import type { Cause, ChangeArea } from '../../change-set/server/change-sets.ts'
import { type ChangedRow, keyOfRow } from '../../change-set/server/write-rows.ts'
import { rebuildCards } from './cards.ts'
import { deleteProducts } from './delete-products.ts'
import { notifyRestocked } from './restock-job.ts'
import { productTable, stockMovementTable, stockTable, variantTable } from './tables.ts'

export const changeTables = {
  stock: { table: stockTable, key: stockTable.variant_id },
  product: { table: productTable, key: productTable.id },
  variant: { table: variantTable, key: variantTable.id },
} as const

/** Products, options and stock as rows of a change set. */
export const catalogChanges: ChangeArea = {
  name: 'catalog',
  tables: [changeTables.stock, changeTables.product, changeTables.variant],
  async settle(ctx, rows, cause) {
    const of = Map.groupBy(rows, ({ table_name }) => table_name)
    const stock = of.get('stock') ?? []
    const owners = await listOwners(ctx, [...stock, ...(of.get('variant') ?? [])])
    const product_ids = [...new Set([...(of.get('product') ?? []).map(({ row_id }) => row_id), ...owners.values()])]
    await writeMovements(ctx, stock, cause)
    await countVersions(ctx, product_ids)
    await writeAudits(ctx, entriesOf(rows, owners, cause))
    await redraw(ctx, product_ids, { sameWords: !rows.some(changesWords) })
    for (const { row_id, after } of of.get('product') ?? [])
      if ('name' in after || 'name_en' in after) await atProductRename(ctx, row_id)
    await enqueue(ctx, notifyRestocked, {}, { key: 'all' })
  },
  deleteMade: deleteProducts,
  async namesOf(ctx, rows) {
    const idsOf = (...tables: string[]) =>
      rows.filter(({ table_name }) => tables.includes(table_name)).map(({ row_id }) => row_id)
    const products = await ctx.db
      .select({ id: productTable.id, name: productTable.name })
      .from(productTable)
      .where(inArray(productTable.id, idsOf('product')))
    const variants = await ctx.db
      .select({ id: variantTable.id, name: variantTable.sku })
      .from(variantTable)
      .where(inArray(variantTable.id, idsOf('variant', 'stock')))
    const namesBy = (named: { id: number; name: string }[]) => new Map(named.map(({ id, name }) => [id, name]))
    const [byProduct, byVariant] = [namesBy(products), namesBy(variants)]
    return new Map(
      rows.map((row) => {
        const names = row.table_name === 'product' ? byProduct : byVariant
        return [keyOfRow(row), names.get(row.row_id) ?? '']
      }),
    )
  },
}

/** The products of options, by the option's id. */
async function listOwners(ctx: Context, rows: ChangedRow[]): Promise<Map<number, number>> {
  const ids = [...new Set(rows.map(({ row_id }) => row_id))]
  const owners = await ctx.db
    .select({ id: variantTable.id, product_id: variantTable.product_id })
    .from(variantTable)
    .where(inArray(variantTable.id, ids))
  return new Map(owners.map(({ id, product_id }) => [id, product_id]))
}

async function writeMovements(ctx: Context, stock: ChangedRow[], { note, undo }: Cause) {
  const { mb_id } = requireMember(ctx)
  const moved = stock
    .filter(({ before, after }) => before.on_hand !== after.on_hand)
    .map(({ row_id, before, after }) => ({
      variant_id: row_id,
      on_hand: Number(after.on_hand) - Number(before.on_hand),
      reason: undo ? 'undone' : note,
    }))
  await ctx.db.execute(sql`
    insert into ${stockMovementTable} (variant_id, on_hand, reserved, reason, occasion, mb_id, created_at)
    select variant_id, on_hand, 0, reason, 'staff', ${mb_id}, ${ctx.now().toISOString()}
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as each(variant_id int, on_hand int, reason text)`)
}

/** If one of them is open in the console, its save is refused as outdated. */
const countVersions = (ctx: Context, product_ids: number[]) =>
  ctx.db
    .update(productTable)
    .set({ version: sql`${productTable.version} + 1` })
    .where(inArray(productTable.id, product_ids))

function entriesOf(rows: ChangedRow[], owners: Map<number, number>, { kind, undo }: Cause) {
  return rows.map(({ table_name, row_id, before, after }) => ({
    action: undo ? (`${kind}.undo` as const) : kind,
    subject: `product:${table_name === 'product' ? row_id : owners.get(row_id)}`,
    before: table_name === 'product' ? before : { variant_id: row_id, ...before },
    after: table_name === 'product' ? after : { variant_id: row_id, ...after },
  }))
}

/** What a product is found by, and whether it is found at all. */
const found = ['name', 'name_en', 'slug', 'sku', 'visible', 'archived']
const changesWords = ({ after }: ChangedRow) => found.some((name) => name in after)

const redrawnAtOnce = 500

/** In parts, so that no statement grows without bound; in the order of ids, as every writer locks them. */
async function redraw(ctx: Context, product_ids: number[], words: { sameWords: boolean }) {
  const ids = product_ids.toSorted((a, b) => a - b)
  for (let from = 0; from < ids.length; from += redrawnAtOnce)
    await rebuildCards(ctx, ids.slice(from, from + redrawnAtOnce), words)
}
