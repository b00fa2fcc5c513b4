import { open } from 'node:fs/promises'
import type { FileKind } from '@sillage/kit/endpoint.ts'

/** What a file is, by how it begins. */
export type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp' | 'pdf'

const beginnings: readonly { format: Format; at: number; bytes: string }[] = [
  { format: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { format: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'gif', at: 0, bytes: 'GIF87a' },
  { format: 'gif', at: 0, bytes: 'GIF89a' },
  { format: 'webp', at: 8, bytes: 'WEBP' },
  { format: 'avif', at: 4, bytes: 'ftypavif' },
  { format: 'bmp', at: 0, bytes: 'BM' },
  { format: 'pdf', at: 0, bytes: '%PDF-' },
]

export const kindOf = (format: Format): FileKind => (format === 'pdf' ? 'pdf' : 'image')

/** The format of a file, whatever it is called; null for everything we do not take. */
export async function formatOf(path: string): Promise<Format | null> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    return beginnings.find(({ at, bytes }) => start.startsWith(bytes, at))?.format ?? null
  } finally {
    await handle.close()
  }
}
