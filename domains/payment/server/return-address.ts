/** The same address, with the outcome with which the buyer returns. */
export function withErrorCode(address: string, code: string): string {
  const url = new URL(address)
  url.searchParams.set('code', code)
  return url.href
}
