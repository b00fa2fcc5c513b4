import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase, openDatabase } from '@sillage/server-kit/database.ts'
import { cloneDatabase, createDatabase, dropDatabase } from '@sillage/server-kit/embedded-postgres/clones.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, expect, inject, test } from 'vitest'
import { HomeDesign } from './content/home-design-contract.ts'
import { usualSections } from './content/home-words.ts'

const { adminUrl, template } = inject('testDatabase')
const [name, fresh] = [`older_${randomUUID().slice(0, 8)}`, `fresh_${randomUUID().slice(0, 8)}`]
const url = await createDatabase(adminUrl, name)
const database = openDatabase(url, { connections: 1 })
const client = await database.pool.connect()
afterAll(async () => {
  client.release()
  await database.close()
  await dropDatabase(adminUrl, name)
  await dropDatabase(adminUrl, fresh)
})

/** Applies migrations up to one, as a shop that was last updated then. */
async function migrateTo(last: number) {
  const folder = await mkdtemp(join(tmpdir(), 'older-migrations-'))
  await cp(join(import.meta.dirname, '../migrations'), folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const all = JSON.parse(await readFile(journal, 'utf8'))
  all.entries = all.entries.filter(({ idx }: { idx: number }) => idx <= last)
  await writeFile(journal, JSON.stringify(all))
  await migrate(drizzle(client), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

const samples: Record<string, string> = {
  text: 'x',
  int4: '1',
  int8: '1',
  jsonb: '{}',
  bool: 'false',
  timestamptz: '2026-11-01T00:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000001',
}

/** A row with these values; other columns that need one get any. */
async function givenOldRow(table: string, values: Record<string, string>) {
  const { rows: needed } = await client.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null`,
    [table],
  )
  const row = { ...Object.fromEntries(needed.map((column) => [column.name, samples[column.type]])), ...values }
  const names = Object.keys(row).map((name) => client.escapeIdentifier(name))
  const places = names.map((_, at) => `$${at + 1}`)
  await client.query(
    `insert into ${client.escapeIdentifier(table)} (${names.join()}) values (${places.join()})`,
    Object.values(row),
  )
}

const read = async (columns: string, table: string) =>
  (await client.query({ text: `select ${columns} from ${table} order by 1`, rowMode: 'array' })).rows

/** Names of everything that stores rows, as a fresh database has them. */
async function shape(url: string) {
  const other = openDatabase(url, { connections: 1 })
  const { rows } = await other.pool.query<{ name: string }>(`
    select table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable as name
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select 'sequence ' || sequencename from pg_sequences where schemaname = 'public' order by 1`)
  await other.close()
  return rows.map((row) => row.name)
}

test('an older shop is brought up to date: nothing is lost, and words of our own become those of the field', async () => {
  await migrateTo(11)
  // References are left out: each row stands for itself.
  await client.query(`set session_replication_role = 'replica'`)
  const line = { quantity: '1', unit_amount: '0', total_amount: '0', discount_amount: '0', point_amount: '0' }
  await givenOldRow('order_line', { ...line, id: '1', state: 'held', holds: '[{"variant_id": 7, "quantity": 2}]' })
  await givenOldRow('order_line', { ...line, id: '2', state: 'paid' })
  const amounts = {
    goods_amount: '0',
    discount_amount: '0',
    point_amount: '0',
    shipping_amount: '0',
    total_amount: '0',
  }
  await givenOldRow('orders', { ...amounts, state: 'held' })
  await givenOldRow('order_event', { kind: 'held', from_state: 'paid', to_state: 'held' })
  await givenOldRow('order_event', { kind: 'claim_held', from_state: 'accepted', to_state: 'held' })
  await givenOldRow('order_event', { kind: 'placed', to_state: 'pending_payment' })
  await givenOldRow('claim', { state: 'held', held_from: 'accepted', reason: 'not_as_told' })
  await givenOldRow('stock', { variant_id: '7', on_hand: '5', reserved: '2', hold_minutes: '45' })
  await givenOldRow('variant', { id: '1' })
  for (const reason of ['ordered', 'held', 'released', 'sent', 'back', 'kept', 'counted'])
    await givenOldRow('stock_movement', { reason, occasion: reason === 'counted' ? 'staff' : 'order 12' })
  await givenOldRow('point_entry', { reason: 'earned', occasion: 'line 5' })
  await givenOldRow('point_entry', { reason: 'given_back', occasion: 'order 5 #again-1' })
  await givenOldRow('point_entry', { reason: 'taken_back', occasion: 'review of line 5 #1' })
  await givenOldRow('point_use', { amount: '300', given_back: '100' })
  await givenOldRow('payment', { notice_secret: 'ps_1' })
  await givenOldRow('payment_notice', { event_key: 'evt_1' })
  await givenOldRow('shelf', { category_id: '3', product_id: '9' })
  await givenOldRow('shelf_count', { category_id: '3', products: '1' })
  await givenOldRow('kept_record', { kind: 'contract', keep_until: '2031-11-01T00:00:00Z' })
  await givenOldRow('store', { way: '성수역 3번 출구', way_en: 'Seongsu, exit 3', lat: '37', lng: '127' })
  const email = { channel: 'mail', lang: 'kr' }
  const onHold = { template: 'order.held', transition: 'held 1 2026-11-01', subject: 'order 5', about: 'order 5' }
  await givenOldRow('outbox', { ...email, ...onHold })
  await givenOldRow('outbox', { ...email, template: 'member.ids', subject: 'ids of hana', about: 'ids of hana' })
  await givenOldRow('outbox', { ...email, template: 'news', subject: 'member hana', transition: 'broadcast 3' })
  for (const occasion of ['order.paid order 5 paid', 'inquiry 7 answered 9', 'welcome'])
    await givenOldRow('notification', { kind: 'order', occasion })
  await givenOldRow('saved_view', { query: '{"state": "held", "store": "2"}' })
  await givenOldRow('audit_log', { action: 'coupon.hand-out' })
  const hero = { title: '저녁', title_en: 'Evening', product_id: 7, picture_wide: null, picture_tall: null }
  const home = { hero, organ: [], class_picture: null }
  await givenOldRow('home_content', { id: '1', content: JSON.stringify(home) })

  await migrateDatabase({ url })

  expect(await read('id, state, allocations', 'order_line')).toEqual([
    [1, 'on_hold', [{ variant_id: 7, quantity: 2 }]],
    [2, 'paid', []],
  ])
  expect(await read('state', 'orders')).toEqual([['on_hold']])
  expect(await read('kind, from_state, to_state', 'order_event')).toEqual([
    ['claim_on_hold', 'accepted', 'on_hold'],
    ['on_hold', 'paid', 'on_hold'],
    ['placed', null, 'pending_payment'],
  ])
  expect(await read('state, on_hold_from, reason', 'claim')).toEqual([['on_hold', 'accepted', 'not_as_described']])
  expect(await read('on_hand, reserved, reservation_minutes', 'stock')).toEqual([[5, 2, 45]])
  const reasons = ['reserve', 'reserve', 'release', 'ship', 'restock', 'unship', 'counted']
  expect(await read('id, reason', 'stock_movement')).toEqual(reasons.map((reason, at) => [at + 1, reason]))
  const bought = reasons.slice(0, -1).map(() => ['order:12'])
  expect(await read('occasion', 'stock_movement')).toEqual([...bought, ['staff']])
  expect(await read('reason, occasion', 'point_entry')).toEqual([
    ['earned', 'line:5'],
    ['restored', 'order:5 #again-1'],
    ['revoked', 'review of line:5 #1'],
  ])
  expect(await read('amount, restored', 'point_use')).toEqual([[300, 100]])
  expect(await read('webhook_secret', 'payment')).toEqual([['ps_1']])
  expect(await read('event_key', 'payment_webhook')).toEqual([['evt_1']])
  expect(await read('category_id, product_id', 'listing')).toEqual([[3, 9]])
  expect(await read('category_id, products', 'listing_count')).toEqual([[3, 1]])
  expect(await read('kind, extract(year from retain_until)::int', 'retained_record')).toEqual([['contract', 2031]])
  expect(await read('directions, directions_en', 'store')).toEqual([['성수역 3번 출구', 'Seongsu, exit 3']])
  expect(await read('template, subject, about, transition', 'outbox')).toEqual([
    ['member.ids', 'member:hana', 'member:hana', 'x'],
    ['news', 'member:hana', null, 'broadcast:3'],
    ['order.on_hold', 'order:5', 'order:5', 'on_hold 1 2026-11-01'],
  ])
  const news = [['inquiry:7 answered 9'], ['order.paid order:5 paid'], ['welcome']]
  expect(await read('occasion', 'notification')).toEqual(news)
  expect(await read('query', 'saved_view')).toEqual([[{ state: 'on_hold', store: '2' }]])
  expect(await read('action', 'audit_log')).toEqual([['coupon.issue']])

  const [designed] = await read('content', 'home_content')
  expect(HomeDesign.parse(designed?.[0])).toMatchObject({
    slides: [{ title: '저녁', link: '/shop/product/7' }],
    sections: usualSections(),
  })
  expect(await read('version, content', 'home_version')).toEqual([[1, designed?.[0]]])

  expect(await shape(url)).toEqual(await shape(await cloneDatabase(adminUrl, template, fresh)))
})
