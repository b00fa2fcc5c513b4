import { decodeBytes, decodeQuotedPrintable, decodeWords, type Header, readParameters, splitHeader } from './header.ts'

type Attachment = { name: string; type: string; size: number }

/** What an email says, decoded. */
export type Email = {
  from: string
  to: string
  subject: string
  date: string
  message_id: string
  text: string
  html: string
  attachments: Attachment[]
}

/** An email in the mailbox. `envelope` says to whom it was handed, whatever the email itself says. */
export type Message = Email & {
  id: number
  received_at: Date
  envelope: { from: string; to: string[] }
  source: string
}

/** Reads an email as far as a mailbox shows it: texts, names of files, no digital signatures. */
export function readEmail(bytes: Buffer): Email {
  const { header, body } = splitHeader(bytes)
  const field = (name: string) => decodeWords(header.get(name) ?? '').trim()
  const email: Email = {
    from: field('from'),
    to: field('to'),
    subject: field('subject'),
    date: field('date'),
    message_id: field('message-id'),
    text: '',
    html: '',
    attachments: [],
  }
  readPart({ header, body, depth: 0 }, email)
  return email
}

const deepest = 10

function readPart({ header, body, depth }: { header: Header; body: Buffer; depth: number }, email: Email) {
  const { value: type, parameters } = readParameters(header.get('content-type') ?? 'text/plain')
  const boundary = parameters.get('boundary')
  if (type.startsWith('multipart/') && boundary && depth < deepest) {
    for (const part of splitParts(body, boundary)) readPart({ ...splitHeader(part), depth: depth + 1 }, email)
    return
  }
  const content = decodeTransfer(body, header.get('content-transfer-encoding') ?? '')
  const disposition = readParameters(header.get('content-disposition') ?? '')
  const isText = disposition.value !== 'attachment' && (type === 'text/plain' || type === 'text/html')
  if (!isText) {
    const name = disposition.parameters.get('filename') ?? parameters.get('name') ?? 'unnamed'
    email.attachments.push({ name, type, size: content.length })
    return
  }
  const text = decodeBytes(content, parameters.get('charset') ?? 'utf-8')
  email[type === 'text/html' ? 'html' : 'text'] += text.replaceAll('\r\n', '\n')
}

/** The parts between the boundaries; what stands before the first and after the last belongs to no one. */
function splitParts(body: Buffer, boundary: string): Buffer[] {
  // latin1 maps every byte to one character and back, so that text can be cut without being understood.
  const lines = body.toString('latin1').split('\r\n')
  const mark = Buffer.from(`--${boundary}`).toString('latin1')
  const parts: string[][] = []
  let part: string[] | undefined
  for (const line of lines) {
    const isEnd = line.trimEnd() === `${mark}--`
    if (isEnd || line.trimEnd() === mark) {
      if (part) parts.push(part)
      part = []
      if (isEnd) return toBuffers(parts)
    } else part?.push(line)
  }
  return toBuffers(part ? [...parts, part] : parts)
}

const toBuffers = (parts: string[][]) => parts.map((lines) => Buffer.from(lines.join('\r\n'), 'latin1'))

function decodeTransfer(body: Buffer, encoding: string): Buffer {
  const kind = encoding.trim().toLowerCase()
  if (kind === 'base64') return Buffer.from(body.toString('latin1'), 'base64')
  if (kind === 'quoted-printable') return decodeQuotedPrintable(body)
  return body
}
