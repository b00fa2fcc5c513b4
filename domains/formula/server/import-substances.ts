import { isDeepStrictEqual } from 'node:util'
import type { Context } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { productTable } from '../../catalog/server/tables.ts'
import type { CompositionRow, RowOutcome, SubstanceLimitRow } from '../staff-contract.ts'
import { materialSubstanceTable, substanceLimitTable, substanceTable } from './substance-tables.ts'
import { formulaMaterialTable } from './tables.ts'

type Import<Row> = { rows: Row[]; dry_run: boolean }
const mostPpm = 1_000_000

/** What materials are made of, as their makers say it: a material's rows together are its whole composition. */
export async function importCompositions(ctx: Context, { rows, dry_run }: Import<CompositionRow>) {
  const write = async (ctx: Context) => {
    const outcomes: RowOutcome[] = []
    const materials = Map.groupBy(rows, ({ product_id }) => product_id)
    await addSubstances(ctx, rows)
    // Always in the same order: two imports at once do not wait for each other in a circle.
    for (const [product_id, own] of [...materials].toSorted(([a], [b]) => a - b))
      outcomes.push(...(await writeComposition(ctx, product_id, own)))
    await writeSummary(ctx, 'formula.compositions', outcomes)
    return outcomes.toSorted((a, b) => a.line - b.line)
  }
  return { rows: dry_run ? await dryRun(ctx, write) : await ctx.transaction(write) }
}

/** A substance keeps its names; what a later file calls it changes them. */
async function addSubstances(ctx: Context, rows: readonly CompositionRow[]) {
  const named = new Map(rows.filter(({ cas, name }) => cas !== '' && name !== '').map((row) => [row.cas, row]))
  for (const cas of [...named.keys()].toSorted()) {
    const { name = '', name_en = '', sensitizer = false } = named.get(cas) ?? {}
    const known = { name, name_en: name_en || name, sensitizer }
    await ctx.db
      .insert(substanceTable)
      .values({ cas, ...known })
      .onConflictDoUpdate({ target: substanceTable.cas, set: known })
  }
}

async function writeComposition(ctx: Context, product_id: number, rows: readonly CompositionRow[]) {
  const every = (outcome: RowOutcome['outcome'], reason: string | null = null) =>
    rows.map(({ line }) => ({ line, outcome, reason }))
  const refusal = await refusalOf(ctx, product_id, rows)
  if (refusal) return every('refused', refusal)
  const composition_source = rows[0]?.source ?? ''
  const contents = rows.filter(({ cas }) => cas !== '').map(({ cas, ppm }) => ({ cas, ppm }))
  const after = { composition_source, contents: contents.toSorted((a, b) => (a.cas < b.cas ? -1 : 1)) }
  const before = await findComposition(ctx, product_id)
  if (isDeepStrictEqual(before, after)) return every('same')
  await ctx.db
    .insert(formulaMaterialTable)
    .values({ product_id, composition_source })
    .onConflictDoUpdate({ target: formulaMaterialTable.product_id, set: { composition_source } })
  await ctx.db.delete(materialSubstanceTable).where(eq(materialSubstanceTable.product_id, product_id))
  if (contents.length > 0)
    await ctx.db.insert(materialSubstanceTable).values(contents.map((content) => ({ ...content, product_id })))
  await writeAudit(ctx, { action: 'formula.composition', subject: `product:${product_id}`, before, after })
  return every(before?.composition_source ? 'changed' : 'written')
}

