import { createBank } from '@sillage/domains/payment/providers/bank.ts'
import type { PaymentGateways } from '@sillage/domains/payment/providers/gateways.ts'
import type { Config } from './config.ts'
import { openKakaoPay } from './gateways-kakaopay.ts'
import { openPayPal } from './gateways-paypal.ts'
import type { GatewayOptions, OpenedProvider } from './gateways-provider.ts'
import { openToss } from './gateways-toss.ts'

/**
 * Everyone who takes money for the shop. Without keys an emulator that takes none; in production such a method is not
 * offered, so that no one ever ships for money that does not exist.
 */
export async function openGateways(config: Config, options: GatewayOptions) {
  const opened: OpenedProvider[] = [
    await openToss(config, options),
    await openKakaoPay(config, options),
    await openPayPal(config, options),
    openBank(config),
  ]
  const known = opened.filter((each) => each !== undefined)
  const gateways: PaymentGateways = {
    providers: known.map(({ provider }) => provider),
    link: (path) => new URL(path, options.siteUrl()).href,
  }
  const allowed = known.flatMap((each) => each.allowed ?? [])
  return { gateways, allowed, tillUrl: known.find(({ tillUrl }) => tillUrl)?.tillUrl }
}

/** The demo's own account, as the foot of every page names it. */
const demo = { bank: '하나은행', number: '110-482-903317', holder: '주식회사 실라주' }

function openBank({ BANK_NAME: bank, BANK_NUMBER: number, BANK_HOLDER: holder, NODE_ENV }: Config): OpenedProvider {
  if (bank && number && holder) return { provider: createBank({ bank, number, holder }) }
  // Money sent to an invented account is gone.
  return NODE_ENV === 'production' ? undefined : { provider: createBank(demo, { sandbox: true }) }
}
