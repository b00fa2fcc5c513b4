import { decodeBytes, decodeQuotedPrintable, decodeWords, type Header, readParameters, splitHeader } from './header.ts'

type Attachment = { name: string; type: string; size: number }

/** What a letter says, decoded. */
export type Letter = {
  from: string
  to: string
  subject: string
  date: string
  message_id: string
  text: string
  html: string
  attachments: Attachment[]
}

/** A letter in the mailbox. `envelope` says to whom it was handed, whatever the letter itself says. */
export type Message = Letter & {
  id: number
  received_at: Date
  envelope: { from: string; to: string[] }
  source: string
}

/** Reads a letter as far as a mailbox shows it: texts, names of files, no digital signatures. */
export function readLetter(bytes: Buffer): Letter {
  const { header, body } = splitHeader(bytes)
  const field = (name: string) => decodeWords(header.get(name) ?? '').trim()
  const letter: Letter = {
    from: field('from'),
    to: field('to'),
    subject: field('subject'),
    date: field('date'),
    message_id: field('message-id'),
    text: '',
    html: '',
    attachments: [],
  }
  readPart({ header, body, depth: 0 }, letter)
  return letter
}

const deepest = 10

function readPart({ header, body, depth }: { header: Header; body: Buffer; depth: number }, letter: Letter) {
  const { value: type, parameters } = readParameters(header.get('content-type') ?? 'text/plain')
  const boundary = parameters.get('boundary')
  if (type.startsWith('multipart/') && boundary && depth < deepest) {
    for (const part of splitParts(body, boundary)) readPart({ ...splitHeader(part), depth: depth + 1 }, letter)
    return
  }
  const content = decodeTransfer(body, header.get('content-transfer-encoding') ?? '')
  const disposition = readParameters(header.get('content-disposition') ?? '')
  const isText = disposition.value !== 'attachment' && (type === 'text/plain' || type === 'text/html')
  if (!isText) {
    const name = disposition.parameters.get('filename') ?? parameters.get('name') ?? 'unnamed'
    letter.attachments.push({ name, type, size: content.length })
    return
  }
  const text = decodeBytes(content, parameters.get('charset') ?? 'utf-8')
  letter[type === 'text/html' ? 'html' : 'text'] += text.replaceAll('\r\n', '\n')
}

/** The parts between the boundaries; what stands before the first and after the last belongs to nobody. */
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
