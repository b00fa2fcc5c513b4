import { PaymentDeclined, type PaymentProvider } from './provider.ts'

type Account = { bank: string; number: string; holder: string }

/**
 * A transfer to the shop's own account, or to an invented one for trying it out: only the bank's statement, which staff
 * import, confirms it.
 */
export function createBank(account: Account, { sandbox = false } = {}): PaymentProvider {
  return {
    name: 'bank',
    account,
    methods: ['bank_transfer'],
    sandbox,
    begin: async ({ valid_until }) => ({
      start: { kind: 'deposit', account: { ...account, due_at: valid_until.toISOString() } },
      key: null,
    }),
    keyIn: () => null,
    confirm: () =>
      Promise.reject(new PaymentDeclined('NOT_CONFIRMED_HERE', 'a transfer is matched with the bank’s statement')),
    read: async () => null,
    // Staff transfer it by hand, to the account the buyer named, and confirm that it was sent.
    cancel: async ({ account, idempotency_key }) => {
      if (!account) throw new PaymentDeclined('INVALID_REFUND_ACCOUNT_INFO', 'there is no account to send the money to')
      return { key: idempotency_key, canceled_amount: 0 }
    },
    readWebhook: async () => null,
  }
}
