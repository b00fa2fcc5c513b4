import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Formula, FormulaVersion } from '../formula-contract.ts'
import { reckon } from '../reckon.ts'
import { formulaLimits } from '../words.ts'
import { findMaterials } from './materials.ts'
import { formulaLineTable, formulaTable, formulaVersionTable } from './tables.ts'

export type FormulaHead = typeof formulaTable.$inferSelect
export type VersionHead = typeof formulaVersionTable.$inferSelect
export type LineRow = typeof formulaLineTable.$inferSelect

/** A member finds only their own, and nothing that was deleted. */
export const mine = (ctx: Context, id: number) =>
  and(eq(formulaTable.id, id), eq(formulaTable.mb_id, requireMember(ctx).mb_id), isNull(formulaTable.deleted_at))

export async function requireFormula(ctx: Context, id: number): Promise<FormulaHead> {
  const [row] = await ctx.db.select().from(formulaTable).where(mine(ctx, id))
  if (!row) throw notFound()
  return row
}

/** For visitors with the link; a formula that was deleted, or whose link is off, is not found. */
export async function requireShared(ctx: Context, token: string): Promise<FormulaHead> {
  const [row] = await ctx.db
    .select()
    .from(formulaTable)
    .where(and(eq(formulaTable.share_token, token), isNull(formulaTable.deleted_at)))
  if (!row) throw notFound()
  return row
}

export async function findVersion(ctx: Context, formula_id: number, number: number): Promise<VersionHead> {
  const [row] = await ctx.db
    .select()
    .from(formulaVersionTable)
    .where(and(eq(formulaVersionTable.formula_id, formula_id), eq(formulaVersionTable.number, number)))
  if (!row) throw notFound()
  return row
}

export const listLines = (ctx: Context, { formula_id, number }: VersionHead): Promise<LineRow[]> =>
  ctx.db
    .select()
    .from(formulaLineTable)
    .where(and(eq(formulaLineTable.formula_id, formula_id), eq(formulaLineTable.number, number)))
    .orderBy(asc(formulaLineTable.position))

export const toVersionRow = ({ number, batch_mg, restored_from, created_at }: VersionHead) => ({
  number,
  batch_mg,
  restored_from,
  created_at: created_at.toISOString(),
})

/** A version with what its lines weigh, and whether that is allowed in what it is made into. */
export async function toVersion(
  ctx: Context,
  { kind }: Pick<FormulaHead, 'kind'>,
  head: VersionHead,
): Promise<FormulaVersion> {
  const rows = await listLines(ctx, head)
  const materials = await findMaterials(
    ctx,
    rows.flatMap(({ variant_id }) => variant_id ?? []),
  )
  const weighed = rows.map((row) => ({ ...row, material: materials.get(row.variant_id ?? 0) ?? null }))
  const { lines, room: _, ...reckoned } = reckon({ kind, batch_mg: head.batch_mg, lines: weighed })
  return {
    ...toVersionRow(head),
    ...reckoned,
    lines: lines.map(({ line, ...reckoned }) => ({ ...line, ...reckoned })),
  }
}

export async function toFormula(ctx: Context, row: FormulaHead, number = row.version): Promise<Formula> {
  const versions = await ctx.db
    .select()
    .from(formulaVersionTable)
    .where(eq(formulaVersionTable.formula_id, row.id))
    .orderBy(desc(formulaVersionTable.number))
  const shown = versions.find((version) => version.number === number)
  if (!shown) throw notFound()
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    versions: versions.map(toVersionRow),
    shown: await toVersion(ctx, row, shown),
  }
}

export async function showFormula(ctx: Context, id: number, version: number | undefined): Promise<Formula> {
  return toFormula(ctx, await requireFormula(ctx, id), version)
}

/** The member's own, the newest first, a page at a time from where the last one ended. */
export async function listFormulas(ctx: Context, { before }: { before?: number | undefined }) {
  const { mb_id } = requireMember(ctx)
  const current = and(
    eq(formulaVersionTable.formula_id, formulaTable.id),
    eq(formulaVersionTable.number, formulaTable.version),
  )
  const rows = await ctx.db
    .select({
      formula: formulaTable,
      batch_mg: formulaVersionTable.batch_mg,
      line_count: sql<number>`(select count(*)::int from formula_line
        where formula_line.formula_id = ${formulaVersionTable.formula_id}
          and formula_line.number = ${formulaVersionTable.number})`,
    })
    .from(formulaTable)
    .innerJoin(formulaVersionTable, current)
    .where(
      and(
        eq(formulaTable.mb_id, mb_id),
        isNull(formulaTable.deleted_at),
        before === undefined ? undefined : lt(formulaTable.id, before),
      ),
    )
    .orderBy(desc(formulaTable.id))
    .limit(formulaLimits.per_page + 1)
  const data = rows.slice(0, formulaLimits.per_page).map(({ formula, ...own }) => ({
    ...formula,
    ...own,
    shared: formula.share_token !== null,
    changed_at: formula.changed_at.toISOString(),
  }))
  return { data, next: rows.length > data.length ? (data.at(-1)?.id ?? null) : null }
}
