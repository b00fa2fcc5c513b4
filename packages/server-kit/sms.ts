import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { giveUp } from './job-failure.ts'
import type { Sender } from './outbox.ts'

type Options = { url: string; key: string; secret: string; from: string; timeoutMs?: number }

/** Of the answer, what decides whether the message was taken. */
const Answer = z.object({ failedMessageList: z.array(z.object({ statusCode: z.string() })) })
const Refusal = z.object({ errorCode: z.string() })

/** Sends text messages through Solapi. `url` is https://api.solapi.com; `from` a number registered there. */
export function createSmsSender({ url, key, secret, from, timeoutMs = 10_000 }: Options): Sender {
  return async ({ id, recipient, text }) => {
    const number = splitNumber(recipient)
    if (!number) throw giveUp(new Error('The recipient is not a phone number.'))
    const message = { ...number, from: digitsOf(from), text, customFields: { outbox: String(id) } }
    const response = await fetch(new URL('/messages/v4/send-many/detail', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: signed(key, secret) },
      body: JSON.stringify({ messages: [message] }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) throw failureOf(response.status, body)
    const [failed] = Answer.parse(body).failedMessageList
    // The service names what is wrong with the number or the text: neither will be better the next time.
    if (failed) throw giveUp(new Error(`The message was refused (${failed.statusCode}).`))
  }
}

/** The service's own scheme: whoever hears one header cannot sign the next. */
function signed(key: string, secret: string) {
  const date = new Date().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex')
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`
}

/** What is wrong with our account, or with the service, an operator can mend while the message waits. */
function failureOf(status: number, body: unknown) {
  const code = Refusal.safeParse(body).data?.errorCode ?? 'unknown'
  const error = new Error(`The message service answered ${status} (${code}).`)
  const isMendable = status >= 500 || [401, 402, 403, 408, 429].includes(status)
  return isMendable ? error : giveUp(error)
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Calling codes of two digits; 1 and 7 have one, all others three. */
const twoDigits = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** The service wants the country's code apart: +14155550123 is 4155550123 in country 1. */
export function splitNumber(recipient: string): { to: string; country: string } | undefined {
  const digits = digitsOf(recipient)
  if (!/^\+?[\d\s()-]+$/.test(recipient) || digits.length < 8 || digits.length > 15) return undefined
  if (!recipient.startsWith('+')) return digits.startsWith('0') ? { to: digits, country: '82' } : undefined
  const length = /^[17]/.test(digits) ? 1 : twoDigits.test(digits) ? 2 : 3
  return { to: digits.slice(length), country: digits.slice(0, length) }
}
