import type { Kind } from '../front/words.ts'
import type { Notebook } from '../received.ts'
import type { Reply } from '../stand-in-server.ts'
import { type Deed, fieldsOf } from './emulator.ts'
import { won } from './page.ts'

const kinds: Record<Exclude<Deed, 'read'>, Kind> = {
  ...({ confirm: 'payment', cancel: 'refund', 'virtual-account': 'account', 'cash-receipt': 'receipt' } as const),
}

/** What was done, in a line; looking at a payment does nothing. */
export function noteDeed(note: Notebook['note'], deed: Deed, { status, body }: Reply) {
  if (deed === 'read') return
  const { orderId, totalAmount, amount, balanceAmount, code, message } = fieldsOf(String(body))
  if (status >= 400) return note('refused', `${code}: ${message}`)
  const sum = won(Number(totalAmount ?? amount))
  note(kinds[deed], `${orderId} · ${sum}${deed === 'cancel' ? ` → ${won(Number(balanceAmount))}` : ''}`)
}
