import { Readable } from 'node:stream'
import type { Context } from '@sillage/server-kit/context.ts'
import { csvLine, csvStart } from '@sillage/server-kit/csv.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Breakdown } from '../words.ts'
import { breakdownOf } from './breakdown.ts'
import heads from './export-heads.json' with { type: 'json' }
import { type Asked, spansOf } from './period.ts'
import { salesOf } from './sales.ts'

type Wanted = Asked & { by: Breakdown | 'day' }

/** The numbers of a screen as a file, all rows of them. */
export async function exportStatistics(ctx: Context, asked: Wanted) {
  await writeAudit(ctx, { action: 'statistics.export', subject: 'statistics', before: null, after: asked })
  const lines = await ctx.readReplica((ctx) => linesOf(ctx, asked))
  return {
    stream: Readable.from([csvStart, ...lines]),
    type: 'text/csv; charset=utf-8',
    name: `sales-by-${asked.by}-${asked.from}-${asked.to}.csv`,
  }
}

async function linesOf(ctx: Context, { by, ...asked }: Wanted): Promise<string[]> {
  if (by === 'day') {
    const { days } = await salesOf(ctx, asked.currency, spansOf(asked).period)
    return [heads.day, ...days.map((row) => [row.day, row.orders, row.amount, row.refund_amount])].map(csvLine)
  }
  const rows = await breakdownOf(ctx, { ...asked, by })
  return [heads.row, ...rows.map(cellsOf)].map(csvLine)
}

const cellsOf = (row: Awaited<ReturnType<typeof breakdownOf>>[number]) => [
  row.key,
  row.name,
  row.orders,
  row.quantity,
  row.amount,
  row.refund_amount,
  row.discount_amount,
  row.costed_amount,
  row.cost_amount,
  row.before_amount,
]
