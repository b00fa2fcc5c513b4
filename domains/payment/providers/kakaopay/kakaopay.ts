import { z } from 'zod'
import { withErrorCode } from '../../server/return-address.ts'
import {
  type CancelRequest,
  type ConfirmRequest,
  PaymentDeclined,
  type PaymentProvider,
  PaymentUnresolved,
  type ProviderPayment,
} from '../provider.ts'
import { callKakaoPay, type KakaoPayAccess } from './call.ts'
import { Approved, Order, paymentOfApproval, paymentOfOrder } from './payment.ts'

type Options = {
  /** https://open-api.kakaopay.com */
  apiUrl: string
  secretKey: string
  /** The merchant’s code; KakaoPay’s own for trying things out moves no money. */
  cid: string
  timeoutMs?: number
  now?: () => Date
}

const testCid = 'TC0ONETIME'

const Ready = z.object({ tid: z.string().min(1), next_redirect_pc_url: z.url(), next_redirect_mobile_url: z.url() })
const Canceled = z.object({ aid: z.string(), canceled_amount: z.object({ total: z.int() }) })

/** Its refusals that say more of what was than of what is: the payment is read before they are believed. */
const alreadyApproved = '-702'
const doubtful = new Set([alreadyApproved, '-780', '-783'])
const noSuchTid = '-721'

const realHost = 'open-api.kakaopay.com'

/** KakaoPay’s single payment: its own pages, then the money is taken by a call of ours. It sends no webhooks. */
export function createKakaoPay({ timeoutMs = 10_000, now = () => new Date(), ...keys }: Options): PaymentProvider {
  const access: KakaoPayAccess = { ...keys, timeoutMs }

  async function findOrder(tid: string): Promise<Order | null> {
    try {
      return await callKakaoPay(access, 'order', { tid }, Order)
    } catch (error) {
      if (!(error instanceof PaymentDeclined)) throw error
      if (error.code === noSuchTid) return null
      // A refusal to answer says nothing about the payment.
      throw new PaymentUnresolved(`KakaoPay did not tell of a payment: ${error.code}`)
    }
  }

  async function read(tid: string): Promise<ProviderPayment | null> {
    const order = await findOrder(tid)
    return order && paymentOfOrder(order, now())
  }

  return {
    name: 'kakaopay',
    methods: ['kakaopay'],
    sandbox: keys.cid === testCid || new URL(keys.apiUrl).hostname !== realHost,
    async begin({ order_no, order_name, amount, customer_key, success_url, fail_url }) {
      const body = {
        partner_order_id: order_no,
        partner_user_id: userOf(customer_key),
        item_name: order_name.slice(0, 100),
        quantity: 1,
        total_amount: amount,
        tax_free_amount: 0,
        approval_url: success_url,
        cancel_url: withErrorCode(fail_url, 'PAY_PROCESS_CANCELED'),
        fail_url: withErrorCode(fail_url, 'PAY_PROCESS_ABORTED'),
      }
      const { tid, ...urls } = await callKakaoPay(access, 'ready', body, Ready)
      const start = { kind: 'redirect' as const, url: urls.next_redirect_pc_url }
      return { start: { ...start, mobile_url: urls.next_redirect_mobile_url }, key: tid }
    },
    keyIn: () => null,
    confirm: (confirming) => confirm(access, read, confirming),
    read,
    cancel: (canceling) => cancel(access, findOrder, canceling),
    readWebhook: async () => null,
  }
}

/** Takes the money; where the answer is doubtful, what KakaoPay says of the payment decides. */
async function confirm(
  access: KakaoPayAccess,
  read: PaymentProvider['read'],
  { key, order_no, amount, customer_key, returned, idempotency_key }: ConfirmRequest,
) {
  const { pg_token } = returned
  // Nothing can be taken without both.
  if (!key || !pg_token) throw new PaymentDeclined('PAY_PROCESS_ABORTED', 'the way back names no payment')
  const body = {
    tid: key,
    pg_token,
    partner_order_id: order_no,
    partner_user_id: userOf(customer_key),
    // It refuses another amount than the one it showed the buyer.
    total_amount: amount,
    payload: idempotency_key,
  }
  try {
    return paymentOfApproval(await callKakaoPay(access, 'approve', body, Approved))
  } catch (error) {
    if (!(error instanceof PaymentDeclined) || !doubtful.has(error.code)) throw error
    const reported = await read(key)
    if (reported?.approved_at) return reported
    if (error.code === alreadyApproved)
      throw new PaymentUnresolved('KakaoPay says both that it was paid and that it was not')
    throw error
  }
}

const userOf = (customer_key: string | null) => customer_key ?? 'guest'

/**
 * KakaoPay knows no keys that make a call happen once. Each cancellation carries ours in its payload, where it is found
 * again, and says how much was left before: of two at once the second is refused, looks, and finds itself done.
 */
async function cancel(
  access: KakaoPayAccess,
  findOrder: (tid: string) => Promise<Order | null>,
  { key, amount, left, idempotency_key }: CancelRequest,
) {
  const before = await findOrder(key)
  if (!before) throw new PaymentDeclined(noSuchTid, 'KakaoPay knows no such payment')
  const done = madeBefore(before, idempotency_key)
  if (done) return done
  const available = before.cancel_available_amount?.total
  // More was refunded than all other refunds add up to: this one was made, or staff made it by hand.
  if (available !== undefined && available < left)
    throw new PaymentDeclined('LESS_IS_LEFT', 'less is left than should be')
  const body = {
    tid: key,
    cancel_amount: amount,
    cancel_tax_free_amount: 0,
    payload: idempotency_key,
    ...(available !== undefined && { cancel_available_amount: available }),
  }
  try {
    const { aid, canceled_amount } = await callKakaoPay(access, 'cancel', body, Canceled)
    return { key: aid, canceled_amount: canceled_amount.total }
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    const after = await findOrder(key)
    const done = after && madeBefore(after, idempotency_key)
    if (done) return done
    if (after?.cancel_available_amount?.total !== available)
      throw new PaymentUnresolved('another part was refunded meanwhile')
    throw error
  }
}

function madeBefore({ payment_action_details, canceled_amount }: Order, payload: string) {
  const made = payment_action_details?.find(
    (action) => action.payment_action_type === 'CANCEL' && action.payload === payload,
  )
  return made && { key: made.aid, canceled_amount: canceled_amount?.total ?? 0 }
}
