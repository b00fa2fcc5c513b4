import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { orderTable } from '../../order/server/tables.ts'
import { paymentTable, paymentWebhookTable } from '../../payment/server/tables.ts'
import type { system } from '../contract.ts'

/** What providers have sent us, the newest first; on request only what waits. */
export async function listWebhooks(ctx: Context, { query }: HandlerInput<typeof system.webhooks>) {
  const { open, after, limit } = query
  const rows = await ctx.db
    .select({ webhook: paymentWebhookTable, order_no: orderTable.order_no })
    .from(paymentWebhookTable)
    .leftJoin(paymentTable, eq(paymentTable.id, paymentWebhookTable.payment_id))
    .leftJoin(orderTable, eq(orderTable.id, paymentTable.order_id))
    .where(
      and(
        open ? isNull(paymentWebhookTable.handled_at) : undefined,
        after ? lt(paymentWebhookTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(paymentWebhookTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ webhook }) => webhook.id)
  const data = shown.map(({ webhook, order_no }) => ({
    ...webhook,
    order_no,
    received_at: webhook.received_at.toISOString(),
    handled_at: webhook.handled_at?.toISOString() ?? null,
  }))
  return { data, next_after }
}
