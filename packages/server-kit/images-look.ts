import sharp from 'sharp'

/** A blurred picture in about a hundred characters, shown until the picture itself has loaded. */
const blurPx = 8

/** What a page has to know of a picture. */
export type Look = { width: number; height: number; tone: string; blur: string | undefined }

export async function lookAt(path: string): Promise<Look> {
  const { width, height } = await sharp(path).metadata()
  return { width, height, tone: await toneOf(path), blur: await blurOf(path) }
}

/** The picture in eight pixels. What can be seen through has none: it would shine through for ever. */
export async function blurOf(content: Uint8Array | string): Promise<string | undefined> {
  const { hasAlpha } = await sharp(content).metadata()
  if (hasAlpha && !(await sharp(content).stats()).isOpaque) return undefined
  const tiny = await sharp(content)
    .resize({ width: blurPx, height: blurPx * 3, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return tiny.toString('base64')
}

async function toneOf(content: string) {
  const { channels } = await sharp(content).flatten({ background: 'white' }).toColourspace('srgb').stats()
  const hex = ({ mean }: { mean: number }) => Math.round(mean).toString(16).padStart(2, '0')
  // A grey picture has one channel, which stands for all three.
  const three = channels.length < 3 ? [channels[0], channels[0], channels[0]] : channels.slice(0, 3)
  return `#${three.map((channel) => hex(channel ?? { mean: 255 })).join('')}`
}
