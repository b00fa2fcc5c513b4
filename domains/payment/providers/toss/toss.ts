import { createHash, randomBytes } from 'node:crypto'
import type { PaymentMethod } from '../../../order/payment-words.ts'
import { type CancelRequest, type Good, PaymentDeclined, type PaymentProvider, type StartRequest } from '../provider.ts'
import { bankCode } from './banks.ts'
import { callToss, type TossAccess } from './call.ts'
import { orderNoOf, readPayment, toProviderPayment } from './payment.ts'
import { createTossReceipts } from './receipts.ts'
import { readTossWebhook } from './webhook.ts'

type Options = {
  apiUrl: string
  /** Where browsers take the script from. */
  scriptUrl: string
  clientKey: string
  secretKey: string
  timeoutMs?: number
}

const realHost = 'api.tosspayments.com'

/** Toss Payments, version 2: its window in the browser, then the money is taken by a call of ours. */
export function createToss({ apiUrl, scriptUrl, clientKey, secretKey, timeoutMs = 10_000 }: Options): PaymentProvider {
  const access: TossAccess = { apiUrl, secretKey, timeoutMs }
  const read: PaymentProvider['read'] = async (key) => {
    const answer = await callToss(access, { path: `/v1/payments/${encodeURIComponent(key)}` }).catch(noneFound)
    return answer === null ? null : toProviderPayment(readPayment(answer))
  }
  return {
    name: 'toss',
    methods: ['card', 'transfer', 'virtual_account', 'easy_pay'],
    // Keys that take money take none at an emulator.
    sandbox: [clientKey, secretKey].some((key) => key.startsWith('test_')) || new URL(apiUrl).hostname !== realHost,
    async begin(beginning) {
      const customer_key = beginning.customer_key ?? anonymous
      const request = requestOf(beginning)
      return { start: { kind: 'script', script: scriptUrl, client_key: clientKey, customer_key, request }, key: null }
    },
    keyIn: ({ paymentKey = '' }) => (paymentKey === '' || paymentKey.length > 200 ? null : paymentKey),
    async confirm({ order_no, amount, returned, idempotency_key }) {
      const { paymentKey = '', orderId = '' } = returned
      if (paymentKey === '' || orderNoOf(orderId) !== order_no)
        throw new PaymentDeclined('INVALID_REQUEST', 'the return address belongs to another payment')
      // What the buyer agreed to in the window must be what we ask for.
      if (returned.amount !== String(amount))
        throw new PaymentDeclined('AMOUNT_DIFFERS', 'another amount was agreed to')
      const body = { paymentKey, orderId, amount }
      // Our keys begin again with a database, theirs do not.
      const call = { path: '/v1/payments/confirm', body, idempotency_key: `${idempotency_key}-${paymentKey}` }
      const answer = await callToss(access, call).catch(async (error: unknown) => {
        const isOver = error instanceof PaymentDeclined && error.code === 'ALREADY_PROCESSED_PAYMENT'
        if (!isOver) throw error
        return callToss(access, { path: `/v1/payments/${encodeURIComponent(paymentKey)}` })
      })
      return toProviderPayment(readPayment(answer))
    },
    read,
    async cancel(canceling) {
      const path = `/v1/payments/${encodeURIComponent(canceling.key)}/cancel`
      const body = cancelOf(canceling)
      const idempotency_key = cancelKey(canceling)
      const payment = readPayment(await callToss(access, { path, body, idempotency_key }))
      const { totalAmount, balanceAmount, lastTransactionKey } = payment
      return { key: lastTransactionKey ?? idempotency_key, canceled_amount: totalAmount - balanceAmount }
    },
    readWebhook: readTossWebhook,
    receipts: createTossReceipts(access),
  }
}

/** What the script calls an anonymous buyer. */
const anonymous = '@@ANONYMOUS'

function noneFound(error: unknown): null {
  if (error instanceof PaymentDeclined && error.code.startsWith('NOT_FOUND')) return null
  throw error
}

/** What the script's requestPayment is called with. */
function requestOf({ order_no, order_name, goods, method, amount, buyer, valid_until, ...ways }: StartRequest) {
  const phone = buyer.hp.replace(/\D/g, '')
  return {
    amount: { currency: 'KRW', value: amount },
    orderId: `${order_no}_${randomBytes(4).toString('hex')}`,
    orderName: order_name.slice(0, 100),
    successUrl: ways.success_url,
    failUrl: ways.fail_url,
    customerName: buyer.name.slice(0, 100),
    customerEmail: buyer.email,
    ...(/^\d{8,15}$/.test(phone) && { customerMobilePhone: phone }),
    ...methodOf(method, hoursUntil(valid_until), goods),
  }
}

/** An account is open for whole hours, and for one at least. */
const hoursUntil = (at: Date) => Math.max(1, Math.ceil((at.getTime() - Date.now()) / 3_600_000))

/** Receipts are asked for in the order form and issued by a job: one of the window's own would be a second one. */
const none = { type: '미발행' }

/** Whether Toss keeps the money until the goods have come is left to the buyer: the law wants them asked, in its window. */
function methodOf(method: PaymentMethod, validHours: number, goods: readonly Good[]) {
  const escrowProducts = goods.map(({ sku, name, unit_amount, quantity }, at) => ({
    id: String(at + 1),
    name: name.slice(0, 100),
    code: sku,
    unitPrice: unit_amount,
    quantity,
  }))
  if (method === 'transfer') return { method: 'TRANSFER', transfer: { escrowProducts, cashReceipt: none } }
  if (method === 'virtual_account')
    return { method: 'VIRTUAL_ACCOUNT', virtualAccount: { escrowProducts, validHours, cashReceipt: none } }
  const flow = method === 'easy_pay' ? { flowMode: 'DIRECT', easyPay: 'TOSSPAY' } : { flowMode: 'DEFAULT' }
  return { method: 'CARD', card: { useEscrow: false, ...flow } }
}

/** A virtual account is refunded to an account that the buyer names; every other method is refunded as it was paid. */
function cancelOf({ amount, reason, account }: CancelRequest) {
  const body = { cancelReason: reason.slice(0, 200), cancelAmount: amount }
  if (!account) return body
  const bank = bankCode(account.bank)
  if (!bank) throw new PaymentDeclined('INVALID_BANK', 'Toss has no code for this bank')
  const accountNumber = account.number.replace(/\D/g, '')
  return { ...body, refundReceiveAccount: { bank, accountNumber, holderName: account.holder } }
}

/** With an account it is a different request: the refusal without one must not be its answer. */
function cancelKey({ idempotency_key, account }: CancelRequest) {
  if (!account) return idempotency_key
  const mark = createHash('sha256').update(JSON.stringify(account)).digest('base64url').slice(0, 16)
  return `${idempotency_key}-${mark}`
}
