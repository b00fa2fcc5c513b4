import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { testShop } from '@sillage/domains/testing.ts'
import type { Payment } from '@sillage/emulators/toss/books.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Journal, openJournal } from './journal.ts'
import { type Before, countStock, recount } from './recount.ts'
import { rules } from './rules.ts'

const shop = await testShop()
const { pool } = shop.database
const points = 3_000
let journal: Journal
let before: Before
let payments: Payment[]
let emails: { to: string; message_id: string }[]
let files: string[]

/** Ann has paid with points and a coupon, Ben has ordered and canceled, Cho left the window. */
const reported = [
  { mb_id: 'ann', outcome: 'done', refunded: null, point_amount: 1_000, coupon_id: 1, total_amount: 7_000 },
  { mb_id: 'ben', outcome: 'done', refunded: 10_000, point_amount: 0, coupon_id: null, total_amount: 10_000 },
  { mb_id: 'cho', outcome: 'left', refunded: null, point_amount: 0, coupon_id: null, total_amount: 10_000 },
]
const emailOf = (mb_id: string) => ({ to: `${mb_id}@example.com`, message_id: `<${mb_id}>` })

beforeEach(async () => {
  await shop.empty()
  await givenProduct(shop.ctx, { id: 1, price_krw: 10_000, stock: 5 })
  before = await countStock(pool)
  journal = openJournal()
  journal.attempts = reported.map(({ mb_id, outcome, refunded, ...order }, at) => ({
    request_key: `key-${mb_id}`,
    mb_id,
    variant_id: 1,
    placed: { order_id: at + 1, order_no: `NO-${at + 1}`, ...order },
    outcome,
    refunded,
  }))
  // What the rules read of a payment at the provider.
  payments = [
    { paymentKey: 'pay-1', orderId: 'NO-1_a', totalAmount: 7_000, balanceAmount: 7_000, approvedAt: 'now' },
    { paymentKey: 'pay-2', orderId: 'NO-2_a', totalAmount: 10_000, balanceAmount: 0, approvedAt: 'now' },
    { paymentKey: 'pay-3', orderId: 'NO-3_a', totalAmount: 10_000, balanceAmount: 10_000, approvedAt: null },
  ] as Payment[]
  emails = ['ann', 'ben'].map(emailOf)
  files = ['aa/box.png']
  journal.sent = [{ mb_id: 'ann', answer: '200' }]
  await pool.query(books)
})

const books = `
  insert into coupon (name, name_en, kind, target_ids, amount_krw) values ('쿠폰', 'Coupon', 'order', '[]', 2000);
  insert into coupon_issue (coupon_id, mb_id, nth, state, order_id) values (1, 'ann', 1, 'used', 1), (1, 'ben', 1, 'issued', null);
  insert into orders (order_no, mb_id, lang, currency, state, buyer, receiver, delivery, order_coupon_id, goods_amount,
    discount_amount, point_amount, total_amount, request_key, paid_at)
  values ('NO-1', 'ann', 'kr', 'krw', 'paid', '{}', '{}', 'parcel', 1, 10000, 2000, 1000, 7000, 'key-ann', now()),
    ('NO-2', 'ben', 'kr', 'krw', 'canceled', '{}', '{}', 'parcel', null, 10000, 0, 0, 10000, 'key-ben', now()),
    ('NO-3', 'cho', 'kr', 'krw', 'pending_payment', '{}', '{}', 'parcel', null, 10000, 0, 0, 10000, 'key-cho', null);
  insert into order_line (order_id, position, product_id, variant_id, kind, sku, name, name_en, option_name,
    option_name_en, quantity, unit_amount, discount_amount, point_amount, total_amount, state)
  select id, 0, 1, 1, 'goods', 'a', 'a', 'a', '', '', 1, 10000, discount_amount, point_amount, total_amount, state from orders;
  insert into payment (order_id, provider, method, state, currency, amount, canceled_amount, provider_key, return_token_hash)
  values (1, 'toss', 'card', 'done', 'krw', 7000, 0, 'pay-1', 'a'), (2, 'toss', 'card', 'canceled', 'krw', 10000, 10000, 'pay-2', 'b'),
    (3, 'toss', 'card', 'ready', 'krw', 10000, 0, null, 'c');
  insert into refund (payment_id, order_id, kind, amount, reason, state, request_key) values (2, 2, 'cancel', 10000, 'a', 'done', 'r');
  insert into stored_file (mb_id, place, subject, position, name, type, size, key)
  values ('ann', 'inquiries', 'inquiry_message:1', 0, 'box.png', 'image/png', 1, 'aa/box.png');
  insert into stock_movement (variant_id, on_hand, reserved, reason, occasion) values (1, 0, 2, 'ordered', 'a');
  update stock set reserved = 2 where variant_id = 1;
  insert into point_lot (mb_id, amount, "left", expires_at) select mb_id, ${points}, ${points} - point_amount, now() + interval '1 day' from orders;
  insert into point_entry (mb_id, amount, balance, reason, occasion) select mb_id, ${points}, ${points}, 'granted', 'a' from orders;
  insert into point_entry (mb_id, amount, balance, reason, occasion) values ('ann', -1000, 2000, 'spent', 'order:1');
  insert into point_balance (mb_id, balance, entries) select mb_id, ${points} - point_amount, 1 from orders;
  insert into outbox (channel, template, subject, transition, recipient, lang, payload, mb_id, state)
  select channel, 'order.paid', 'order:' || id, 'paid', mb_id || '@example.com', 'kr', '{}', mb_id, 'sent'
  from orders, unnest(array['mail', 'alimtalk']) as channel where paid_at is not null;
`

