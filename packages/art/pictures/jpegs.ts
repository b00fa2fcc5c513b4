import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const widthPx = 720

/** The same pictures as the outside world knows them: a feed is made of JPEGs. Those already there are left alone. */
export async function writeJpegs(folder: string, names: readonly string[]) {
  const present = new Set(await readdir(folder))
  for (const name of names) {
    if (present.has(`${name}.jpg`)) continue
    const image = sharp(join(folder, `${name}-960.webp`)).resize({ width: widthPx })
    await image.jpeg({ quality: 76, mozjpeg: true }).toFile(join(folder, `${name}.jpg`))
  }
}
