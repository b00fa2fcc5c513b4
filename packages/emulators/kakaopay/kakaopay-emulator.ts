import { type Call, fieldsOf, json, type Reply, serve } from '../emulator-server.ts'
import { type Failure, planFailures } from '../planned-failures.ts'
import { createNotebook, type EmulatedService } from '../received.ts'
import { answerApi, type Books, type Step } from './api.ts'
import { type Choice, minutesOpen, type Payment, type Status } from './books.ts'
import { agree, answerWindow, leave } from './window.ts'

export type KakaoPayEmulator = EmulatedService & {
  url: string
  cid: string
  secretKey: string
  /** Makes the next call of this kind fail once. */
  failNext(step: Step, failure: Failure): void
  /** The buyer agrees in the window; what stands in the address they come back with. */
  agree(tid: string, choice?: Choice): { pg_token: string }
  /** The buyer goes back without paying; the address they come back to. */
  leave(tid: string): string
  /** Lets the time run out in which a payment may be approved. */
  expire(tid: string): void
  /** How a payment stands, and how much of it was refunded. */
  find(tid: string): { status: Status; total: number; canceled: number; taken: number } | undefined
  clear(): void
  stop(): Promise<void>
}

const steps: Record<string, Step> = {
  '/online/v1/payment/ready': 'ready',
  '/online/v1/payment/approve': 'approve',
  '/online/v1/payment/order': 'order',
  '/online/v1/payment/cancel': 'cancel',
}

const noteOf = { ready: 'order', approve: 'payment', cancel: 'refund' } as const

/** Emulates KakaoPay's single payment: the four calls of its API and the window between them. */
export async function startKakaoPayEmulator({
  cid = 'TC0ONETIME',
  secretKey = 'emulator-secret-key',
} = {}): Promise<KakaoPayEmulator> {
  const books: Books = { cid, secretKey, payments: new Map(), now: () => new Date() }
  const { note, received } = createNotebook()
  const failures = planFailures<Step>((status) => json(status, { error_code: -1, error_message: 'internal error' }))
  const server = await serve((call) => {
    const step = call.method === 'POST' ? steps[call.path] : undefined
    if (step) return failures.around(step, () => noted(step, call, answerApi(books, step, call)))
    return answerWindow(books, call) ?? json(404, { error_code: -9, error_message: 'there is nothing here' })
  })

  /** What was done, in a line; looking at a payment does nothing. */
  function noted(step: Step, call: Call, reply: Reply): Reply {
    const { tid, partner_order_id, total_amount, cancel_amount } = fieldsOf(call)
    const order = partner_order_id ?? books.payments.get(String(tid))?.partner_order_id
    const sum = cancel_amount ?? total_amount ?? books.payments.get(String(tid))?.total
    const line = `${order} · ${Number(sum).toLocaleString('ko-KR')}원`
    if (reply.status >= 400) note('refused', `${line} · ${fieldsOf({ raw: String(reply.body) }).error_message}`)
    else if (step !== 'order') note(noteOf[step], line)
    return reply
  }

  function require(tid: string): Payment {
    const payment = books.payments.get(tid)
    if (!payment) throw new Error(`the emulator knows no payment ${tid}`)
    return payment
  }

  return {
    ...server,
    service: 'kakaopay',
    received,
    cid,
    secretKey,
    failNext: failures.failNext,
    agree(tid, choice = 'money') {
      const payment = require(tid)
      agree(payment, choice)
      return { pg_token: payment.pg_token }
    },
    leave: (tid) => leave(require(tid)).headers?.location ?? '',
    expire(tid) {
      require(tid).created_at = new Date(Date.now() - (minutesOpen + 30) * 60_000)
    },
    find(tid) {
      const payment = books.payments.get(tid)
      const taken = payment?.actions.filter(({ type }) => type === 'PAYMENT').length ?? 0
      return payment && { status: payment.status, total: payment.total, canceled: payment.canceled, taken }
    },
    clear() {
      books.payments.clear()
      failures.clear()
    },
  }
}
