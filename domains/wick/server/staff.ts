import { isDeepStrictEqual } from 'node:util'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { optionWords } from '../../catalog/option-words.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { staffWicks, WickOutcome, WickRow } from '../staff-contract.ts'
import { type BurnRow, toResult, toResults } from './burns.ts'
import { burnResultTable, wickPoolTable } from './tables.ts'

/** Wicks that are sold and known, with what each melts. */
export async function listStaffWicks(ctx: Context, { query: { after, limit } }: HandlerInput<typeof staffWicks.list>) {
  const known = ctx.db.select({ id: wickPoolTable.variant_id }).from(wickPoolTable)
  const rows = await ctx.db
    .select({ variant: variantTable, product: productTable })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(and(inArray(variantTable.id, known), after === undefined ? undefined : gt(variantTable.id, after)))
    .orderBy(asc(variantTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ variant }) => variant.id)
  const ids = shown.map(({ variant }) => variant.id)
  if (ids.length === 0) return { data: [], next_after: null }
  const pools = await ctx.db.select().from(wickPoolTable).where(inArray(wickPoolTable.variant_id, ids))
  const burns = await ctx.db
    .select({ variant_id: burnResultTable.variant_id, burns: count() })
    .from(burnResultTable)
    .where(and(inArray(burnResultTable.variant_id, ids), isNull(burnResultTable.hidden_reason)))
    .groupBy(burnResultTable.variant_id)
  const data = shown.map(({ variant, product }) => {
    const own = pools.filter(({ variant_id }) => variant_id === variant.id)
    const option = optionWords(product.option_groups, variant.values)
    return {
      variant_id: variant.id,
      product_id: product.id,
      sku: variant.sku,
      name: product.name,
      name_en: product.name_en,
      option_name: option.name,
      option_name_en: option.name_en,
      kind: own[0]?.kind ?? 'cotton',
      pools: own,
      burns: burns.find(({ variant_id }) => variant_id === variant.id)?.burns ?? 0,
    }
  })
  return { data, next_after }
}

type Import = HandlerInput<typeof staffWicks.import>['body']

export async function importWicks(ctx: Context, { rows, dry_run }: Import) {
  const write = async (ctx: Context) => {
    const outcomes: WickOutcome[] = []
    const seen = new Set<string>()
    // Always in the same order: two imports at once do not wait for each other in a circle.
    for (const row of rows.toSorted((a, b) => (`${a.sku} ${a.wax}` < `${b.sku} ${b.wax}` ? -1 : 1))) {
      const key = `${row.sku} ${row.wax}`
      outcomes.push(seen.has(key) ? refused(row, '같은 심지와 왁스가 두 번 적혀 있어요.') : await writeWick(ctx, row))
      seen.add(key)
    }
    return outcomes.toSorted((a, b) => a.line - b.line)
  }
  return { rows: dry_run ? await dryRun(ctx, write) : await ctx.transaction(write) }
}

const refused = ({ line }: { line: number }, reason: string): WickOutcome => ({ line, outcome: 'refused', reason })

async function writeWick(ctx: Context, { line, sku, ...row }: WickRow): Promise<WickOutcome> {
  const [variant] = await ctx.db.select().from(variantTable).where(eq(variantTable.sku, sku)).for('update')
  if (!variant) return refused({ line }, '이 SKU의 상품이 없어요.')
  const key = and(eq(wickPoolTable.variant_id, variant.id), eq(wickPoolTable.wax, row.wax))
  const [before] = await ctx.db.select().from(wickPoolTable).where(key)
  const after = { variant_id: variant.id, ...row }
  if (isDeepStrictEqual({ ...before }, after)) return { line, outcome: 'same', reason: null }
  await ctx.db
    .insert(wickPoolTable)
    .values(after)
    .onConflictDoUpdate({ target: [wickPoolTable.variant_id, wickPoolTable.wax], set: row })
  await writeAudit(ctx, { action: 'wick.pool', subject: `variant:${variant.id}`, before: before ?? null, after })
  return { line, outcome: before ? 'changed' : 'written', reason: null }
}

const states = {
  new: and(isNull(burnResultTable.checked_at), isNull(burnResultTable.hidden_reason)),
  checked: and(isNotNull(burnResultTable.checked_at), isNull(burnResultTable.hidden_reason)),
  hidden: isNotNull(burnResultTable.hidden_reason),
}

export async function listStaffBurns(ctx: Context, { query }: HandlerInput<typeof staffWicks.burns>) {
  const { after, limit, state } = query
  const rows = await ctx.db
    .select()
    .from(burnResultTable)
    .where(and(state && states[state], after === undefined ? undefined : lt(burnResultTable.id, after)))
    .orderBy(desc(burnResultTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: await toResults(ctx, shown), next_after }
}

export const checkBurn = (ctx: Context, id: number) => judgeBurn(ctx, id, null)
export const hideBurn = (ctx: Context, id: number, reason: string) => judgeBurn(ctx, id, reason)

async function judgeBurn(ctx: Context, id: number, hidden_reason: string | null) {
  const row = await ctx.transaction(async (ctx) => {
    const [before] = await ctx.db.select().from(burnResultTable).where(eq(burnResultTable.id, id)).for('update')
    if (!before) throw notFound()
    const [after] = await ctx.db
      .update(burnResultTable)
      .set({ hidden_reason, checked_at: before.checked_at ?? ctx.now() })
      .where(eq(burnResultTable.id, id))
      .returning()
    if (!after) throw notFound()
    await writeAudit(ctx, {
      action: hidden_reason === null ? 'burn-result.check' : 'burn-result.hide',
      subject: `burn_result:${id}`,
      before: judgementOf(before),
      after: judgementOf(after),
    })
    return after
  })
  return toResult(ctx, row)
}

const judgementOf = ({ hidden_reason, checked_at }: BurnRow) => ({ hidden_reason, is_checked: checked_at !== null })
