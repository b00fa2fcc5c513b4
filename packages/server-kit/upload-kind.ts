import { open } from 'node:fs/promises'
import type { FileKind } from '@sillage/kit/endpoint.ts'

/** What a file is, by how it begins. */
export type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp' | 'pdf'

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
]

export const kindOf = (format: Format): FileKind => (format === 'pdf' ? 'pdf' : 'image')

/** The format of a file, whatever it is called; null for everything we do not take. */
export async function formatOf(path: string): Promise<Format | null> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const first = buffer.toString('latin1', 0, bytesRead)
    const found = beginnings.find(
      ({ start, inside }) => first.startsWith(start) && (!inside || first.startsWith(inside.bytes, inside.at)),
    )
    return found?.format ?? null
  } finally {
    await handle.close()
  }
}
