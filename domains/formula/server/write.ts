import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { memberTable } from '../../member/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import type { formula } from '../contract.ts'
import { formulaLimits } from '../words.ts'
import { checkLines, type NewLine } from './check-lines.ts'
import { type FormulaHead, findVersion, listLines, mine, requireFormula, toFormula } from './formulas.ts'
import { formulaLineTable, formulaTable, formulaVersionTable } from './tables.ts'

type Created = HandlerInput<typeof formula.create>['body']
type Changed = HandlerInput<typeof formula.change>['body']

/** No one writes down so many an hour by hand. */

/** The same draft is the same formula, however often it is sent. */
export async function createFormula(ctx: Context, { lines, batch_mg, ...head }: Created) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'formula', { member: mb_id })
  const row = await ctx.transaction(async (ctx) => {
    // Held until the end: two at once do not both find room for the last one.
    await ctx.db
      .select({ mb_id: memberTable.mb_id })
      .from(memberTable)
      .where(eq(memberTable.mb_id, mb_id))
      .for('update')
    const known = await findSent(ctx, mb_id, head.request_key)
    if (known) return known
    const checked = await checkLines(ctx, lines, [])
    await refuseTooMany(ctx, mb_id)
    const at = { created_at: ctx.now(), changed_at: ctx.now() }
    const [added] = await ctx.db
      .insert(formulaTable)
      .values({ ...head, ...at, mb_id })
      .returning()
    if (!added) throw new Error('a formula was not added')
    await addVersion(ctx, added, { batch_mg, lines: checked, restored_from: null })
    return added
  })
  return toFormula(ctx, row)
}

async function findSent(ctx: Context, mb_id: string, request_key: string) {
  const [row] = await ctx.db
    .select()
    .from(formulaTable)
    .where(and(eq(formulaTable.mb_id, mb_id), eq(formulaTable.request_key, request_key)))
  if (row?.deleted_at) throw new Problem(409, '이미 삭제한 포뮬러예요. 새로 만들어 주세요.', { code: 'deleted' })
  return row
}

async function refuseTooMany(ctx: Context, mb_id: string) {
  const kept = await ctx.db.$count(formulaTable, and(eq(formulaTable.mb_id, mb_id), isNull(formulaTable.deleted_at)))
  if (kept >= formulaLimits.formulas)
    throw new Problem(409, '포뮬러는 500개까지 저장할 수 있어요. 쓰지 않는 포뮬러를 지워 주세요.', { code: 'full' })
}

type Version = { batch_mg: number; lines: readonly NewLine[]; restored_from: number | null }

async function addVersion(ctx: Context, { id, version }: FormulaHead, { lines, ...head }: Version) {
  const key = { formula_id: id, number: version }
  await ctx.db.insert(formulaVersionTable).values({ ...key, ...head, created_at: ctx.now() })
  await ctx.db.insert(formulaLineTable).values(lines.map((line, position) => ({ ...line, ...key, position })))
}

/** Locks a formula: a second request finds what the first one left. */
async function hold(ctx: Context, id: number): Promise<FormulaHead> {
  const [row] = await ctx.db.select().from(formulaTable).where(mine(ctx, id)).for('update')
  if (!row) throw notFound()
  return row
}

const overtaken = () =>
  new Problem(409, '그사이 다른 곳에서 이 포뮬러를 수정했어요. 작성하던 내용은 그대로 있어요.', { code: 'overtaken' })

/** Other lines or another batch make the next version; what is sent again as it stands changes nothing. */
export async function changeFormula(ctx: Context, id: number, { based_on, lines, batch_mg, ...head }: Changed) {
  await ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id)
    const version = await findVersion(ctx, id, row.version)
    const before = await listLines(ctx, version)
    const checked = await checkLines(ctx, lines, before)
    const sameLines = version.batch_mg === batch_mg && areAlike(before, checked)
    if (sameLines && row.name === head.name && row.note === head.note && row.kind === head.kind) return
    if (row.revision !== based_on) throw overtaken()
    await moveOn(ctx, row, head, sameLines ? null : { batch_mg, lines: checked, restored_from: null })
  })
  return toFormula(ctx, await requireFormula(ctx, id))
}

export async function renameFormula(ctx: Context, id: number, { based_on, name }: { based_on: number; name: string }) {
  await ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id)
    if (row.name === name) return
    if (row.revision !== based_on) throw overtaken()
    await moveOn(ctx, row, { name }, null)
  })
  return toFormula(ctx, await requireFormula(ctx, id))
}

/** An old version becomes the newest; those between stay where they are. */
export async function restoreVersion(ctx: Context, id: number, { based_on, version: number }: Restoring) {
  await ctx.transaction(async (ctx) => {
    const row = await hold(ctx, id)
    const wanted = await findVersion(ctx, id, number)
    const current = await findVersion(ctx, id, row.version)
    const lines = await listLines(ctx, wanted)
    if (wanted.batch_mg === current.batch_mg && areAlike(await listLines(ctx, current), lines)) return
    if (row.revision !== based_on) throw overtaken()
    const kept = lines.map(({ variant_id, name, unit, amount }) => ({ variant_id, name, unit, amount }))
    await moveOn(ctx, row, {}, { batch_mg: wanted.batch_mg, lines: kept, restored_from: number })
  })
  return toFormula(ctx, await requireFormula(ctx, id))
}
type Restoring = { based_on: number; version: number }

type Head = Partial<Pick<FormulaHead, 'name' | 'note' | 'kind'>>

async function moveOn(ctx: Context, row: FormulaHead, head: Head, next: Version | null) {
  if (next && row.version >= formulaLimits.versions)
    throw new Problem(409, '버전은 200개까지 저장할 수 있어요. 새 포뮬러에서 이어서 작성해 주세요.', { code: 'full' })
  const version = next ? row.version + 1 : row.version
  await ctx.db
    .update(formulaTable)
    .set({ ...head, version, revision: sql`${formulaTable.revision} + 1`, changed_at: ctx.now() })
    .where(eq(formulaTable.id, row.id))
  if (next) await addVersion(ctx, { ...row, version }, next)
}

const areAlike = (before: readonly NewLine[], after: readonly NewLine[]) =>
  before.length === after.length &&
  before.every((line, at) => {
    const other = after[at]
    const sameMaterial = line.variant_id === other?.variant_id && (line.variant_id !== null || line.name === other.name)
    return sameMaterial && line.unit === other?.unit && line.amount === other.amount
  })
