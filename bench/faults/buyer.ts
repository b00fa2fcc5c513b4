import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { returnWords } from '@sillage/domains/order/payment-words.ts'
import { answerWindowAt } from '@sillage/emulators/toss/testing.ts'
import { z } from 'zod'
import type { Buyer } from '../members.ts'
import { ask, type Target } from './ask.ts'
import type { Attempt, Journal } from './journal.ts'

const Quote = z.object({
  total_amount: z.int(),
  point_amount: z.int(),
  point_max: z.int(),
  lines: z.array(z.unknown()),
  coupons: z.array(z.object({ id: z.int(), refused: z.string().nullable() })),
})
const Placed = z.object({
  order_id: z.int(),
  order_no: z.string(),
  total_amount: z.int(),
  view_key: z.string(),
  start: z.object({ request: z.record(z.string(), z.unknown()) }),
})
const Outcome = z.object({ state: z.string() })
const Claims = z.object({
  lines: z.array(z.object({ line_id: z.int(), quantity: z.int(), reasons: z.object({ cancel: z.array(z.string()) }) })),
})
const Preview = z.object({ money: z.int(), points: z.int(), to_pay: z.int() })

type Walk = { world: Target; journal: Journal; buyer: Buyer; random: () => number }
type Paid = { order_id: number; view_key: string }

/** One visit to the shop: something into the cart, an order, mostly its payment, sometimes second thoughts. */
export async function buyOnce(walk: Walk, variant_id: number): Promise<void> {
  const { buyer, journal, random } = walk
  await post(walk, '/api/v1/cart', { lines: [{ variant_id, quantity: 1 }] })
  const choices = await chooseDiscounts(walk)
  if (!choices) return
  const attempt: Attempt = {
    request_key: randomUUID(),
    mb_id: buyer.mb_id,
    variant_id,
    placed: null,
    outcome: null,
    refunded: null,
  }
  // Written before it is asked: what the shop has and no buyer has asked for comes from nowhere.
  journal.attempts.push(attempt)
  const placed = await place(walk, attempt, choices)
  if (!placed) return
  if (random() < 0.1) {
    attempt.outcome = 'left'
    return
  }
  attempt.outcome = await pay(walk, placed.start.request)
  if (attempt.outcome === 'done' && random() < 0.25) attempt.refunded = await cancel(walk, placed)
}

const post = (walk: Walk, path: string, body: object) =>
  ask(walk.world, walk.journal, { path, headers: walk.buyer.headers, body })

type Chosen = { choices: object; total_amount: number; point_amount: number; coupon_id: number | null }

/** Points, a coupon, both or neither, at the price the shop says. */
async function chooseDiscounts(walk: Walk): Promise<Chosen | undefined> {
  const first = await post(walk, '/api/v1/order-form', way)
  const quote = Quote.safeParse(first.body)
  if (!quote.success || quote.data.lines.length === 0) return undefined
  const coupon_id = walk.random() < 0.5 ? (quote.data.coupons.find(({ refused }) => !refused)?.id ?? null) : null
  const points = walk.random() < 0.5 ? Math.min(1_000, quote.data.point_max) : 0
  const choices = { ...way, points, order_coupon_id: coupon_id }
  const second = Quote.safeParse((await post(walk, '/api/v1/order-form', choices)).body)
  if (!second.success) return undefined
  const { total_amount, point_amount } = second.data
  return { choices, total_amount, point_amount, coupon_id }
}

async function place(walk: Walk, attempt: Attempt, { choices, total_amount, point_amount, coupon_id }: Chosen) {
  const { person } = walk.buyer
  const answer = await post(walk, '/api/v1/orders', {
    ...choices,
    total_amount,
    request_key: attempt.request_key,
    method: 'card',
    buyer: person,
    receiver: { ...person, addr1: '서울 중구 세종대로 110', addr2: '1층', memo: '' },
    consents: { order: true, privacy: true, no_return: true },
  })
  if (answer.status !== 200) return undefined
  const placed = Placed.parse(answer.body)
  const { order_id, order_no } = placed
  attempt.placed = { order_id, order_no, total_amount: placed.total_amount, point_amount, coupon_id }
  return placed
}

/** What the buyer reads in the end, however long it takes. */
async function pay(walk: Walk, request: object): Promise<string> {
  const back = await answerWindowAt(walk.world.toss, request)
  const { [returnWords.token]: token = '', ...returned } = back
  const mark = randomUUID()
  const first = await post(walk, '/api/v1/payments/confirm', { token, mark, returned })
  let outcome = Outcome.safeParse(first.body)
  const until = Date.now() + 240_000
  while (outcome.success && ['in_progress', 'unknown', 'ready'].includes(outcome.data.state) && Date.now() < until) {
    await pause(1_000)
    outcome = Outcome.safeParse((await post(walk, '/api/v1/payments/state', { token, mark })).body)
  }
  return outcome.success ? outcome.data.state : `refused with ${first.status}`
}

async function cancel(walk: Walk, { order_id, view_key }: Paid): Promise<number | null> {
  const path = `/api/v1/order-view/${order_id}/claims`
  const query = `?view_key=${encodeURIComponent(view_key)}`
  const { headers } = walk.buyer
  const shown = Claims.safeParse(
    (await ask(walk.world, walk.journal, { method: 'GET', path: path + query, headers })).body,
  )
  if (!shown.success) return null
  const lines = shown.data.lines
    .filter(({ reasons }) => reasons.cancel.length > 0)
    .map(({ line_id, quantity }) => ({ line_id, quantity }))
  if (lines.length === 0) return null
  const asked = { kind: 'cancel', reason: 'changed_mind', lines }
  const preview = Preview.safeParse((await post(walk, `${path}/preview${query}`, asked)).body)
  if (!preview.success) return null
  const { money, points, to_pay } = preview.data
  const answer = await post(walk, path + query, {
    ...asked,
    request_key: randomUUID(),
    agreed: { money, points, to_pay },
  })
  return answer.status === 200 ? money : null
}

const way = { zip: '04524' }
