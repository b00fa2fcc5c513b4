import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { readBitmap } from './bitmap.ts'
import type { PictureFormat } from './upload-kind.ts'

export type Picture = { type: string; ending: string; size: number; width: number; height: number }

/**
 * A phone's largest photograph, and what other formats are used for: a file of a few kilobytes may claim a thousand
 * times as much. A JPEG is made smaller while it is read; all others are read in full first.
 */
const mostPixels: Record<PictureFormat, number> = {
  jpeg: 120_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  avif: 50_000_000,
  bmp: 25_000_000,
  gif: 4_000_000,
}
const longestSidePx = 4_096
const longestSeconds = 15

/** What a picture is written as. Moving pictures stand still, rare formats become common ones. */
const written = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 85, mozjpeg: false }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 85, effort: 2 }),
}
const writtenAs = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'webp', gif: 'webp', bmp: 'png' } as const
const endings = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

/** Draws a picture again, upright and without anything that was written beside it. Null where it cannot be read. */
export async function redraw(from: string, to: string, format: PictureFormat): Promise<Picture | null> {
  const picture = await openPicture(from, format)
  if (!picture) return null
  const kind = writtenAs[format]
  const upright = picture.autoOrient().resize({
    width: longestSidePx,
    height: longestSidePx,
    fit: 'inside',
    withoutEnlargement: true,
  })
  try {
    const { size, width, height } = await written[kind](upright).toFile(to)
    return { type: `image/${kind}`, ending: endings[kind], size, width, height }
  } catch {
    return null // libvips says only that it could not
  }
}

async function openPicture(path: string, format: PictureFormat): Promise<Sharp | null> {
  if (format === 'bmp') {
    const pixels = readBitmap(await readFile(path), mostPixels.bmp)
    if (!pixels) return null
    const { data, width, height } = pixels
    return sharp(data, { raw: { width, height, channels: 3 } })
  }
  // Of a moving picture only the first frame is read.
  const options = { limitInputPixels: mostPixels[format], failOn: 'error', pages: 1 } as const
  const picture = sharp(path, options).timeout({ seconds: longestSeconds })
  return (await isReadAs(picture, format)) ? picture : null
}

/** libvips looks for itself what a file is: only what it finds too is drawn. It calls AVIF by its container. */
async function isReadAs(picture: Sharp, format: PictureFormat) {
  try {
    const found = await picture.metadata()
    return found.format === (format === 'avif' ? 'heif' : format)
  } catch {
    return false // not a picture at all
  }
}
