import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { dryRun } from '@sillage/server-kit/dry-run.ts'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { kindsOf } from '../../catalog/server/kinds.ts'
import { findMade, keepChangeSet } from '../../change-set/server/change-sets.ts'
import type { ChangedRow } from '../../change-set/server/write-rows.ts'
import { normalHp } from '../../member/fields.ts'
import { memberTable } from '../../member/server/tables.ts'
import { findStore, findStores } from '../../store/server/pickup-stores.ts'
import type { staffStoreOrders, storeOrder } from '../contract.ts'
import { storeOrderChanges } from './store-order-changes.ts'
import { storeOrderTable } from './tables.ts'

/** What the member bought at a counter, the newest first. */
export async function listStoreOrders(ctx: Context, { query }: HandlerInput<typeof storeOrder.list>) {
  const mine = eq(storeOrderTable.mb_id, requireMember(ctx).mb_id)
  const direction = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(storeOrderTable)
    .where(mine)
    .orderBy(direction(storeOrderTable.bought_at), direction(storeOrderTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const stores = await findStores(
    ctx,
    rows.map(({ store_id }) => store_id),
  )
  const kinds = await kindsOf(
    ctx,
    rows.flatMap(({ lines }) => lines.flatMap(({ product_id }) => product_id ?? [])),
  )
  const shown = rows.map(({ store_id, bought_at, lines, ...row }) => ({
    ...row,
    store: stores.get(store_id) ?? null,
    bought_at: bought_at.toISOString(),
    lines: lines.map((line) => ({ ...line, kind: (line.product_id && kinds.get(line.product_id)) || null })),
  }))
  return toPage(shown, await ctx.db.$count(storeOrderTable, mine), query)
}

type Importing = HandlerInput<typeof staffStoreOrders.import>['body']
type Slip = Importing['slips'][number]
type Outcome = { outcome: 'written' | 'tied' | 'known' | 'refused'; mb_id: string | null; reason: string | null }

/** Receipts of the tills: each is written once and tied to the member who has proved the number on it. */
export async function importStoreOrders(ctx: Context, { slips, dry_run, request_key = randomUUID() }: Importing) {
  const importAll = (ctx: Context) => importSlips(ctx, slips, request_key)
  return dry_run ? { ...(await dryRun(ctx, importAll)), change_set_id: null } : ctx.transaction(importAll)
}

async function importSlips(ctx: Context, slips: readonly Slip[], request_key: string) {
  // The answer to this request was lost: what it imported may have been undone since.
  const earlier = await findMade(ctx, request_key)
  if (earlier) return { rows: slips.map(({ receipt_no }) => ({ receipt_no, ...known })), change_set_id: earlier }
  const imported: (Imported & { receipt_no: string })[] = []
  for (const slip of slips) imported.push({ receipt_no: slip.receipt_no, ...(await importSlip(ctx, slip)) })
  const count = (outcome: Outcome['outcome']) => imported.filter((row) => row.outcome === outcome).length
  const after = { written: count('written'), tied: count('tied'), known: count('known'), refused: count('refused') }
  await writeAudit(ctx, { action: 'store_order.import', subject: 'store_order', before: null, after })
  const change_set_id = await keepChangeSet(
    ctx,
    storeOrderChanges,
    { kind: 'store_order.import', permission: 'orders', request_key },
    imported.flatMap(({ changed }) => changed ?? []),
  )
  return { rows: imported.map(({ changed: _, ...row }) => row), change_set_id }
}

const known: Outcome = { outcome: 'known', mb_id: null, reason: null }
type Imported = Outcome & { changed?: ChangedRow }

async function importSlip(ctx: Context, { mb_hp, ...slip }: Slip): Promise<Imported> {
  if (!(await findStore(ctx, slip.store_id)))
    return { outcome: 'refused', mb_id: null, reason: '매장을 확인해 주세요.' }
  const mb_id = await memberOf(ctx, mb_hp)
  const staff_id = requireMember(ctx).mb_id
  const [written] = await ctx.db
    .insert(storeOrderTable)
    .values({ ...slip, mb_id, staff_id, bought_at: new Date(slip.bought_at) })
    .onConflictDoNothing()
    .returning({ id: storeOrderTable.id })
  if (written) return { outcome: 'written', mb_id, reason: null, changed: changedSlip(written.id, {}, mb_id) }
  // Only a receipt without a member gets one later: it never moves from one member to another.
  const same = and(eq(storeOrderTable.store_id, slip.store_id), eq(storeOrderTable.receipt_no, slip.receipt_no))
  const [tied] = mb_id
    ? await ctx.db
        .update(storeOrderTable)
        .set({ mb_id })
        .where(and(same, isNull(storeOrderTable.mb_id)))
        .returning({ id: storeOrderTable.id })
    : []
  if (!tied) return known
  return { outcome: 'tied', mb_id, reason: null, changed: changedSlip(tied.id, { mb_id: null }, mb_id) }
}

const changedSlip = (row_id: number, before: ChangedRow['before'], mb_id: string | null): ChangedRow => ({
  table_name: 'store_order',
  row_id,
  before,
  after: { mb_id },
})

/** The member who has proved this number. A number that two have proved belongs to neither. */
async function memberOf(ctx: Context, mb_hp: string): Promise<string | null> {
  if (mb_hp === '') return null
  const [member, another] = await ctx.db
    .select({ mb_id: memberTable.mb_id })
    .from(memberTable)
    .where(and(eq(memberTable.mb_hp, normalHp({ country: 'KR', mb_hp })), isNotNull(memberTable.hp_proved_at)))
    .limit(2)
  return member && !another ? member.mb_id : null
}
