import { noteClaim } from '@sillage/domains/claim/server/move-claim.ts'
import { prepareClaim } from '@sillage/domains/claim/server/prepare.ts'
import { writeClaim } from '@sillage/domains/claim/server/request.ts'
import { settleClaim } from '@sillage/domains/claim/server/settle-claim.ts'
import { claimTable } from '@sillage/domains/claim/server/tables.ts'
import type { ClaimKind, ClaimReason, ClaimState } from '@sillage/domains/claim/words.ts'
import { lockOrder } from '@sillage/domains/order/server/lines.ts'
import { orderTable } from '@sillage/domains/order/server/tables.ts'
import type { LineState } from '@sillage/domains/order/words.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Seeding } from '../seeding.ts'

type Demo = {
  of: LineState
  kind: ClaimKind
  reason: ClaimReason
  memo: string
  hours_ago: number
  /** The steps it has taken since. */
  steps: ClaimState[]
}
const account = { bank: '신한은행', number: '110-000-000000', holder: '손님' }
const collection = { courier: 'cj', tracking_no: '640000009999' }
const hour = 3_600_000

/** Claims of guests in the states that staff work on; one was canceled at once, and its money waits to be sent. */
const claims: Demo[] = [
  { of: 'delivered', kind: 'return', reason: 'broken', memo: '유리 뚜껑에 금이 가 있어요.', hours_ago: 3, steps: [] },
  { of: 'delivered', kind: 'return', reason: 'changed_mind', memo: '', hours_ago: 7, steps: [] },
  {
    of: 'delivered',
    kind: 'return',
    reason: 'wrong_item',
    memo: '주문한 향이 아니에요.',
    hours_ago: 26,
    steps: ['accepted', 'collecting'],
  },
  {
    of: 'delivered',
    kind: 'return',
    reason: 'not_as_described',
    memo: '생각보다 향이 약해요.',
    hours_ago: 50,
    steps: ['accepted', 'collecting', 'collected'],
  },
  { of: 'preparing', kind: 'cancel', reason: 'wrong_choice', memo: '향을 잘못 골랐어요.', hours_ago: 1, steps: [] },
  { of: 'paid', kind: 'cancel', reason: 'changed_mind', memo: '', hours_ago: 0, steps: [] },
]

export async function seedClaims({ ctx }: Seeding) {
  for (const [index, demo] of claims.entries()) {
    const order_id = await nthOrder(ctx, demo.of, index)
    const now = new Date(ctx.now().getTime() - demo.hours_ago * hour)
    await writeDemo({ ...ctx, now: () => now }, order_id, demo, index)
  }
}

/** Orders of the last days, each claim about another. */
async function nthOrder(ctx: Context, state: LineState, index: number) {
  const [order] = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(eq(orderTable.state, state), isNull(orderTable.mb_id)))
    .orderBy(asc(orderTable.created_at), asc(orderTable.id))
    .offset(state === 'delivered' ? 60 + index * 11 : index)
    .limit(1)
  if (!order) throw new Error(`the demo shop has no order that is ${state}`)
  return order.id
}

async function writeDemo(ctx: Context, order_id: number, { kind, reason, memo, steps }: Demo, index: number) {
  const locked = await lockOrder(ctx, order_id)
  const line = locked?.lines.find(({ kind }) => kind === 'goods') ?? locked?.lines[0]
  if (!locked || !line) throw new Error('a demo order has nothing in it')
  const prepared = await prepareClaim(ctx, locked, { kind, reason, lines: [{ line_id: line.id, quantity: 1 }] })
  const request_key = `demo claim ${index}`
  const found = await writeClaim(ctx, locked, { kind, reason, memo, request_key, ...prepared, account })
  await noteClaim(ctx, found.claim, { actor: 'buyer', staff_id: null, note: memo })
  if (prepared.at_once) await settleClaim(ctx, found, { ...prepared, to: 'canceled', actor: 'buyer' })
  for (const state of steps) {
    const set = { state, staff_id: 'owner', ...(state === 'collecting' && { collection }) }
    await ctx.db.update(claimTable).set(set).where(eq(claimTable.id, found.claim.id))
    await noteClaim(ctx, { ...found.claim, state }, { actor: 'staff', staff_id: 'owner', note: '' })
  }
}
