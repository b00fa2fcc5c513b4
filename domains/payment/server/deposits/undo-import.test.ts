import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../../testing.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { bankDepositTable } from '../tables.ts'

const shop = await testShop()
const { db } = shop
const { clerk } = staffDeposits(shop)
beforeEach(() => shop.empty())

test('an import is undone as one; deposits that are for an order by now are named, and stay', async () => {
  const staff = await clerk()
  const row = (nth: number) => ({
    bank_ref: `u-${nth}`,
    depositor: '김하나',
    amount: 10_000 * nth,
    deposited_at: new Date().toISOString(),
  })
  const request_key = crypto.randomUUID()
  const body = { rows: [row(1), row(2)], request_key }
  const { change_set_id } = await staff.staffMoney.importDeposits({ body })
  const params = { id: change_set_id ?? 0 }
  const [first] = await db.select().from(bankDepositTable).where(eq(bankDepositTable.bank_ref, 'u-1'))
  const ignored = { params: { deposit_id: first?.id ?? 0 }, body: { reason: '이자' } }
  await staff.staffMoney.ignore(ignored)
  await expect(staff.changeSets.undo({ params, query: {} })).rejects.toMatchObject({ code: 'changed' })
  expect(await staff.changeSets.touched({ params })).toMatchObject({
    rows: 2,
    touched: 1,
    stuck: [{ name: '김하나 10,000원', reason: '이미 처리한 입금이에요.' }],
  })
  await staff.changeSets.undo({ params, query: { rest: 'true' } })
  expect(await db.select().from(bankDepositTable)).toMatchObject([{ bank_ref: 'u-1' }])
  // A request that was repeated too late brings nothing back; a new import of the same file does.
  await staff.staffMoney.importDeposits({ body })
  expect(await db.$count(bankDepositTable)).toBe(1)
  expect(await staff.staffMoney.importDeposits({ body: { rows: body.rows } })).toMatchObject({ added: 1, known: 1 })
})