const found = () => recount(pool, { journal, before, payments, points, emails, files })

test('books that agree with what every buyer was shown have no findings', async () => {
  expect(await found()).toEqual([])
})

const sql = (text: string) => () => pool.query(text)
const planted: [string, () => unknown][] = [
  [
    'an order that was confirmed to its buyer is missing or different',
    sql(`update orders set order_no = 'NO-9' where id = 3`),
  ],
  ['an order that nobody asked for', () => void journal.attempts.pop()],
  [
    'a buyer was shown a payment that had succeeded, and the order is not paid',
    sql('update orders set paid_at = null where id = 2'),
  ],
  ['money at the provider without a paid order of that amount', sql(`update payment set amount = 6000 where id = 1`)],
  ['a payment in our books that the provider does not have', () => void payments.shift()],
  [
    'an order that was paid more than once, or for more than it cost',
    () => void payments.push({ ...payments[0], paymentKey: 'pay-9' } as Payment),
  ],
  ['a payment whose outcome is unknown', sql(`update payment set state = 'unknown' where id = 3`)],
  ['money promised back that did not go back, or not all of it', sql('update refund set amount = 9000')],
  ['stock that its movements do not explain', sql('update stock set on_hand = 4')],
  [
    'stock that is reserved for no order, or not reserved for one',
    sql(`update order_line set quantity = 2, total_amount = 20000 where id = 3`),
  ],
  ['points that do not add up', sql(`update point_lot set "left" = 1 where mb_id = 'cho'`)],
  ['points that paid no order, or were not given back', sql(`update orders set state = 'canceled' where id = 1`)],
  [
    'a coupon that its order does not know, or that was used twice',
    sql(`update coupon_issue set state = 'issued' where id = 1`),
  ],
  [
    'a payment that its buyer was not notified of once by each channel',
    sql(`delete from outbox where subject = 'order:1'`),
  ],
  ['an email that never arrived', () => void emails.pop()],
  ['an email that was written twice', () => void emails.push({ ...emailOf('ann'), message_id: '<again>' })],
  ['a picture that was taken from its sender is not there', sql('delete from stored_file')],
  ['a file in our books that the bucket does not have', () => void files.pop()],
  ['work that was given up', sql(`insert into job (name, payload, state) values ('outbox.send', '{}', 'dead')`)],
]

test.each(planted)('%s: found', async (rule, plant) => {
  await plant()
  expect((await found()).map((finding) => finding.rule)).toContain(rule)
})

test('every rule has been seen to find something', () => {
  expect(rules.map(({ name }) => name).toSorted()).toEqual(planted.map(([name]) => name).toSorted())
})
