import { isDeepStrictEqual } from 'node:util'
import type { HandlerInput, Reply } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { productTable } from '../../catalog/server/tables.ts'
import type { MaterialSheet, staffFormulas } from '../staff-contract.ts'
import { formulaLimitTable, formulaMaterialTable } from './tables.ts'

type Bringing = HandlerInput<typeof staffFormulas.bring>['body']
type Row = Reply<typeof staffFormulas.bring>['rows'][number]

/** What is allowed of which material, as staff have it from its maker: all of it, or in a rehearsal none. */
export async function bringMaterials(ctx: Context, { materials, dry_run }: Bringing) {
  const bring = (ctx: Context) => bringAll(ctx, materials)
  return { rows: dry_run ? await dryRun(ctx, bring) : await ctx.transaction(bring) }
}

async function bringAll(ctx: Context, sheets: readonly MaterialSheet[]) {
  const rows: Row[] = []
  // Always in the same order: two who read in at once do not wait for each other in a circle.
  for (const sheet of sheets.toSorted((a, b) => a.product_id - b.product_id)) rows.push(await bringOne(ctx, sheet))
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const after = {
    written: count('written'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
  }
  await writeAudit(ctx, { action: 'formula.materials', subject: 'formula_material', before: null, after })
  return rows
}

async function bringOne(ctx: Context, { product_id, limits, drop_mg, density }: MaterialSheet): Promise<Row> {
  const refused = (reason: string): Row => ({ product_id, outcome: 'refused', reason })
  const [product] = await ctx.db
    .select({ kind: productTable.kind })
    .from(productTable)
    .where(eq(productTable.id, product_id))
    // Two imports of the same material run one after the other.
    .for('update')
  if (!product) return refused('이 번호의 상품이 없어요.')
  if (product.kind !== 'goods') return refused('재료로 쓸 수 있는 상품이 아니에요.')
  if (new Set(limits.map(({ kind }) => kind)).size < limits.length)
    return refused('같은 제품의 한도가 두 번 적혀 있어요.')
  const facts = { drop_mg, density }
  const before = await findSheet(ctx, product_id)
  const after = { ...facts, limits: limits.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)) }
  if (isDeepStrictEqual(before, after)) return { product_id, outcome: 'same', reason: null }
  await ctx.db
    .insert(formulaMaterialTable)
    .values({ product_id, ...facts })
    .onConflictDoUpdate({ target: formulaMaterialTable.product_id, set: facts })
  await ctx.db.delete(formulaLimitTable).where(eq(formulaLimitTable.product_id, product_id))
  if (limits.length > 0)
    await ctx.db.insert(formulaLimitTable).values(limits.map((limit) => ({ ...limit, product_id })))
  await writeAudit(ctx, { action: 'formula.material', subject: `product:${product_id}`, before, after })
  return { product_id, outcome: before ? 'changed' : 'written', reason: null }
}

async function findSheet(ctx: Context, product_id: number) {
  const { drop_mg, density } = formulaMaterialTable
  const [facts] = await ctx.db
    .select({ drop_mg, density })
    .from(formulaMaterialTable)
    .where(eq(formulaMaterialTable.product_id, product_id))
  if (!facts) return null
  const { kind, limit, source } = formulaLimitTable
  const limits = await ctx.db
    .select({ kind, limit, source })
    .from(formulaLimitTable)
    .where(eq(formulaLimitTable.product_id, product_id))
  return { ...facts, limits: limits.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)) }
}
