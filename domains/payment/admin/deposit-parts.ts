import type { AwaitedPayment, StaffDeposit } from '../staff-contract.ts'

/** An order that a part of a deposit is for; the amount is text while it is typed. */
export type DepositPart = AwaitedPayment & { typed: string }

/** Proposed orders that are short of exactly this amount together: someone paid them with one transfer. */
export function splitThatFits({ amount, proposals }: Pick<StaffDeposit, 'amount' | 'proposals'>) {
  const awaited = proposals.filter(({ missing_amount }) => missing_amount > 0)
  const groups = [awaited, ...awaited.flatMap((one, at) => awaited.slice(at + 1).map((other) => [one, other]))]
  return groups.find((group) => group.length > 1 && sumOf(group.map((each) => each.missing_amount)) === amount) ?? null
}

/** Deposits of which amount and name fit one order, and no other deposit fits it too. */
export function exactMatches(deposits: readonly Pick<StaffDeposit, 'id' | 'proposals'>[]) {
  const matches = deposits.flatMap(({ id: deposit_id, proposals }) => {
    const [only, other] = proposals.filter(({ sureness }) => sureness === 'exact')
    return only && !other ? [{ deposit_id, payment_id: only.payment_id }] : []
  })
  const times = (payment_id: number) => matches.filter((each) => each.payment_id === payment_id).length
  return matches.filter(({ payment_id }) => times(payment_id) === 1)
}

/** Whole won, as typed with or without commas; null where it is no amount. */
export function wonOf(typed: string): number | null {
  const digits = typed.replaceAll(/[,\s원₩]/g, '')
  return /^\d{1,10}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** What no order has been given yet. */
export const leftOf = (amount: number, parts: readonly DepositPart[]) =>
  amount - sumOf(parts.map(({ typed }) => wonOf(typed) ?? 0))

/** The order with what it is short of, or with what is left of the deposit where that is less. */
export function withPart(amount: number, parts: readonly DepositPart[], payment: AwaitedPayment): DepositPart[] {
  const given = Math.min(payment.missing_amount, leftOf(amount, parts))
  return [...parts, { ...payment, typed: given > 0 ? String(given) : '' }]
}
