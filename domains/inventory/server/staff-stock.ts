import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import type { StockRow, staffStock } from '../contract.ts'
import { adjustStock } from './adjust-stock.ts'

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const words = sql`lower(product.name || ' ' || product.name_en)`

/** Options that have a stock of their own, the newest first. Seats of classes belong to the school's screens. */
export async function listStock(ctx: Context, { query }: HandlerInput<typeof staffStock.list>) {
  const { keyword, skus, stock, after, limit } = query
  const rows = await readStock(
    ctx,
    [
      sql`not variant.retired and product.kind not in ('kit', 'class') and not product.archived`,
      ...(keyword ? [named(keyword.toLowerCase())] : []),
      ...(skus
        ? [sql`(variant.sku = any(${sql.param(skus)}::text[]) or variant.barcode = any(${sql.param(skus)}::text[]))`]
        : []),
      ...(stock ? [levels[stock]] : []),
      ...(after ? [sql`stock.variant_id < ${after}`] : []),
    ],
    limit + 1,
  )
  const { shown, next_after } = toKeyset(rows, limit, ({ variant_id }) => variant_id)
  return { data: shown, next_after }
}

const levels = {
  low: sql`stock.on_hand - stock.reserved <= stock.low_at`,
  out: sql`(stock.on_hand - stock.reserved) <= 0`,
  reserved: sql`stock.reserved > 0`,
  waiting: sql`stock.variant_id in (select variant_id from restock_alert)`,
} satisfies Record<string, SQL>

/** Found by an index each, so that a million rows are no reason to wait. */
const named = (keyword: string) => sql`stock.variant_id in (
  select id from variant where sku like ${`${escaped(keyword.toUpperCase())}%`}
  union select id from variant where barcode = ${keyword.toUpperCase()}
  union select variant.id from product join variant on variant.product_id = product.id
    where letter_pairs(${words}) @> letter_pairs(${keyword}) and ${words} like ${`%${escaped(keyword)}%`}
  ${/^\d{1,9}$/.test(keyword) ? sql`union select id from variant where product_id = ${Number(keyword)}` : sql``})`

/** What an option is called: its values. */
export const option = sql`array_to_string(array(select jsonb_array_elements_text(to_jsonb(variant.values))), ' · ')`

async function readStock(ctx: Context, conditions: SQL[], rows: number): Promise<StockRow[]> {
  const found = await ctx.db.execute<StockRow>(sql`
    select stock.variant_id, variant.product_id, variant.sku, variant.barcode, product.name, product.name_en, product.kind,
      ${option} as option, product.pictures -> 0 as picture,
      stock.on_hand, stock.reserved, stock.on_hand - stock.reserved as available, stock.low_at, variant.retired,
      (select count(*)::int from restock_alert where restock_alert.variant_id = stock.variant_id) as waiting
    from stock join variant on variant.id = stock.variant_id join product on product.id = variant.product_id
    where ${sql.join(conditions, sql` and `)} order by stock.variant_id desc limit ${rows}`)
  return found.rows
}

export async function findStock(ctx: Context, variant_id: number) {
  const [row] = await readStock(ctx, [sql`stock.variant_id = ${variant_id}`], 1)
  if (!row) throw notFound()
  return row
}

export async function adjust(ctx: Context, { params: { variant_id }, body }: HandlerInput<typeof staffStock.adjust>) {
  const { product_id } = await findStock(ctx, variant_id)
  await adjustStock(ctx, { product_id, variant_id }, body)
  return findStock(ctx, variant_id)
}

export async function setLevel(
  ctx: Context,
  { params: { variant_id }, body }: HandlerInput<typeof staffStock.setLevel>,
) {
  await ctx.transaction(async (ctx) => {
    const before = await findStock(ctx, variant_id)
    await ctx.db.update(stockTable).set(body).where(eq(stockTable.variant_id, variant_id))
    await writeAudit(ctx, {
      action: 'product.stock-level',
      subject: `product:${before.product_id}`,
      before,
      after: body,
    })
  })
  return findStock(ctx, variant_id)
}
