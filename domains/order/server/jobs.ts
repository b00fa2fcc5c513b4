import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import type { Cashier } from '../../payment/server/cashier.ts'
import { expireOrders } from './checkout/release.ts'
import { endCalledBack } from './claims/end-called-back.ts'
import { finishClaims } from './claims/finish.ts'
import { createMoneyJobs, moneyCrons } from './desk/money-jobs.ts'
import { checkPayments } from './paying/check-payments.ts'
import { createRefundJob } from './paying/refund.ts'
import { remindBuyers } from './paying/remind.ts'

const nothing = z.object({})

const expire = defineJob({
  name: 'order.expire',
  payload: nothing,
  async run(ctx) {
    // A busy day leaves more than one handful behind.
    while ((await expireOrders(ctx)) > 0);
    await endCalledBack(ctx)
  },
})

const finish = defineJob({
  name: 'order.finish-claims',
  payload: nothing,
  async run(ctx) {
    await finishClaims(ctx)
  },
})

const remind = defineJob({ name: 'order.remind', payload: nothing, run: remindBuyers })

const checkKind = { name: 'order.check-payments', payload: nothing }

/** Timers of orders, each run once on however many instances there are. */
export const orderCrons = [
  ...moneyCrons,
  defineCron({ name: 'order.expire', every: { minutes: 1 }, job: expire, payload: {} }),
  defineCron({ name: 'order.remind', every: { minutes: 30 }, job: remind, payload: {} }),
  defineCron({ name: 'order.check-payments', every: { minutes: 1 }, job: checkKind, payload: {} }),
  defineCron({ name: 'order.finish-claims', every: { minutes: 1 }, job: finish, payload: {} }),
]

export const createOrderJobs = (cashier: Cashier) => [
  expire,
  finish,
  remind,
  defineJob({
    ...checkKind,
    async run(ctx) {
      await checkPayments(ctx, cashier)
    },
  }),
  createRefundJob(cashier),
  ...createMoneyJobs(cashier),
]
