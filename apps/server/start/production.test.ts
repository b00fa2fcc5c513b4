import { filledForm } from '@sillage/domains/order/testing/buyer.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { givenProgram, keepShop } from './testing.ts'
import { visitorOf } from './testing-owner.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let shop: Awaited<ReturnType<typeof keepShop>>
beforeAll(async () => {
  shop = await keepShop()
})

/** Something of the demo in a visitor's cart, in the program as it runs for real. */
async function givenCart(settings: Record<string, string>) {
  const program = givenProgram({ dataDir: await shop.given(), settings: { ...settings, NODE_ENV: 'production' } })
  const visitor = visitorOf(await program.opened())
  await visitor.member.loginCheck()
  const { data } = await visitor.catalog.list({ query: { in_stock: '1' } })
  const { variants } = await visitor.catalog.show({ params: { product_id: data[0]?.id ?? 0 } })
  const variant_id = variants.find(({ sold_out }) => !sold_out)?.id ?? 0
  await visitor.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  return { program, visitor, quote: await visitor.checkout.quote({ body: { zip: '04524' } }) }
}

test('without keys the program in production offers no way to pay, and refuses each that is asked for', async () => {
  const stray = { TOSS_CLIENT_KEY: 'live_ck_1', TOSS_SECRET_KEY: 'live_sk_1', TOSS_API_URL: 'http://127.0.0.1:9' }
  const { program, visitor, quote } = await givenCart(stray)
  expect(quote.methods).toEqual([])
  for (const method of ['card', 'kakaopay', 'bank_transfer'] as const)
    await expect(visitor.checkout.place({ body: filledForm(quote.total_amount, { method }) })).rejects.toMatchObject({
      status: 422,
      errors: { method: [expect.any(String)] },
    })
  expect(await program.end('SIGTERM')).toMatchObject({ code: 0 })
})
