import { randomBytes } from 'node:crypto'
import { type Call, fieldsOf, json, type Reply } from '../emulator-server.ts'
import { isAddress } from '../payment-window.ts'
import { choices, isOver, newAid, newTid, type Payment, seoulTime } from './books.ts'

export type Books = { cid: string; secretKey: string; payments: Map<string, Payment>; now: () => Date }
export type Step = 'ready' | 'approve' | 'order' | 'cancel'
type Fields = Record<string, unknown>

export const refuse = (error_code: number, error_message: string, extras?: object): Reply =>
  json(400, { error_code, error_message, ...(extras && { extras }) })

/** What the service answers to the shop's server. */
export function answerApi(books: Books, step: Step, call: Call): Reply {
  if (call.headers.authorization !== `SECRET_KEY ${books.secretKey}`)
    return json(401, { error_code: -401, error_message: 'authentication failed' })
  if (!call.headers['content-type']?.startsWith('application/json')) return refuse(-2, 'JSON is expected')
  const fields = fieldsOf(call)
  if (fields.cid !== books.cid) return refuse(-731, 'invalid cid')
  if (step === 'ready') return ready(books, fields, call.origin)
  const payment = books.payments.get(String(fields.tid))
  if (!payment) return refuse(-721, 'payment tid does not exist')
  if (step === 'approve') return approve(books, payment, fields)
  return step === 'cancel' ? cancel(books, payment, fields) : json(200, orderOf(payment))
}

const isWon = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= max

function ready({ payments, cid, now }: Books, fields: Fields, origin: string): Reply {
  const { partner_order_id, partner_user_id, item_name, quantity, total_amount: total, tax_free_amount } = fields
  const { approval_url, cancel_url, fail_url } = fields
  if (!isText(partner_order_id, 100) || !isText(partner_user_id, 100) || !isText(item_name, 100))
    return refuse(-2, 'partner_order_id, partner_user_id and item_name are texts of at most 100 signs')
  if (!isWon(quantity) || !isWon(total) || !isWon(tax_free_amount) || total === 0 || tax_free_amount > total)
    return refuse(-2, 'quantity, total_amount and tax_free_amount are whole numbers')
  if (!isAddress(approval_url) || !isAddress(cancel_url) || !isAddress(fail_url))
    return refuse(-2, 'approval_url, cancel_url and fail_url are addresses')
  const payment: Payment = {
    tid: newTid(),
    hash: randomBytes(24).toString('hex'),
    cid,
    partner_order_id,
    partner_user_id,
    item_name,
    quantity,
    total,
    tax_free: tax_free_amount,
    approval_url,
    cancel_url,
    fail_url,
    status: 'READY',
    chosen: null,
    months: 0,
    pg_token: '',
    created_at: now(),
    approved_at: null,
    canceled_at: null,
    canceled: 0,
    actions: [],
  }
  payments.set(payment.tid, payment)
  const window = `${origin}/mockup/v1/${payment.hash}`
  return json(200, {
    tid: payment.tid,
    tms_result: false,
    created_at: seoulTime(payment.created_at),
    next_redirect_app_url: `${window}/aInfo`,
    next_redirect_mobile_url: `${window}/mInfo`,
    next_redirect_pc_url: `${window}/info`,
    android_app_scheme: `kakaotalk://kakaopay/pg?url=${window}/order`,
    ios_app_scheme: `kakaotalk://kakaopay/pg?url=${window}/order`,
  })
}

