import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import type { SmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { createMailer } from '@sillage/server-kit/mail.ts'
import type { Sender } from '@sillage/server-kit/outbox.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

export type Mail = { sender: Sender | undefined; mailboxUrl: string | undefined }
type Options = { shutdown: ReturnType<typeof createShutdown>; texts: SmsEmulator | undefined }

/**
 * The mail server of MAIL_URL; without one an emulator with a readable mailbox, and in production nothing at all. The
 * mailbox also shows the text messages of an emulator.
 */
export async function openMail(config: Config, { shutdown, texts }: Options): Promise<Mail> {
  const from = config.MAIL_FROM
  const real = config.MAIL_URL ? createMailer({ url: config.MAIL_URL, from }) : undefined
  // Emails that seem sent and reach no one are worse than emails that wait.
  if (config.NODE_ENV === 'production') return { sender: real, mailboxUrl: undefined }
  if (real && !texts) return { sender: real, mailboxUrl: undefined }
  const emulator = shutdown.add(await startMailEmulator({ texts }))
  return { sender: real ?? createMailer({ url: emulator.smtpUrl, from }), mailboxUrl: emulator.mailboxUrl }
}
