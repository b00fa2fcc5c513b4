import { carriedText, textBytes } from './euc-kr.ts'
import { finalFailure } from './job-failure.ts'
import type { Sender } from './outbox.ts'
import type { Solapi } from './solapi.ts'

const smsBytes = 90
const headBytes = 40

/** Sends text messages from a number registered with the service: short ones as SMS, longer ones with a heading as LMS. */
export const createSmsSender =
  ({ solapi, from }: { solapi: Solapi; from: string }): Sender =>
  async ({ id, recipient, text, subject }) => {
    const number = splitNumber(recipient)
    if (!number) throw finalFailure(new Error('The recipient is not a phone number.'))
    const carried = carriedText(text)
    // Abroad there is one kind only.
    const isLong = number.country === '82' && textBytes(carried) > smsBytes
    return solapi.send({
      ...number,
      from: digitsOf(from),
      text: carried,
      customFields: { outbox: String(id) },
      ...(isLong ? { type: 'LMS', subject: headOf(carriedText(subject)) } : { type: 'SMS' }),
    })
  }

/** As much of a heading as has room. */
function headOf(subject: string): string {
  let head = ''
  for (const sign of subject) {
    if (textBytes(head + sign) > headBytes) break
    head += sign
  }
  return head
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
  const country = digits.slice(0, length)
  // At home a number begins with a zero, however it was written.
  return { to: country === '82' ? `0${digits.slice(length).replace(/^0/, '')}` : digits.slice(length), country }
}

/** A mobile phone in Korea: the only kind that KakaoTalk and its networks know. */
export const isKoreanMobile = (recipient: string) => {
  const number = splitNumber(recipient)
  return number?.country === '82' && /^01[016789]\d{7,8}$/.test(number.to)
}
