/** One message of a call, as far as a shop has use for it. */
export type SmsRequest = { to: string; from: string; text: string; country?: string }

const known = new Set(['to', 'from', 'text', 'country', 'type', 'subject', 'autoTypeDetect', 'customFields'])
const messagesPerCall = 10_000

/** Reads a body as the service would, and says what is wrong with it as a whole. */
export function faultOf(json: string): { asked?: SmsRequest[]; errorMessage: string } {
  const messages = messagesIn(json)
  if (!messages) return { errorMessage: '"messages" is required.' }
  if (messages.length === 0 || messages.length > messagesPerCall)
    return { errorMessage: '"messages" has a wrong length.' }
  for (const message of messages) {
    const unknown = Object.keys(message).find((name) => !known.has(name))
    if (unknown) return { errorMessage: `"${unknown}" is not allowed.` }
    const { to, from, text, country = '82' } = message
    for (const [name, value] of Object.entries({ to, from, text, country }))
      if (typeof value !== 'string' || value === '') return { errorMessage: `"${name}" must be a text.` }
  }
  // Every field of every message was looked at above.
  return { asked: messages as SmsRequest[], errorMessage: '' }
}

function messagesIn(json: string): Record<string, unknown>[] | undefined {
  try {
    const { messages } = Object(JSON.parse(json))
    return Array.isArray(messages) && messages.every((one) => typeof one === 'object' && one) ? messages : undefined
  } catch {
    return undefined
  }
}

/** What the service says of one message it does not take: a wrong number, a wrong sender, a text too long for an SMS. */
export function refusalOf({ to, from, text, country = '82' }: SmsRequest): string | undefined {
  if (!/^\d{4,15}$/.test(to) || !/^\d{1,3}$/.test(country)) return '1012'
  if (country === '82' && !/^0\d{8,10}$/.test(to)) return '1012'
  if (!/^\d{8,12}$/.test(from)) return '1011'
  return byteLength(text) > 90 ? '1030' : undefined
}

/** As the networks count: two bytes for everything that is not ASCII. */
const byteLength = (text: string) => [...text].reduce((bytes, sign) => bytes + (sign.charCodeAt(0) < 128 ? 1 : 2), 0)
