import { asc, eq } from 'drizzle-orm'
import { orderPermissions } from '../../audit/permissions.ts'
import type { testShop } from '../../testing.ts'
import { bankDepositTable, paymentTable } from '../server/tables.ts'

/** Staff who lay lines of the bank's statement to what they are for. */
export function staffDeposits(shop: Awaited<ReturnType<typeof testShop>>) {
  const { db } = shop
  let refs = 0
  const clerk = () => shop.as('clerk', { permissions: [...orderPermissions] })

  /** A line of the bank's statement. */
  async function deposit(amount: number, depositor = '김하나') {
    refs += 1
    const row = { bank_ref: `ref-${refs}`, depositor, amount, deposited_at: new Date().toISOString() }
    await (await clerk()).staffMoney.importDeposits({ body: { rows: [row] } })
    const [stored] = await db.select().from(bankDepositTable).where(eq(bankDepositTable.bank_ref, row.bank_ref))
    return stored?.id ?? 0
  }

  /** To the first payment there is, where none is named. */
  async function match(deposit_id: number, payment_id?: number) {
    const [first] = await db.select().from(paymentTable).orderBy(asc(paymentTable.id))
    const body = { payment_id: payment_id ?? first?.id ?? 0 }
    return (await clerk()).staffMoney.match({ params: { deposit_id }, body })
  }

  /** Money that came, taken for this order's. */
  async function matched(amount: number) {
    const deposit_id = await deposit(amount)
    await match(deposit_id)
    return deposit_id
  }

  /** It was another order's. */
  const unmatch = async (deposit_id: number) =>
    (await clerk()).staffMoney.unmatch({ params: { deposit_id }, body: { reason: '다른 분의 입금' } })

  return { clerk, deposit, match, matched, unmatch }
}
