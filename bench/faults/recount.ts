import type { Payment } from '@sillage/emulators/toss/books.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import type { Journal } from './journal.ts'
import { rules } from './rules.ts'

type Pool = Database['pool']

/** The shop's stock before anybody bought anything, and the last movement and order of that time. */
export type Before = { variant_id: number; on_hand: number; reserved: number; movement_id: number; order_id: number }[]

export async function countStock(pool: Pool): Promise<Before> {
  const { rows } = await pool.query<Before[number]>(`
    select variant_id, on_hand, reserved, (select coalesce(max(id), 0)::int from stock_movement) as movement_id,
      (select coalesce(max(id), 0) from orders) as order_id
    from stock`)
  return rows
}

type Books = {
  journal: Journal
  before: Before
  payments: readonly Payment[]
  /** The points that each buyer was given. */
  points: number
  /** What arrived: to whom, and the id that stays the same when it is sent again. */
  emails: readonly { to: string; message_id: string }[]
  /** The names of what lies in the bucket. */
  files: readonly string[]
}

export type Finding = { rule: string; what: string[] }

/**
 * Counts every order, payment, piece, coupon, point and message again, from what buyers were shown and what the provider
 * has in its books. A rule that finds anything names what it found.
 */
export async function recount(pool: Pool, books: Books): Promise<Finding[]> {
  const { journal, before, payments, points, emails, files } = books
  const reported = journal.attempts.map(({ placed, ...attempt }) => ({ ...attempt, ...placed }))
  const taken = payments.flatMap(({ paymentKey, orderId, totalAmount, balanceAmount, approvedAt }) =>
    approvedAt === null
      ? []
      : [{ key: paymentKey, order_no: orderId.split('_')[0], amount: totalAmount, balance: balanceAmount }],
  )
  const stored = files.map((key) => ({ key }))
  const values = [reported, taken, before, emails, journal.sent, stored].map((rows) => JSON.stringify(rows))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`
      create temp table reported on commit drop as select * from jsonb_to_recordset('${quoted(values[0])}'::jsonb) as reported
        (request_key text, mb_id text, variant_id int, order_id int, order_no text, total_amount int, point_amount int,
         coupon_id bigint, outcome text, refunded int)`)
    await client.query(`
      create temp table taken on commit drop as select * from jsonb_to_recordset('${quoted(values[1])}'::jsonb) as taken
        (key text, order_no text, amount int, balance int)`)
    await client.query(`
      create temp table before on commit drop as select * from jsonb_to_recordset('${quoted(values[2])}'::jsonb) as before
        (variant_id int, on_hand int, reserved int, movement_id bigint, order_id int)`)
    await client.query(`
      create temp table arrived on commit drop as select * from jsonb_to_recordset('${quoted(values[3])}'::jsonb) as arrived
        ("to" text, message_id text)`)
    await client.query(`
      create temp table sent on commit drop as select * from jsonb_to_recordset('${quoted(values[4])}'::jsonb) as sent
        (mb_id text, answer text)`)
    await client.query(`
      create temp table stored on commit drop as select * from jsonb_to_recordset('${quoted(values[5])}'::jsonb) as stored
        (key text)`)
    await client.query(`create temp view bought as
      select * from orders where id > (select max(order_id) from before)`)
    await client.query(`create temp table purse on commit drop as select ${Number(points)}::int as points`)
    const findings: Finding[] = []
    for (const { name, sql } of rules) {
      const { rows } = await client.query<{ what: string }>(sql)
      if (rows.length > 0) findings.push({ rule: name, what: rows.map(({ what }) => what) })
    }
    return findings
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const quoted = (text = '[]') => text.replaceAll("'", "''")