/** Half a composition would look safer than the whole: one wrong row refuses the material. */
async function refusalOf(ctx: Context, product_id: number, rows: readonly CompositionRow[]) {
  const [product] = await ctx.db
    .select({ kind: productTable.kind })
    .from(productTable)
    .where(eq(productTable.id, product_id))
    .for('update')
  if (!product) return '이 번호의 상품이 없어요.'
  if (product.kind !== 'goods') return '재료로 쓸 수 있는 상품이 아니에요.'
  const cas = rows.map((row) => row.cas).filter((each) => each !== '')
  if (cas.length > 0 && cas.length < rows.length) return '성분이 있는 줄과 없는 줄이 섞여 있어요.'
  if (new Set(cas).size < cas.length || cas.length + 1 < rows.length) return '같은 성분이 두 번 적혀 있어요.'
  if (rows.some((row) => row.cas !== '' && row.ppm === 0)) return '함량이 0인 성분이 있어요.'
  if (rows.reduce((sum, { ppm }) => sum + ppm, 0) > mostPpm) return '성분의 합이 100%를 넘어요.'
  if (new Set(rows.map(({ source }) => source)).size > 1) return '한 재료의 출처가 여러 가지예요.'
  const known =
    cas.length === 0 ? [] : await ctx.db.select().from(substanceTable).where(inArray(substanceTable.cas, cas))
  if (known.length < cas.length) return '등록되지 않은 성분이에요. 성분 이름도 적어 주세요.'
  return null
}

async function findComposition(ctx: Context, product_id: number) {
  const [material] = await ctx.db
    .select({ composition_source: formulaMaterialTable.composition_source })
    .from(formulaMaterialTable)
    .where(eq(formulaMaterialTable.product_id, product_id))
  if (!material) return null
  const { cas, ppm } = materialSubstanceTable
  const contents = await ctx.db
    .select({ cas, ppm })
    .from(materialSubstanceTable)
    .where(eq(materialSubstanceTable.product_id, product_id))
    .orderBy(asc(cas))
  return { ...material, contents: contents.toSorted((a, b) => (a.cas < b.cas ? -1 : 1)) }
}

/** How much of each substance is allowed in what; a limit that a file does not name stays. */
export async function importLimits(ctx: Context, { rows, dry_run }: Import<SubstanceLimitRow>) {
  const write = async (ctx: Context) => {
    const outcomes: RowOutcome[] = []
    const seen = new Set<string>()
    const inOrder = rows.toSorted((a, b) => (`${a.cas} ${a.kind}` < `${b.cas} ${b.kind}` ? -1 : 1))
    for (const row of inOrder) {
      const key = `${row.cas} ${row.kind}`
      outcomes.push(seen.has(key) ? refused(row, '같은 한도가 두 번 적혀 있어요.') : await writeLimit(ctx, row))
      seen.add(key)
    }
    await writeSummary(ctx, 'formula.limits', outcomes)
    return outcomes.toSorted((a, b) => a.line - b.line)
  }
  return { rows: dry_run ? await dryRun(ctx, write) : await ctx.transaction(write) }
}

const refused = ({ line }: { line: number }, reason: string): RowOutcome => ({ line, outcome: 'refused', reason })

async function writeLimit(
  ctx: Context,
  { line, cas, kind, limit_ppm, source }: SubstanceLimitRow,
): Promise<RowOutcome> {
  const [substance] = await ctx.db.select().from(substanceTable).where(eq(substanceTable.cas, cas)).for('update')
  if (!substance) return refused({ line }, '등록되지 않은 성분이에요. 조성을 먼저 가져와 주세요.')
  const key = and(eq(substanceLimitTable.cas, cas), eq(substanceLimitTable.kind, kind))
  const [before] = await ctx.db.select().from(substanceLimitTable).where(key)
  const after = { cas, kind, limit_ppm, source }
  if (isDeepStrictEqual(before, after)) return { line, outcome: 'same', reason: null }
  await ctx.db
    .insert(substanceLimitTable)
    .values(after)
    .onConflictDoUpdate({ target: [substanceLimitTable.cas, substanceLimitTable.kind], set: { limit_ppm, source } })
  await writeAudit(ctx, { action: 'formula.limit', subject: `substance:${cas}`, before: before ?? null, after })
  return { line, outcome: before ? 'changed' : 'written', reason: null }
}

async function writeSummary(ctx: Context, action: AuditAction, outcomes: readonly RowOutcome[]) {
  const after = Object.fromEntries(
    [...Map.groupBy(outcomes, ({ outcome }) => outcome)].map(([outcome, rows]) => [outcome, rows.length]),
  )
  await writeAudit(ctx, { action, subject: 'formula_material', before: null, after })
}
