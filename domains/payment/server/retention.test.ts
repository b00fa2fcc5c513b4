import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { forgetNotifications } from '../../notification/server/notifications.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { forgetOrderEvents } from '../../order/server/events.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import { paymentWebhookTable } from './tables.ts'
import { forgetWebhooks } from './webhook.ts'

const shop = await testShop()
const { ctx, db } = shop
beforeEach(shop.empty)

test('what the law wants no longer is forgotten: events and webhooks after five years, notifications after three', async () => {
  await givenProduct(ctx, { id: 1, stock: 1 })
  await givenLine(ctx, { mb_id: 'hana', product_id: 1 })
  const ago = sql`now() - each.days * interval '1 day' as at`
  await db.execute(sql`
    insert into order_event (order_id, kind, actor, created_at)
    select orders.id, 'memo', 'staff', each.at from orders, (select ${ago} from unnest(array[1800, 1840]) as each(days)) each`)
  await db.execute(sql`
    insert into payment_webhook (provider, event_key, kind, received_at)
    select 'toss', each.at::text, 'changed', each.at from (select ${ago} from unnest(array[1800, 1840]) as each(days)) each`)
  await db.execute(sql`
    insert into notification (mb_id, kind, title, title_en, body, body_en, occasion, created_at)
    select 'hana', 'order', '', '', '', '', each.at::text, each.at
    from (select ${ago} from unnest(array[1090, 1100]) as each(days)) each`)
  await forgetOrderEvents(ctx)
  await forgetWebhooks(ctx)
  await forgetNotifications(ctx)
  for (const table of [orderEventTable, paymentWebhookTable, notificationTable]) expect(await db.$count(table)).toBe(1)
})
