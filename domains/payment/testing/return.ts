import { returnWords } from '../../order/payment-words.ts'

/** The buyer decides in a provider's window; what they then return to the shop with. */
export async function agreeAt(window: string, form: Record<string, string>) {
  const reply = await fetch(window, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const { searchParams } = new URL(reply.headers.get('location') ?? '')
  const {
    [returnWords.token]: token = '',
    [returnWords.step]: step = '',
    ...returned
  } = Object.fromEntries(searchParams)
  return { token, step, returned }
}
