import type { Context } from '@sillage/server-kit/context.ts'
import type { AnyMessage } from './define-message.ts'
import { readersOf } from './member-reader.ts'
import { type Sending, sendMessage } from './send-message.ts'

/** Sends a message to a member at the addresses of their account; nothing to someone who has left or is blocked. */
export async function sendToMember<Variable extends string>(
  ctx: Context,
  mb_id: string,
  message: AnyMessage<Variable>,
  sending: Omit<Sending<Variable>, 'to'>,
) {
  const to = (await readersOf(ctx, [mb_id])).get(mb_id)
  if (to) await sendMessage(ctx, message, { ...sending, to })
}
