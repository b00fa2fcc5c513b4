import { createBank } from '@sillage/domains/payment/server/bank.ts'
import type { Cashier } from '@sillage/domains/payment/server/cashier.ts'

type Options = { siteUrl: () => string }

/** The shop's own account, as the foot of every page names it. */
const account = { bank: '하나은행', number: '110-482-903317', holder: '주식회사 실라주' }

/** Everyone who takes money for the shop. */
export async function openCashier({ siteUrl }: Options): Promise<Cashier> {
  return { providers: [createBank(account)], link: (path) => new URL(path, siteUrl()).href }
}
