import type { Reply } from '../emulator-server.ts'
import type { Kind } from '../front/words.ts'
import type { Notebook } from '../received.ts'
import { type Action, fieldsOf } from './emulator.ts'
import { won } from './page.ts'

const kinds: Record<Exclude<Action, 'read'>, Kind> = {
  ...({ confirm: 'payment', cancel: 'refund', 'virtual-account': 'account', 'cash-receipt': 'receipt' } as const),
}

/** What was done, in a line; looking at a payment does nothing. */
export function noteAction(note: Notebook['note'], action: Action, { status, body }: Reply) {
  if (action === 'read') return
  const { orderId, totalAmount, amount, balanceAmount, code, message } = fieldsOf(String(body))
  if (status >= 400) return note('refused', `${code}: ${message}`)
  const sum = won(Number(totalAmount ?? amount))
  note(kinds[action], `${orderId} · ${sum}${action === 'cancel' ? ` → ${won(Number(balanceAmount))}` : ''}`)
}
