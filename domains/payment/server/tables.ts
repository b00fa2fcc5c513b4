import { and, isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PaymentMethod, PaymentState, Provider } from '../../order/payment-words.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { Repair } from '../discrepancy-words.ts'
import type { PaymentDetails } from '../providers/provider.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** States in which money may still come or has come: see livePaymentStates. */
const live = sql`state in ('ready', 'in_progress', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'done', 'partial_canceled')`

/** One attempt to pay an order. Amounts are in minor units of the order's currency. */
export const paymentTable = pgTable(
  'payment',
  {
    id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    provider: text().$type<Provider>().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    state: text().$type<PaymentState>().notNull().default('ready'),
    currency: text({ enum: ['krw', 'usd'] }).notNull(),
    amount: integer().notNull(),
    /** What has been received, where it may differ from the amount: deposits. */
    deposited_amount: integer().notNull().default(0),
    canceled_amount: integer().notNull().default(0),
    /** The provider's own name of it: a payment key, a tid, an order id. */
    provider_key: text(),
    /** What a refund is made against, where that is another name: a capture. */
    capture_key: text(),
    /** What the provider's webhooks of deposits must carry. */
    webhook_secret: text(),
    /** Finds the payment when the buyer returns without any cookie; used once. */
    return_token_hash: text().notNull().unique(),
    returned_at: instant(),
    /** Recognises the browser that returned first, in case our answer to it is lost. */
    returned_mark: text(),
    details: jsonb().$type<PaymentDetails>().notNull().default({}),
    /** Why it failed, in the provider's code. */
    failure: text(),
    created_at: instant().notNull().defaultNow(),
    claimed_at: instant(),
    approved_at: instant(),
    expires_at: instant(),
  },
  (table) => [
    uniqueIndex('payment_provider_key').on(table.provider, table.provider_key),
    uniqueIndex('payment_live').on(table.order_id).where(live),
    index('payment_order').on(table.order_id),
    index('payment_state').on(table.state, table.id),
    index('payment_unresolved').on(table.claimed_at).where(sql`state in ('in_progress', 'unknown')`),
    index('payment_waiting').on(table.expires_at).where(sql`state in ('waiting_for_deposit', 'underpaid')`),
    check(
      'payment_amounts',
      sql`amount >= 0 and deposited_amount >= 0 and canceled_amount >= 0 and canceled_amount <= greatest(amount, deposited_amount)`,
    ),
  ],
)
export type PaymentRow = typeof paymentTable.$inferSelect

/** Webhooks from providers, each once. A webhook is only a hint to ask the provider. */
export const paymentWebhookTable = pgTable(
  'payment_webhook',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    provider: text().$type<Provider>().notNull(),
    event_key: text().notNull(),
    payment_id: integer().references(() => paymentTable.id),
    kind: text().notNull(),
    received_at: instant().notNull().defaultNow(),
    handled_at: instant(),
    outcome: text(),
  },
  (table) => [
    uniqueIndex('payment_webhook_once').on(table.provider, table.event_key),
    index('payment_webhook_payment').on(table.payment_id, table.id),
    index('payment_webhook_open').on(table.id).where(sql`handled_at is null`),
  ],
)

/** A refund. With its key the provider refunds once, however often it is asked. */
export const refundTable = pgTable(
  'refund',
  {
    id: serial().primaryKey(),
    payment_id: integer()
      .notNull()
      .references(() => paymentTable.id),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    claim_id: integer(),
    kind: text({ enum: ['cancel', 'return', 'goodwill', 'sold_out', 'overpaid', 'late'] }).notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['requested', 'done', 'failed', 'unknown'] })
      .notNull()
      .default('requested'),
    request_key: text().notNull().unique(),
    provider_key: text(),
    failure: text(),
    /** How often the provider refused. It is part of the key, because a provider repeats its answer to the same key. */
    refusals: integer().notNull().default(0),
    /** The account for refunds of transfers; emptied once the refund was sent. */
    account: jsonb().$type<{ bank: string; number: string; holder: string } | null>(),
    staff_id: text(),
    created_at: instant().notNull().defaultNow(),
    done_at: instant(),
  },
  (table) => [
    index('refund_order').on(table.order_id),
    index('refund_payment').on(table.payment_id),
    // Refunds are counted by the day they were sent.
    index('refund_done').on(table.done_at).where(sql`state = 'done'`),
    index('refund_open').on(table.id).where(sql`state in ('requested', 'unknown', 'failed')`),
    check('refund_amount', sql`amount > 0`),
  ],
)
export type RefundRow = typeof refundTable.$inferSelect

/** Refunds of money that was never part of the price: it came too late, or more than was due. */
export const surplusKinds: readonly RefundRow['kind'][] = ['overpaid', 'late']

/** Money that came to the shop's bank account; staff match it with its order. */
export const bankDepositTable = pgTable(
  'bank_deposit',
  {
    id: serial().primaryKey(),
    /** The bank's own reference: the same line of a statement is read once. */
    bank_ref: text().notNull().unique(),
    depositor: text().notNull(),
    amount: integer().notNull(),
    deposited_at: instant().notNull(),
    payment_id: integer().references(() => paymentTable.id),
    matched_at: instant(),
    /** It pays several orders: each part of it is a deposit of its own, which names it in `split_from`. */
    split_at: instant(),
    split_from: integer().references((): AnyPgColumn => bankDepositTable.id),
    /** It is for no order; the note says why. */
    ignored_at: instant(),
    staff_id: text(),
    note: text().notNull().default(''),
  },
  (table) => [
    index('bank_deposit_open')
      .on(table.deposited_at)
      .where(sql`payment_id is null and split_at is null and ignored_at is null`),
    index('bank_deposit_payment').on(table.payment_id),
    index('bank_deposit_part').on(table.split_from).where(sql`split_from is not null`),
    check('bank_deposit_amount', sql`amount > 0`),
    check('bank_deposit_one_use', sql`num_nonnulls(payment_id, split_at, ignored_at) <= 1`),
  ],
)

/** A deposit that still has to be matched. */
export const isOpenDeposit = and(
  isNull(bankDepositTable.payment_id),
  isNull(bankDepositTable.split_at),
  isNull(bankDepositTable.ignored_at),
)

/** What the comparison of payments found not to agree, and what would repair it. */
export const discrepancyTable = pgTable(
  'payment_discrepancy',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['paid_without_order', 'order_without_payment', 'amount_differs', 'refund_stuck'] }).notNull(),
    subject: text().notNull(),
    payment_id: integer(),
    order_id: integer(),
    found: jsonb().notNull(),
    proposal: text().$type<Repair>().notNull(),
    state: text({ enum: ['open', 'repaired', 'dismissed'] })
      .notNull()
      .default('open'),
    note: text().notNull().default(''),
    found_at: instant().notNull().defaultNow(),
    settled_at: instant(),
    staff_id: text(),
  },
  (table) => [uniqueIndex('discrepancy_once').on(table.kind, table.subject).where(sql`state = 'open'`)],
)
