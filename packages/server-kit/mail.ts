import { createTransport } from 'nodemailer'
import { finalFailure } from './job-failure.ts'
import type { Message, Sender } from './outbox.ts'

type Options = { url: string; from: string; timeoutMs?: number }

/** Well below the five minutes for which servers wait. */
const idleMs = 60_000

// One address and nothing else: no list, no name, no line break.
const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** Sends emails over SMTP. `url` as in smtp://user:password@host:587, `from` as in `Sillage <hello@sillage.example>`. */
export function createMailer({ url, from, timeoutMs = 10_000 }: Options): Sender {
  const transport = createTransport({
    url,
    // Mails that follow each other share a connection: opening one costs more than the mail. What goes wrong on it is
    // tried again by our own job, not behind its back.
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    idleTimeout: idleMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return async (message) => {
    const { recipient, subject, text, html } = message
    if (!plainAddress.test(recipient)) throw finalFailure(new Error('The recipient is not a mail address.'))
    await transport
      .sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        // Every Korean letter is three bytes, and nine characters otherwise.
        ...(message.lang === 'kr' && { textEncoding: 'base64' as const }),
        messageId: `<${messageName(message)}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.lang === 'kr' ? 'ko' : 'en' },
      })
      .catch((error: unknown) => {
        throw isRefusal(error) ? finalFailure(error) : error
      })
    return {}
  }
}

/**
 * The same at every attempt, so that an email that is sent twice is recognised, and a different one when it is
 * requested again; the time distinguishes a database that was rebuilt.
 */
const messageName = ({ id, created_at, sends }: Message) =>
  `outbox.${id}.${created_at.getTime().toString(36)}${sends > 1 ? `.${sends}` : ''}`

/** A 5xx about this email is the server's final answer; one about our own sign-in is for the operator to repair. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false
  const status = 'responseCode' in error ? error.responseCode : undefined
  // 503 says that the conversation went wrong, not the email.
  return status === undefined || (typeof status === 'number' && status >= 500 && status !== 503)
}
