import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudits } from '../../audit/server/audit.ts'
import { type ApplyPart, partsOf, startChangeSet } from '../../change-set/server/apply-parts.ts'
import { type ChangeArea, changeRows, findMade } from '../../change-set/server/change-sets.ts'
import { keyOfRow } from '../../change-set/server/write-rows.ts'
import { CouponLine, type CouponOutcome, type couponImport } from '../import-contract.ts'
import { CouponForm } from '../staff-contract.ts'
import { toRow } from './staff.ts'
import { couponIssueTable, couponTable } from './tables.ts'

const couponRows = { table: couponTable, key: couponTable.id } as const

/** Coupons that a file made. Undone, they are deleted; one that a member has is switched off and its code is free again. */
export const couponChanges: ChangeArea = {
  name: 'coupons',
  tables: [couponRows],
  settle: (ctx, rows, { undo }) =>
    writeAudits(
      ctx,
      rows.map(({ row_id, before, after }) => ({
        action: undo ? 'coupon.import.undo' : 'coupon.import',
        subject: `coupon:${row_id}`,
        before,
        after,
      })),
    ),
  async deleteMade(ctx, rows) {
    const ids = rows.map(({ row_id }) => row_id)
    const { id, coupon_id } = { id: couponTable.id, coupon_id: couponIssueTable.coupon_id }
    const issued = ctx.db.select({ coupon_id }).from(couponIssueTable).where(eq(coupon_id, id))
    // The rows are locked, and issuing takes the same lock: no one gets a copy in between.
    await ctx.db.delete(couponTable).where(and(inArray(id, ids), notExists(issued)))
  },
  async namesOf(ctx, rows) {
    const { id, name } = couponTable
    const ids = rows.map(({ row_id }) => row_id)
    const named = await ctx.db.select({ id, name }).from(couponTable).where(inArray(id, ids))
    const names = new Map(named.map((coupon) => [coupon.id, coupon.name]))
    return new Map(rows.map((row) => [keyOfRow(row), names.get(row.row_id) ?? '']))
  },
}

type Body = HandlerInput<typeof couponImport.addMany>['body']

export async function importCoupons(ctx: Context, { rows, dry_run, request_key }: Body) {
  const earlier = dry_run ? null : await findMade(ctx, request_key)
  if (earlier) return { rows: [], change_set_id: earlier }
  const planned = await plan(ctx, rows)
  const outcomes = planned.map(outcomeOf)
  if (dry_run || planned.some(({ reason }) => reason)) return { rows: outcomes, change_set_id: null }
  const made = { kind: 'coupon.import', permission: 'coupons', request_key } as const
  const parts = partsOf(rows, ({ name }) => name)
  return { rows: outcomes, change_set_id: await startChangeSet(ctx, couponChanges, made, parts) }
}

type Planned = { row: number; name: string; reason: string | null; form: CouponForm | null }

const outcomeOf = ({ form: _, ...planned }: Planned): CouponOutcome => ({
  ...planned,
  outcome: planned.reason ? 'refused' : 'added',
})

/** The rules of the form, a code that is taken, and a coupon that is there: the same file again doubles nothing. */
async function plan(ctx: Context, rows: readonly CouponLine[]): Promise<Planned[]> {
  const taken = await readTaken(ctx, rows)
  return rows.map((line, row) => {
    const parsed = CouponForm.safeParse(line)
    const planned = { row, name: line.name }
    if (!parsed.success) return { ...planned, reason: parsed.error.issues[0]?.message ?? '', form: null }
    const { name, code } = parsed.data
    const reason = code
      ? taken.codes.has(code) && '이미 있는 쿠폰 코드예요.'
      : taken.names.has(name) && '코드 없는 같은 이름의 쿠폰이 이미 있어요.'
    if (code) taken.codes.add(code)
    else taken.names.add(name)
    return { ...planned, reason: reason || null, form: parsed.data }
  })
}

async function readTaken(ctx: Context, rows: readonly CouponLine[]) {
  const codes = rows.flatMap(({ code }) => (code ? [code.toUpperCase()] : []))
  const names = rows.flatMap(({ name, code }) => (code ? [] : [name]))
  const upper = sql<string>`upper(${couponTable.code})`
  const byCode = await ctx.db.select({ code: upper }).from(couponTable).where(inArray(upper, codes))
  const byName = await ctx.db
    .select({ name: couponTable.name })
    .from(couponTable)
    .where(and(inArray(couponTable.name, names), isNull(couponTable.code), eq(couponTable.active, true)))
  return { codes: new Set(byCode.map(({ code }) => code)), names: new Set(byName.map(({ name }) => name)) }
}

/** Made switched off and without their codes, which are what the set then writes: an undo writes the old values back. */
export const applyCoupons: ApplyPart = async (ctx, set, part) => {
  const planned = await plan(ctx, z.array(CouponLine).parse(part))
  const forms = planned.flatMap(({ reason, form }) => (reason || !form ? [] : [form]))
  if (forms.length > 0) {
    const added = await ctx.db
      .insert(couponTable)
      .values(forms.map((form) => ({ ...toRow(form), code: null, active: false, created_at: ctx.now() })))
      .returning({ id: couponTable.id })
    const rows = added.map(({ id }, at) => ({ row_id: id, made: true, set: { ...forms[at], active: true } }))
    await changeRows(ctx, couponChanges, set, [{ table: couponRows, rows }])
  }
  return planned.flatMap(({ name, reason }) => (reason ? [{ name, reason }] : []))
}
