/** The same address, with why the buyer comes back in it. */
export function withErrorCode(address: string, code: string): string {
  const url = new URL(address)
  url.searchParams.set('code', code)
  return url.href
}
