import { randomBytes } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { enrolmentTable } from './enrolment-tables.ts'
import { classSessionTable } from './tables.ts'

type Seats = { id: number; order_id: number; kind: string; variant_id: number; quantity: number; state: string }
type Booking = { mb_id: string | null; buyer: { name: string } }

const newCode = () => randomBytes(12).toString('base64url')

/**
 * Follows the order lines of classes, in the transaction that moves them: a granted seat has a participant, a canceled
 * one has none any more. Granted again, a participant keeps name and code.
 */
export async function followSeats(ctx: Context, order: Booking, lines: readonly Seats[]) {
  const classes = lines.filter(({ kind }) => kind === 'class')
  const granted = classes.filter(({ state }) => state === 'granted')
  const ended = classes.filter(({ state }) => !['granted', 'confirmed', 'paid'].includes(state))
  if (granted.length > 0) await enrol(ctx, order, granted)
  if (ended.length > 0) await endSeats(ctx, ended)
}

async function enrol(ctx: Context, { mb_id, buyer }: Booking, lines: readonly Seats[]) {
  const sessions = await ctx.db
    .select({ id: classSessionTable.id, variant_id: classSessionTable.variant_id })
    .from(classSessionTable)
    .where(
      inArray(
        classSessionTable.variant_id,
        lines.map(({ variant_id }) => variant_id),
      ),
    )
  const now = ctx.now()
  const rows = lines.flatMap((line) => {
    const session = sessions.find(({ variant_id }) => variant_id === line.variant_id)
    if (!session) return []
    return Array.from({ length: line.quantity }, (_, at) => ({
      session_id: session.id,
      order_id: line.order_id,
      order_line_id: line.id,
      mb_id,
      position: at + 1,
      name: at === 0 ? buyer.name : '',
      code: newCode(),
      created_at: now,
      changed_at: now,
    }))
  })
  if (rows.length === 0) return
  await ctx.db
    .insert(enrolmentTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [enrolmentTable.order_line_id, enrolmentTable.position],
      set: { state: 'enrolled', changed_at: now },
      setWhere: eq(enrolmentTable.state, 'canceled'),
    })
}

const endSeats = (ctx: Context, lines: readonly Seats[]) =>
  ctx.db
    .update(enrolmentTable)
    .set({ state: 'canceled', changed_at: ctx.now() })
    .where(
      inArray(
        enrolmentTable.order_line_id,
        lines.map(({ id }) => id),
      ),
    )

/** A part of a line's seats becomes a line of its own: the participants named last go with it. */
export async function splitSeats(ctx: Context, from: { id: number; quantity: number }, to: { id: number }) {
  const kept = ctx.db
    .select({ id: enrolmentTable.id })
    .from(enrolmentTable)
    .where(eq(enrolmentTable.order_line_id, from.id))
    .orderBy(enrolmentTable.position)
    .limit(from.quantity)
  await ctx.db
    .update(enrolmentTable)
    .set({ order_line_id: to.id })
    .where(and(eq(enrolmentTable.order_line_id, from.id), notInArray(enrolmentTable.id, kept)))
}
