import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Cashier } from '../../../payment/server/cashier.ts'
import { moneyDesk } from '../../money-desk-contract.ts'
import { reconcileDesk } from '../../reconcile-contract.ts'
import { discrepancyTable } from '../payment-tables.ts'
import { dismissDiscrepancy, repairDiscrepancy } from '../reconcile-repair.ts'
import { orderTable } from '../tables.ts'
import { listDeposits, readDeposits } from './deposits.ts'
import { matchDeposit } from './matching.ts'
import { mendReceipt } from './mend-receipt.ts'
import { reconcileKind } from './money-jobs.ts'
import { cancelReceipt, listReceipts, receiptIssued, retryReceipt } from './receipts.ts'
import { listRefunds, refundSent, setRefundAccount } from './refunds.ts'
import { unmatchDeposit } from './unmatching.ts'

const discrepancyRows = (ctx: Context) =>
  ctx.db
    .select({ row: discrepancyTable, order_no: orderTable.order_no })
    .from(discrepancyTable)
    .leftJoin(orderTable, eq(orderTable.id, discrepancyTable.order_id))

type Found = { row: typeof discrepancyTable.$inferSelect; order_no: string | null }

const toDiscrepancy = ({ row, order_no }: Found) => ({
  ...row,
  order_no,
  found_at: row.found_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
})

async function listDiscrepancies(ctx: Context, { query }: HandlerInput<typeof reconcileDesk.list>) {
  const { state, before, per_page } = query
  const rows = await discrepancyRows(ctx)
    .where(and(eq(discrepancyTable.state, state), before ? lt(discrepancyTable.id, before) : undefined))
    .orderBy(desc(discrepancyTable.id))
    .limit(per_page + 1)
  const shown = rows.slice(0, per_page)
  return {
    data: shown.map(toDiscrepancy),
    next_before: rows.length > per_page ? (shown.at(-1)?.row.id ?? null) : null,
  }
}

async function showDiscrepancy(ctx: Context, id: number) {
  const [found] = await discrepancyRows(ctx).where(eq(discrepancyTable.id, id))
  if (!found) throw new Error(`discrepancy ${id} is gone`)
  return toDiscrepancy(found)
}

/** Money that staff move or look into. */
export const createMoneyRoutes = (cashier: Cashier) => [
  ...bind(moneyDesk, {
    readDeposits,
    listDeposits,
    match: (ctx, { params, body }) => matchDeposit(ctx, { ...params, ...body }),
    unmatch: (ctx, { params, body }) => unmatchDeposit(ctx, { ...params, ...body }),
    listRefunds,
    setAccount: setRefundAccount,
    refundSent,
    listReceipts,
    receiptIssued,
    retryReceipt: (ctx, { params }) => retryReceipt(ctx, cashier, params.receipt_id),
    cancelReceipt: (ctx, input) => cancelReceipt(ctx, cashier, input),
    mendReceipt: (ctx, input) => mendReceipt(ctx, cashier, input),
  }),
  ...bind(reconcileDesk, {
    async run(ctx) {
      await enqueue(ctx, reconcileKind, {}, { key: 'reconcile' })
      return { message: '대조를 시작했어요. 잠시 뒤에 목록을 다시 봐 주세요.' }
    },
    list: listDiscrepancies,
    async repair(ctx, { params }) {
      await repairDiscrepancy(ctx, cashier, params.discrepancy_id)
      return showDiscrepancy(ctx, params.discrepancy_id)
    },
    async dismiss(ctx, { params, body }) {
      await dismissDiscrepancy(ctx, params.discrepancy_id, body.note)
      return showDiscrepancy(ctx, params.discrepancy_id)
    },
  }),
]
