import sharp, { type Sharp } from 'sharp'

/** One picture in several widths, ready to be written. */
type Raster = { width: number; height: number; tone: string; files: { width: number; bytes: Buffer }[] }

/** How many bytes a file may have for its width; wider ones are openings and may cost more. */
export const budget = (width: number) => {
  if (width <= 480) return 14_000
  return width <= 960 ? 40_000 : 110_000
}

const qualities = [80, 74, 68, 62, 56, 50, 44, 38, 32, 26]

/** The best WebP within the budget. Grain costs more bytes than anything else, so quality gives way first. */
async function encode(image: Sharp, width: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (bytes.length <= budget(width)) return bytes
  }
  return bytes
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Turns a drawing into WebP files, one for each width, and says its average colour. */
export async function rasterise(svg: string, widths: readonly number[]): Promise<Raster> {
  const [, w, h] = /viewBox="[-\d.]+ [-\d.]+ (\d+) (\d+)"/.exec(svg) ?? []
  const width = Math.max(...widths)
  const height = Math.round((width * Number(h)) / Number(w))
  if (!Number.isFinite(height)) throw new Error('A drawing without a viewBox cannot be measured.')
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const whole = await sharp(Buffer.from(sized), { limitInputPixels: false })
    .flatten()
    .png({ compressionLevel: 0 })
    .toBuffer()
  const files = []
  for (const own of [...widths].sort((one, other) => one - other)) {
    files.push({ width: own, bytes: await encode(sharp(whole).resize({ width: own }), own) })
  }
  const { channels } = await sharp(whole).stats()
  return {
    width,
    height,
    tone: `#${channels
      .slice(0, 3)
      .map(({ mean }) => hex(mean))
      .join('')}`,
    files,
  }
}