function approve({ now }: Books, payment: Payment, fields: Fields): Reply {
  const { partner_order_id, partner_user_id, pg_token, total_amount, payload = null } = fields
  if (payment.approved_at) return refuse(-702, 'payment is already done!')
  if (payment.status !== 'AUTH_PASSWORD' || !payment.chosen) return refuse(-701, 'payment is not authenticated!')
  if (isOver(payment, now())) return refuse(-723, 'payment is expired')
  if (pg_token !== payment.pg_token) return refuse(-707, 'invalid pg_token')
  if (partner_order_id !== payment.partner_order_id || partner_user_id !== payment.partner_user_id)
    return refuse(-726, 'partner_order_id or partner_user_id does not match')
  if (total_amount !== undefined && total_amount !== payment.total) return refuse(-725, 'total_amount does not match')
  const { type, refusal } = choices[payment.chosen]
  if (refusal) {
    payment.status = 'FAIL_PAYMENT'
    return refuse(-780, 'approval failure!', refusal)
  }
  const [aid, approved_at] = [newAid(), seoulTime(now())]
  Object.assign(payment, { status: 'SUCCESS_PAYMENT', approved_at })
  payment.actions.push({ aid, approved_at, amount: payment.total, type: 'PAYMENT', payload: textOrNull(payload) })
  return json(200, { aid, ...baseOf(payment), payload, approved_at, ...cardOf(payment, type) })
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

function cancel({ now }: Books, payment: Payment, fields: Fields): Reply {
  const { cancel_amount: amount, cancel_tax_free_amount, cancel_available_amount, payload = null } = fields
  if (!isWon(amount) || !isWon(cancel_tax_free_amount) || amount === 0)
    return refuse(-2, 'cancel_amount and cancel_tax_free_amount are whole numbers')
  if (!payment.approved_at) return refuse(-703, 'payment is not approved')
  const left = payment.total - payment.canceled
  if (amount > left) return refuse(-710, 'cancel_amount is larger than the cancelable amount')
  if (cancel_available_amount !== undefined && cancel_available_amount !== left)
    return refuse(-722, 'cancel_available_amount does not match')
  const [aid, canceled_at] = [newAid(), seoulTime(now())]
  payment.canceled += amount
  Object.assign(payment, { canceled_at, status: amount === left ? 'CANCEL_PAYMENT' : 'PART_CANCEL_PAYMENT' })
  payment.actions.push({ aid, approved_at: canceled_at, amount, type: 'CANCEL', payload: textOrNull(payload) })
  return json(200, {
    aid,
    ...baseOf(payment),
    status: payment.status,
    approved_cancel_amount: amounts(amount),
    payload,
    canceled_amount: amounts(payment.canceled),
    cancel_available_amount: amounts(left - amount),
    approved_at: payment.approved_at,
    canceled_at,
  })
}

function orderOf(payment: Payment) {
  const { total, canceled, status, approved_at, canceled_at, actions } = payment
  return {
    ...baseOf(payment),
    status,
    approved_at,
    canceled_at,
    canceled_amount: amounts(canceled),
    cancel_available_amount: amounts(approved_at ? total - canceled : 0),
    payment_action_details: actions.map(({ aid, approved_at, amount, type, payload }) => ({
      aid,
      approved_at,
      amount,
      point_amount: 0,
      discount_amount: 0,
      green_deposit: 0,
      payment_action_type: type,
      payload,
    })),
  }
}

function baseOf({ tid, cid, partner_order_id, partner_user_id, chosen, item_name, quantity, ...payment }: Payment) {
  return {
    tid,
    cid,
    partner_order_id,
    partner_user_id,
    item_name,
    quantity,
    payment_method_type: chosen && choices[chosen].type,
    amount: amounts(payment.total, payment.tax_free),
    created_at: seoulTime(payment.created_at),
  }
}

const amounts = (total: number, tax_free = 0) => ({
  total,
  tax_free,
  vat: Math.round((total - tax_free) / 11),
  point: 0,
  discount: 0,
  green_deposit: 0,
})

const cardOf = ({ months }: Payment, type: string) =>
  type === 'CARD' && {
    card_info: {
      kakaopay_issuer_corp: '나무카드',
      kakaopay_issuer_corp_code: '901',
      bin: '424242',
      card_type: '신용',
      install_month: String(months).padStart(2, '0'),
      approved_id: '10000001',
      interest_free_install: 'N',
    },
  }
