import { expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { quotationTable } from '../../quotation/server/tables.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

type Page = { data: { id: number }[]; next_after: number | string | null }
type Asked = { sort?: 'newest' | 'oldest'; after?: number; limit?: number }

/** Every page of a list, one row at a time, in both directions: nothing is left out, nothing comes twice. */
async function both(list: (asked: Asked) => Promise<Page>) {
  const read = async (sort: 'newest' | 'oldest') => {
    const ids: number[] = []
    let after: Page['next_after'] = null
    do {
      const page: Page = await list({ sort, limit: 1, ...(after === null ? {} : { after: Number(after) }) })
      ids.push(...page.data.map(({ id }) => id))
      after = page.next_after
    } while (after !== null)
    return ids
  }
  return [await read('newest'), await read('oldest')]
}

test('lists of the console are read from either end, page by page', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const staff = await shop.as('clerk', { permissions: [...orderPermissions, 'quotations'] })
  const hana = await shop.as('hana')
  for (const nth of [1, 2, 3]) {
    const { order_id } = await buyPaid(ctx, hana, await variantOf(db, 1))
    await staff.staffShipments.ship({ params: { order_id }, body: { courier: 'cj', tracking_no: `60000000000${nth}` } })
    await db.insert(orderReceiptTable).values({ order_id, kind: 'cash_income', number: '0000', amount: 1_000 })
    const [payment] = await db
      .select()
      .from(paymentTable)
      .orderBy(paymentTable.id)
      .offset(nth - 1)
    const refund = { order_id, kind: 'goodwill', amount: 1_000, reason: '사과', request_key: `r${nth}` } as const
    await db.insert(refundTable).values({ ...refund, payment_id: payment?.id ?? 0 })
    const deposited_at = `2026-11-1${nth}T10:00:00+09:00`
    const row = { bank_ref: `ref-${nth}`, depositor: `김${nth}`, amount: 1_000 * nth, deposited_at }
    await staff.staffMoney.importDeposits({ body: { rows: [row] } })
    const quotation = { lang: 'kr', currency: 'krw', source: 'staff', company: `회사${nth}` } as const
    const keys = { quotation_no: `Q${nth}`, verify_code: `v${nth}`, request_key: `q${nth}` }
    await db.insert(quotationTable).values({ ...quotation, ...keys })
  }
  const lists = {
    orders: (query: Asked) => staff.staffOrders.list({ query }),
    shipments: (query: Asked) => staff.staffShipments.list({ query }),
    receipts: (query: Asked) => staff.staffReceipts.list({ query }),
    refunds: (query: Asked) => staff.staffMoney.listRefunds({ query }),
    deposits: (query: Asked) => staff.staffMoney.listDeposits({ query }),
    payments: (query: Asked) => staff.staffPayments.list({ query }),
    quotations: (query: Asked) => staff.staffQuotations.list({ query }),
  }
  for (const [name, list] of Object.entries(lists)) {
    const [newest = [], oldest = []] = await both(list)
    expect([name, newest.length]).toEqual([name, 3])
    expect([name, oldest]).toEqual([name, newest.toSorted((a, b) => a - b)])
    expect([name, oldest]).toEqual([name, newest.toReversed()])
  }
  const named = await staff.staffQuotations.list({ query: { keyword: '회사2' } })
  expect(named.data).toMatchObject([{ quotation_no: 'Q2' }])
  const found = async (query: Parameters<typeof staff.staffMoney.listDeposits>[0]['query']) =>
    (await staff.staffMoney.listDeposits({ query })).data.map(({ bank_ref }) => bank_ref)
  expect(await found({ keyword: '3,000원' })).toEqual(['ref-3'])
  expect(await found({ keyword: '김1' })).toEqual(['ref-1'])
  expect(await found({ day: '2026-11-12' })).toEqual(['ref-2'])
})
