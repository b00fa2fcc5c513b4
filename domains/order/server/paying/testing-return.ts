/** The buyer decides in a provider's window; what they then come back to the shop with. */
export async function agreeAt(window: string, form: Record<string, string>) {
  const reply = await fetch(window, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const { searchParams } = new URL(reply.headers.get('location') ?? '')
  const { step = '', ...returned } = Object.fromEntries(searchParams)
  // The shop's own token stands first in the address; PayPal adds a word of the same name.
  return { token: searchParams.get('token') ?? '', step, returned }
}
