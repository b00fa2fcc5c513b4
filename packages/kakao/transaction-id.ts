import type { World } from './world.ts'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
export const transactionIdLength = 60

/** Names one question to the provider, so that its answer is found again and no one guesses it. */
export function newTransactionId({ crypto }: World): string {
  const bytes = crypto.getRandomValues(new Uint8Array(transactionIdLength))
  return Array.from(bytes, (byte) => signs.charAt(byte % signs.length)).join('')
}
