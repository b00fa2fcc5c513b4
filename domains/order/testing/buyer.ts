import { randomUUID } from 'node:crypto'
import type { Client } from '@sillage/kit/client.ts'
import type { OrderForm } from '../../checkout/server/check-form.ts'
import type { contract } from '../../contract.ts'

type Shop = Client<typeof contract>

/** A form filled in as most buyers fill it in. */
export const filledForm = (total_amount: number, over: Partial<OrderForm> = {}) => ({
  request_key: randomUUID(),
  total_amount,
  method: 'card' as const,
  zip: '04524',
  buyer: { name: '김하나', hp: '010-1234-5678', email: 'hana@example.com' },
  receiver: {
    name: '김하나',
    hp: '010-1234-5678',
    addr1: '서울 중구 세종대로 110',
    addr2: '1층',
    city: '',
    state: '',
    memo: '',
  },
  consents: { order: true, privacy: true, no_return: true },
  guest_password: '작은 새 여덟 마리',
  ...over,
})

/** One of many buyers, each with a number and a mailbox of their own. */
export const buyerOf = (n: number) => ({
  name: '김하나',
  hp: `010-2000-${String(n).padStart(4, '0')}`,
  email: `buyer${n}@example.com`,
})

export type Wish = { quantity?: number; personal?: { key: string; value: string }[] } & Partial<OrderForm>

/** Puts something in the cart and orders it, at the price the shop itself says. */
export async function buy(client: Shop, variant_id: number, { quantity = 1, personal = [], ...over }: Wish = {}) {
  await client.cart.add({ body: { lines: [{ variant_id, quantity, personal }] } })
  const { total_amount } = await client.checkout.quote({ body: over })
  return client.checkout.place({ body: filledForm(total_amount, over) })
}
