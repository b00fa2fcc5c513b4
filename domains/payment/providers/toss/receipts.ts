import { z } from 'zod'
import type { CashReceipts } from '../provider.ts'
import { callToss, type TossAccess } from './call.ts'

const Issued = z.object({ receiptKey: z.string().min(1), issueNumber: z.string().nullish() })
const types = { cash_income: '소득공제', cash_expense: '지출증빙' } as const

/** Cash receipts through Toss Payments, also for money that came to the shop's own account. */
export const createTossReceipts = (access: TossAccess): CashReceipts => ({
  async issue({ order_no, order_name, kind, number, amount, idempotency_key }) {
    const body = {
      amount,
      orderId: order_no,
      orderName: order_name,
      type: types[kind],
      customerIdentityNumber: number.replaceAll(/\D/g, ''),
    }
    const answer = await callToss(access, { path: '/v1/cash-receipts', body, idempotency_key })
    const { receiptKey, issueNumber } = Issued.parse(answer)
    return { key: receiptKey, number: issueNumber ?? null }
  },
  async cancel({ key, amount, idempotency_key }) {
    const path = `/v1/cash-receipts/${encodeURIComponent(key)}/cancel`
    await callToss(access, { path, body: amount === undefined ? {} : { amount }, idempotency_key })
  },
})
