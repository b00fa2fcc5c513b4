import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Picture } from '@sillage/kit/schemas.ts'
import sharp from 'sharp'
import type { FileStore } from './files.ts'
import { originalName, stemOf, widthsWithin } from './images-name.ts'

/** What is known of a picture before it comes: drawn behind it, in about a hundred letters. */
const blurPx = 8

/** Enough of the content to tell two pictures apart, in an address. */
export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The picture in eight pixels. What can be seen through has none: it would shine through for ever. */
export async function blurOf(content: Uint8Array): Promise<string | undefined> {
  const { hasAlpha } = await sharp(content).metadata()
  if (hasAlpha && !(await sharp(content).stats()).isOpaque) return undefined
  const tiny = await sharp(content)
    .resize({ width: blurPx, height: blurPx * 3, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return tiny.toString('base64')
}

async function toneOf(content: Uint8Array) {
  const { channels } = await sharp(content).flatten({ background: 'white' }).toColourspace('srgb').stats()
  const hex = ({ mean }: { mean: number }) => Math.round(mean).toString(16).padStart(2, '0')
  // A grey picture has one channel, which stands for all three.
  const three = channels.length < 3 ? [channels[0], channels[0], channels[0]] : channels.slice(0, 3)
  return `#${three.map((channel) => hex(channel ?? { mean: 255 })).join('')}`
}

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
  /** Where it lies now, made harmless by whoever took it in. */
  path: string
  /** What its address begins with: small letters, digits and dashes. */
  label: string
}

/** Keeps an original for good; every size is drawn from it when first asked for. The same one twice is kept once. */
export async function keepPicture(files: FileStore, { path, label }: Kept): Promise<Picture> {
  const content = await readFile(path)
  const { width, height } = await sharp(content).metadata()
  const hash = hashOf(content)
  const picture = pictureOf({ label, hash, width, height, tone: await toneOf(content), blur: await blurOf(content) })
  await files.put(originalName(stemOf(label, hash)), content, { type: 'application/octet-stream' })
  return picture
}

/** Whether the original is there that every size is drawn from. */
export async function isKept(files: FileStore, stem: string): Promise<boolean> {
  const original = await files.get(originalName(stem))
  original?.stream.destroy()
  return Boolean(original)
}
