import { open } from 'node:fs/promises'
import type { FileKind } from '@sillage/kit/endpoint.ts'

/** What a file is, by how it begins. */
export type Format = PictureFormat | 'pdf' | 'text' | 'gzip' | 'zip'
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp'

type Beginning = { format: Format; start: string; inside?: { at: number; bytes: string } }

// Each kind is recognised by its first bytes: one that is recognised further in could be a text, or another picture.
const beginnings: readonly Beginning[] = [
  { format: 'jpeg', start: '\xff\xd8\xff' },
  { format: 'png', start: '\x89PNG\r\n\x1a\n' },
  { format: 'gif', start: 'GIF87a' },
  { format: 'gif', start: 'GIF89a' },
  { format: 'webp', start: 'RIFF', inside: { at: 8, bytes: 'WEBP' } },
  { format: 'avif', start: '\0\0\0', inside: { at: 4, bytes: 'ftypavif' } },
  { format: 'bmp', start: 'BM' },
  { format: 'pdf', start: '%PDF-' },
  { format: 'zip', start: 'PK\x03\x04' },
  { format: 'gzip', start: '\x1f\x8b\x08' },
]

/** Any text, such as a table or a dump: nothing a text has not, in whatever code it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what a text has not
const noText = /[\x00-\x08\x0b\x0e-\x1f]/
const kinds = { pdf: 'pdf', text: 'text', gzip: 'text', zip: 'zip' } as const

export const isPicture = (format: Format): format is PictureFormat => !(format in kinds)
export const kindOf = (format: Format): FileKind => (isPicture(format) ? 'image' : kinds[format])

const headBytes = 512

/** The format of a file, whatever it is called; null for everything we do not take. */
export async function formatOf(path: string): Promise<Format | null> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const first = buffer.toString('latin1', 0, bytesRead)
    const found = beginnings.find(
      ({ start, inside }) => first.startsWith(start) && (!inside || first.startsWith(inside.bytes, inside.at)),
    )
    return found?.format ?? (bytesRead > 0 && !noText.test(first) ? 'text' : null)
  } finally {
    await handle.close()
  }
}
