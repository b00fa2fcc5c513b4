import { randomUUID } from 'node:crypto'
import { createBank } from '../providers/bank.ts'
import type { PaymentGateways } from '../providers/gateways.ts'
import {
  PaymentDeclined,
  type PaymentProvider,
  PaymentUnresolved,
  type ProviderPayment,
} from '../providers/provider.ts'

type Mood = 'pays' | 'refuses' | 'pays and is not heard' | 'is not there'

/** A provider that keeps its books in memory: for tests of what the shop does, not of a protocol. */
export function testGateways() {
  const books = new Map<string, ProviderPayment>()
  const confirmed = new Map<string, number>()
  const state = { mood: 'pays' as Mood, confirms: 0, cancels: 0 }

  const card: PaymentProvider = {
    name: 'toss',
    methods: ['card'],
    sandbox: true,
    async begin({ order_no, amount, currency }) {
      const key = `key-${order_no}-${randomUUID()}`
      books.set(key, {
        key,
        order_no,
        amount,
        currency,
        state: 'ready',
        method: 'card',
        canceled_amount: 0,
        approved_at: null,
        details: {},
      })
      return { start: { kind: 'redirect', url: `https://pay.example/${key}` }, key }
    },
    keyIn: () => null,
    async confirm({ key, idempotency_key }) {
      state.confirms += 1
      const reported = books.get(key ?? '')
      if (!reported) throw new PaymentDeclined('NOT_FOUND_PAYMENT', 'no such payment')
      if (state.mood === 'refuses') throw new PaymentDeclined('REJECT_CARD_COMPANY', 'no')
      if (state.mood === 'is not there') throw new PaymentUnresolved('no answer')
      confirmed.set(idempotency_key, (confirmed.get(idempotency_key) ?? 0) + 1)
      books.set(reported.key, { ...reported, state: 'done', approved_at: new Date() })
      if (state.mood === 'pays and is not heard') throw new PaymentUnresolved('no answer')
      return { ...reported, state: 'done', approved_at: new Date() }
    },
    read: async (key) => books.get(key) ?? null,
    async cancel({ key, amount, idempotency_key }) {
      state.cancels += 1
      const reported = books.get(key)
      if (!reported) throw new PaymentDeclined('NOT_FOUND_PAYMENT', 'no such payment')
      if (reported.canceled_amount + amount > reported.amount)
        throw new PaymentDeclined('NOT_CANCELABLE_AMOUNT', 'too much')
      books.set(key, { ...reported, canceled_amount: reported.canceled_amount + amount })
      return { key: idempotency_key, canceled_amount: amount }
    },
    readWebhook: async ({ body }) => {
      const { event = '', key = '' } = Object(body)
      return { event_key: event, kind: 'changed', key, order_no: null, secret: null }
    },
  }
  const bank = createBank({ bank: '하나은행', number: '110-482-903317', holder: '주식회사 실라주' })
  const gateways: PaymentGateways = { providers: [card, bank], link: (path) => `http://localhost:3000${path}` }
  return { gateways, books, state }
}
