import { answerWindowAt } from '@sillage/emulators/toss/testing.ts'
import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { returnWords } from '../../order/payment-words.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testShop } from '../../testing.ts'
import { createToss } from '../providers/toss/toss.ts'

const emulator = await startTossEmulator()
afterAll(emulator.stop)
const toss = createToss({ ...emulator, apiUrl: emulator.url })
const shop = await testShop({ gateways: { providers: [toss], link: (path) => `http://localhost:3000${path}` } })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  emulator.clear()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
})

test.each([
  ['yes', true],
  ['', undefined],
] as const)('who chooses escrow in the window (%s) sees it with the order, and staff too', async (chosen, escrow) => {
  const hana = await shop.as('hana')
  const [variant] = await db.select().from(variantTable)
  const { order_id, start } = await buy(hana, variant?.id ?? 0, { method: 'virtual_account' })
  if (start.kind !== 'script') throw new Error(start.kind)
  const { [returnWords.token]: token = '', ...returned } = await answerWindowAt(emulator, start.request, {
    escrow: chosen,
  })
  expect(await hana.payment.confirm({ body: { token, returned } })).toMatchObject({ state: 'waiting_for_deposit' })
  const { payments } = await hana.order.show({ params: { order_id } })
  expect(payments.map(({ details }) => [details.account?.number !== undefined, details.escrow])).toEqual([
    [true, escrow],
  ])
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const seen = await clerk.staffOrders.show({ params: { order_id } })
  expect(seen.payments.map((payment) => payment.escrow)).toEqual([escrow === true])
})

test('a return with the payment key of another order captures nothing from its buyer', async () => {
  const [variant] = await db.select().from(variantTable)
  const windows = []
  for (const mb_id of ['hana', 'mallory']) {
    const client = await shop.as(mb_id)
    const { start } = await buy(client, variant?.id ?? 0, { method: 'card' })
    if (start.kind !== 'script') throw new Error(start.kind)
    const { [returnWords.token]: token = '', ...returned } = await answerWindowAt(emulator, start.request)
    windows.push({ client, token, returned })
  }
  const [hana, mallory] = windows
  if (!hana || !mallory) throw new Error('two buyers came back')
  const crossed = { token: mallory.token, returned: hana.returned }
  expect(await mallory.client.payment.confirm({ body: crossed })).toMatchObject({ state: 'aborted' })
  const own = { token: hana.token, returned: hana.returned }
  expect(await hana.client.payment.confirm({ body: own })).toMatchObject({ state: 'done' })
  // Paid, its key belongs to it for good.
  expect(await mallory.client.payment.confirm({ body: crossed })).toMatchObject({ state: 'aborted' })
})
