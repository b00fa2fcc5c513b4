import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { FileStore } from './files.ts'
import { originalName, stemOf, widthsWithin } from './images-name.ts'
import { drawApart } from './pictures-apart.ts'

/** Enough of the content hash to tell two pictures apart in an address. */
export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

type Known = { label: string; hash: string; width: number; height: number; tone: string; blur?: string | undefined }

/** A picture as pages know it. */
export function pictureOf({ label, hash, width, height, tone, blur }: Known): Picture {
  const widths = widthsWithin(width)
  const largest = Math.min(width, Math.max(...widths))
  return {
    src: `/media/${stemOf(label, hash)}-{width}.webp`,
    also: ['avif', 'jpg'],
    widths,
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    tone,
    ...(blur && { blur }),
  }
}

type Kept = {
  /** Its path now; the caller has already redrawn it without harmful content. */
  path: string
  /** The start of its address: small letters, digits and dashes. */
  label: string
}

/** Stores an original for good; every size is drawn from it on first request. The same picture twice is stored once. */
export async function keepPicture(files: FileStore, { path, label }: Kept): Promise<Picture> {
  const content = await readFile(path)
  const hash = hashOf(content)
  const picture = pictureOf({ label, hash, ...(await drawApart('lookAt', path)) })
  await files.put(originalName(stemOf(label, hash)), content, { type: 'application/octet-stream' })
  return picture
}

/** Whether the original is there that every size is drawn from. */
export async function isKept(files: FileStore, stem: string): Promise<boolean> {
  const original = await files.get(originalName(stem))
  original?.stream.destroy()
  return Boolean(original)
}
