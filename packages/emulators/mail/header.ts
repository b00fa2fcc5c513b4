/** The fields of a letter or of one of its parts, by name in small letters. */
export type Header = Map<string, string>

/** Splits a part at its first empty line. */
export function splitHeader(bytes: Buffer): { header: Header; body: Buffer } {
  const end = bytes.indexOf('\r\n\r\n')
  const startsWithBody = bytes.subarray(0, 2).equals(Buffer.from('\r\n'))
  if (startsWithBody) return { header: new Map(), body: bytes.subarray(2) }
  const text = bytes.subarray(0, end === -1 ? bytes.length : end).toString('utf8')
  const header: Header = new Map()
  for (const field of text.replace(/\r\n(?=[ \t])/g, '').split('\r\n')) {
    const [, name, value = ''] = /^([^\s:]+)\s*:\s*(.*)$/s.exec(field) ?? []
    if (name && !header.has(name.toLowerCase())) header.set(name.toLowerCase(), value)
  }
  return { header, body: end === -1 ? Buffer.alloc(0) : bytes.subarray(end + 4) }
}

type Word = { charset: string; bytes: Buffer }

/** Reads the encoded words of RFC 2047: =?UTF-8?B?7Zal?= */
export function decodeWords(value: string): string {
  const pieces = value.split(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)/i)
  let text = ''
  let pending: Word | undefined
  pieces.forEach((piece, index) => {
    if (index % 2 === 1) {
      const word = readWord(piece)
      // An email of several bytes may be cut between two words: bytes are joined before they are read.
      if (pending?.charset === word.charset) pending.bytes = Buffer.concat([pending.bytes, word.bytes])
      else {
        text += pending ? decodeBytes(pending.bytes, pending.charset) : ''
        pending = word
      }
      return
    }
    const isBetweenWords = index > 0 && index < pieces.length - 1 && piece.trim() === ''
    if (isBetweenWords) return
    text += (pending ? decodeBytes(pending.bytes, pending.charset) : '') + piece
    pending = undefined
  })
  return text
}

function readWord(piece: string): Word {
  const [, charset = 'utf-8', encoding = 'b', content = ''] = piece.split('?')
  const bytes =
    encoding.toLowerCase() === 'b'
      ? Buffer.from(content, 'base64')
      : decodeQuotedPrintable(Buffer.from(content.replaceAll('_', ' '), 'latin1'))
  return { charset: charset.toLowerCase(), bytes }
}

/** Reads `text/html; charset=utf-8` and the long, encoded parameters of RFC 2231. */
export function readParameters(value: string): { value: string; parameters: Map<string, string> } {
  const [, first = '', rest = ''] = /^\s*([^;]*)(.*)$/s.exec(value) ?? []
  const pieces = [...rest.matchAll(/;\s*([^\s=;*]+)(\*\d+)?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g)]
  const raw = new Map<string, { text: string; isEncoded: boolean }>()
  for (const [, name = '', , star, quoted, plain = ''] of pieces) {
    const known = raw.get(name.toLowerCase())
    const text = quoted?.replace(/\\(.)/g, '$1') ?? plain.trim()
    raw.set(name.toLowerCase(), {
      text: (known?.text ?? '') + text,
      isEncoded: known?.isEncoded === true || star === '*',
    })
  }
  const parameters = new Map<string, string>()
  for (const [name, { text, isEncoded }] of raw)
    parameters.set(name, isEncoded ? decodePercent(text) : decodeWords(text))
  return { value: first.trim().toLowerCase(), parameters }
}

function decodePercent(text: string) {
  const [, charset = 'utf-8', content = text] = /^([^']*)'[^']*'(.*)$/s.exec(text) ?? []
  const latin = content.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return decodeBytes(Buffer.from(latin, 'latin1'), charset || 'utf-8')
}

export function decodeQuotedPrintable(body: Buffer): Buffer {
  const text = body
    .toString('latin1')
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/=\r\n/g, '')
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

/** An unknown character set is read as UTF-8: a few wrong emails are better than no email. */
export function decodeBytes(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}
