import { createTransport } from 'nodemailer'
import { giveUp } from './job-failure.ts'
import type { Message, Sender } from './outbox.ts'

const timeoutMs = 10_000

/** Sends letters over SMTP. `url` as in smtp://user:password@host:587, `from` as in `Sillage <hello@sillage.example>`. */
export function createMailer({ url, from }: { url: string; from: string }): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return async (message) => {
    const { recipient, subject, text, html } = message
    await transport
      .sendMail({
        from,
        // As an object, so that a comma in it cannot become a second recipient.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${messageName(message)}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.lang === 'kr' ? 'ko' : 'en' },
      })
      .catch((error: unknown) => {
        throw isRefusal(error) ? giveUp(error) : error
      })
  }
}

/** The same at every attempt, so that a letter sent twice is recognised; the time tells a rebuilt database apart. */
const messageName = ({ id, created_at }: Message) => `outbox.${id}.${created_at.getTime().toString(36)}`

/** A 5xx about this letter is the server's last word; one about our own sign-in is for the operator to mend. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false
  const status = 'responseCode' in error ? error.responseCode : undefined
  // 503 says that the conversation went wrong, not the letter.
  return status === undefined || (typeof status === 'number' && status >= 500 && status !== 503)
}
