/**
 * Whom a cash receipt for one's own taxes is written to: a mobile phone, or the 18 figures of the tax office's own card.
 * A bank card has fewer, and so has a resident's number: neither is taken.
 */
export function isCashReceiptNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  return /^01\d{8,9}$/.test(digits) || /^\d{18}$/.test(digits)
}
