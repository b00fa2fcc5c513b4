import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { createMailer } from '@sillage/server-kit/mail.ts'
import type { Sender } from '@sillage/server-kit/outbox.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

export type Mail = { sender: Sender | undefined; mailboxUrl: string | undefined }

/** The mail server of MAIL_URL; without one a stand-in with a readable mailbox, and in production nothing at all. */
export async function openMail(config: Config, shutdown: ReturnType<typeof createShutdown>): Promise<Mail> {
  if (config.MAIL_URL)
    return { sender: createMailer({ url: config.MAIL_URL, from: config.MAIL_FROM }), mailboxUrl: undefined }
  // Letters that seem sent and reach nobody are worse than letters that wait.
  if (config.NODE_ENV === 'production') return { sender: undefined, mailboxUrl: undefined }
  const emulator = shutdown.add(await startMailEmulator())
  return { sender: createMailer({ url: emulator.smtpUrl, from: config.MAIL_FROM }), mailboxUrl: emulator.mailboxUrl }
}
