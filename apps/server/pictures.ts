import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Picture } from '@sillage/kit/schemas.ts'
import type { FileStore } from '@sillage/server-kit/files.ts'
import { z } from 'zod'

const folder = join(import.meta.dirname, 'pictures')
const Manifest = z.record(z.string(), Picture.omit({ src: true }))

/** The drawn pictures of the demo shop, by name. */
export async function readPictures(): Promise<(name: string) => Picture> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  return (name) => {
    const found = manifest[name]
    if (!found) throw new Error(`the picture ${name} was never drawn: npm run art`)
    return { ...found, src: `/media/${name}-{width}.webp` }
  }
}

/** Puts the drawn pictures where the shop keeps its files. */
export async function copyPictures(files: FileStore) {
  const names = (await readdir(folder)).filter((name) => name !== 'manifest.json')
  await Promise.all(names.map((name) => copyFile(join(folder, name), files.path(name))))
}
