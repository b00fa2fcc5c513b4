import { randomBytes } from 'node:crypto'
import { notFound } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { formulaLimits } from '../words.ts'
import { mine, requireFormula, toFormula } from './formulas.ts'
import { formulaTable } from './tables.ts'

/** Deleting can be undone for a while; until then the formula is hidden, from visitors with the link too. */
export async function removeFormula(ctx: Context, id: number) {
  const [gone] = await ctx.db
    .update(formulaTable)
    .set({ deleted_at: ctx.now() })
    .where(mine(ctx, id))
    .returning({ id: formulaTable.id })
  if (!gone) throw notFound()
  return { message: '포뮬러를 지웠어요.' }
}

const lastKept = (ctx: Context) => addDays(ctx.now(), -formulaLimits.undo_days)

/** Putting back what is there is no error: two clicks, two tabs. */
export async function putBack(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  await ctx.db
    .update(formulaTable)
    .set({ deleted_at: null })
    .where(and(eq(formulaTable.id, id), eq(formulaTable.mb_id, mb_id), gt(formulaTable.deleted_at, lastKept(ctx))))
  return toFormula(ctx, await requireFormula(ctx, id))
}

/** Once a day: what was deleted long ago goes for good. */
export const dropDeletedFormulas = (ctx: Context) =>
  ctx.db
    .delete(formulaTable)
    .where(and(isNotNull(formulaTable.deleted_at), lte(formulaTable.deleted_at, lastKept(ctx))))

/** 192 random bits: no one guesses a link. Turned on twice, it is the same one. */
export async function shareFormula(ctx: Context, id: number, { shared }: { shared: boolean }) {
  const token = randomBytes(24).toString('base64url')
  const [row] = await ctx.db
    .update(formulaTable)
    .set({ share_token: shared ? sql`coalesce(${formulaTable.share_token}, ${token})` : null })
    .where(mine(ctx, id))
    .returning()
  if (!row) throw notFound()
  return toFormula(ctx, row)
}
