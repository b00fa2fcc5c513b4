import type { KakaoOptions } from './kakao-templates.ts'

/** One message of a call, as far as a shop has use for it. */
export type SmsRequest = {
  to: string
  from: string
  text?: string
  country?: string
  type?: 'SMS' | 'LMS' | 'ATA'
  subject?: string
  autoTypeDetect?: boolean
  customFields?: Record<string, string>
  kakaoOptions?: KakaoOptions
}

const known = new Set([
  'to',
  'from',
  'text',
  'country',
  'type',
  'subject',
  'autoTypeDetect',
  'customFields',
  'kakaoOptions',
])
const messagesPerCall = 10_000
const smsBytes = 90

/** Reads a body as the service would, and says what is wrong with it as a whole. */
export function faultOf(json: string): { asked?: SmsRequest[]; showsList?: boolean; errorMessage: string } {
  const { messages, showsList } = messagesIn(json)
  if (!messages) return { errorMessage: '"messages" is required.' }
  if (messages.length === 0 || messages.length > messagesPerCall)
    return { errorMessage: '"messages" has a wrong length.' }
  for (const message of messages) {
    const unknown = Object.keys(message).find((name) => !known.has(name))
    if (unknown) return { errorMessage: `"${unknown}" is not allowed.` }
    const { to, from, text, country = '82', kakaoOptions } = message
    const type = message.type ?? (kakaoOptions ? 'ATA' : 'SMS')
    const needed = type === 'ATA' ? { to, from, country } : { to, from, text, country }
    for (const [name, value] of Object.entries(needed))
      if (typeof value !== 'string' || value === '') return { errorMessage: `"${name}" must be a text.` }
    if (!['SMS', 'LMS', 'ATA'].includes(String(type))) return { errorMessage: '"type" is not known.' }
    const fault = type === 'ATA' ? faultOfKakao(kakaoOptions) : undefined
    if (fault) return { errorMessage: fault }
  }
  // Every field of every message was looked at above.
  return { asked: (messages as SmsRequest[]).map(withType), showsList, errorMessage: '' }
}

function faultOfKakao(options: unknown): string | undefined {
  const { pfId, templateId, variables = {}, buttons = [] } = Object(options)
  if (typeof pfId !== 'string' || typeof templateId !== 'string') return '"kakaoOptions" needs pfId and templateId.'
  for (const [name, value] of Object.entries(variables)) {
    if (!/^#\{[^.{}]+\}$/.test(name)) return `"${name}" is no name of a variable.`
    if (typeof value !== 'string') return `"${name}" must be a text.`
  }
  return Array.isArray(buttons) ? undefined : '"buttons" must be a list.'
}

/** A message to several people is as many messages. */
function messagesIn(json: string): { messages?: Record<string, unknown>[]; showsList: boolean } {
  try {
    const { messages, showMessageList } = Object(JSON.parse(json))
    const showsList = showMessageList === true
    if (!Array.isArray(messages) || !messages.every((one) => typeof one === 'object' && one)) return { showsList }
    const single = messages.flatMap((one) =>
      Array.isArray(one.to) ? one.to.map((to: unknown) => ({ ...one, to })) : one,
    )
    return { messages: single, showsList }
  } catch {
    return { showsList: false }
  }
}

/** Where the sender names no kind, the message itself says it, unless that is not wished for. */
function withType(message: SmsRequest): SmsRequest {
  if (message.type || message.autoTypeDetect === false) return message
  if (message.kakaoOptions?.templateId) return { ...message, type: 'ATA' }
  const isLong = message.subject || byteLength(message.text ?? '') > smsBytes
  return { ...message, type: isLong ? 'LMS' : 'SMS' }
}

/** What the service says of one message it does not take: a wrong number, a wrong sender, a text too long for its kind. */
export function refusalOf({ to, from, text = '', subject = '', country = '82', type }: SmsRequest): string | undefined {
  if (!/^\d{4,15}$/.test(to) || !/^\d{1,3}$/.test(country)) return '1012'
  if (country === '82' && !/^0\d{8,10}$/.test(to)) return '1012'
  if (!/^\d{8,12}$/.test(from)) return '1011'
  if (type === 'LMS') return byteLength(text) > 2_000 || byteLength(subject) > 40 ? '1030' : undefined
  return country === '82' && byteLength(text) > smsBytes ? '1030' : undefined
}

/** As the networks count: two bytes for everything that is not ASCII. */
const byteLength = (text: string) => [...text].reduce((bytes, sign) => bytes + (sign.charCodeAt(0) < 128 ? 1 : 2), 0)
