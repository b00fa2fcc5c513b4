import { setTimeout as pause } from 'node:timers/promises'
import type { MailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import type { Database } from '@sillage/server-kit/database.ts'

const patienceMs = 5 * 60_000

/** Until no payment is open, no refund is on its way and no message waits. Answers what is open even so. */
export async function settled(pool: Database['pool']): Promise<string[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const { rows } = await pool.query<{ what: string }>(`
      select 'payment of order ' || order_id || ' is ' || payment.state as what
        from payment join orders on orders.id = order_id
        where mb_id like 'bencher%' and payment.state in ('in_progress', 'unknown')
      union all select 'refund ' || refund.id || ' is ' || refund.state from refund join orders on orders.id = order_id
        where mb_id like 'bencher%' and refund.state in ('requested', 'unknown')
      union all select 'webhook ' || event_key from payment_webhook where handled_at is null
      union all select channel || ' ' || subject || ' ' || transition || ': ' || coalesce(failure, '') from outbox
        where state = 'waiting' and mb_id like 'bencher%'`)
    if (rows.length === 0 || Date.now() > until) return rows.map(({ what }) => what)
    await pause(1_000)
  }
}

/** The emulator forgets emails after some hundred: they are noted as they come. */
export function collectEmails(mail: MailEmulator) {
  const seen = new Map<number, { to: string; message_id: string }>()
  const look = () => {
    for (const { id, envelope, message_id } of mail.messages()) seen.set(id, { to: envelope.to[0] ?? '', message_id })
  }
  const timer = setInterval(look, 250)
  return {
    all() {
      look()
      return [...seen.values()]
    },
    /** An email that was sent again because nobody knew whether it had been taken: mailboxes show it once. */
    repeated: () => seen.size - new Set([...seen.values()].map(({ to, message_id }) => `${to} ${message_id}`)).size,
    stop: () => clearInterval(timer),
  }
}
