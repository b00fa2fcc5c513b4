import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Picture } from '@sillage/kit/schemas.ts'
import { createConcurrencyLimit } from '@sillage/server-kit/concurrency-limit.ts'
import type { FileStore } from '@sillage/server-kit/files.ts'
import { pictureOf } from '@sillage/server-kit/images-keep.ts'
import { originalName, stemOf } from '@sillage/server-kit/images-name.ts'
import { z } from 'zod'
import { factsOf, readFacts } from './pictures-facts.ts'

export const drawnPictures = join(import.meta.dirname, 'pictures')
const Manifest = z.record(z.string(), Picture.pick({ width: true, height: true, widths: true, tone: true }))

type Drawn = z.output<typeof Manifest>[string] & { name: string; hash: string; blur: string }

async function readDrawn(): Promise<Map<string, Drawn>> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(drawnPictures, 'manifest.json'), 'utf8')))
  const known = await readFacts(drawnPictures)
  const fresh = Object.entries(manifest).filter(([name]) => !known[name])
  const facts = { ...known, ...(await factsOf(drawnPictures, Object.fromEntries(fresh))) }
  const all = Object.entries(manifest).flatMap(([name, drawn]): [string, Drawn][] => {
    const fact = facts[name]
    return fact ? [[name, { ...drawn, ...fact, name }]] : []
  })
  return new Map(all)
}

/** The drawn pictures of the demo shop, by name. */
export async function readPictures(): Promise<(name: string) => Picture> {
  const drawn = await readDrawn()
  return (name) => {
    const found = drawn.get(name)
    if (!found) throw new Error(`the picture ${name} was never drawn: npm run art`)
    return pictureOf({ ...found, label: name })
  }
}

// A disk takes any number; a bucket at the end of a line does not.
const atOnce = 16

/** Puts the drawn pictures where the shop keeps its originals, and the feed's where it shows files as they are. */
export async function copyPictures({ media, files }: { media: FileStore; files: FileStore }) {
  const originals = [...(await readDrawn()).values()].map(({ name, width, hash }) => ({
    store: files,
    from: `${name}-${width}.webp`,
    to: originalName(stemOf(name, hash)),
  }))
  const feed = (await readdir(drawnPictures)).filter((name) => name.endsWith('.jpg'))
  const all = [...originals, ...feed.map((name) => ({ store: media, from: name, to: name }))]
  const turns = createConcurrencyLimit({ atOnce, waiting: all.length })
  await Promise.all(all.map(({ store, from, to }) => turns.take(() => store.bring(to, join(drawnPictures, from)))))
}
