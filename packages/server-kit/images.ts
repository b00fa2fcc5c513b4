import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { FileStore } from './files.ts'
import { openImageCache } from './image-cache.ts'
import { type ImageName, imageTypes, originalName, readImageName } from './images-name.ts'
import type { Log } from './log.ts'
import { drawApart } from './pictures-apart.ts'

type Options = {
  /** Where the originals lie. */
  files: FileStore
  /** The cache of drawn sizes; it may be emptied at any time. */
  dir: string
  maxBytes: number
  log: Log
}
export type Image = { path: string; size: number; type: string }
export type Images = {
  /** The file of an address, drawn now if this is the first request; null if there is no such picture. */
  find(name: string): Promise<Image | null>
  /** Waits for pictures being drawn: their request may be gone, and the folder may be deleted next. */
  settled(): Promise<void>
  /** How many were drawn. */
  readonly drawn: number
  readonly bytes: number
}

// A page of a list asks for two dozen at once; more than a few hundred waiting are an attack or a stampede.
const turns = { atOnce: 2, waiting: 400 }
const forgivenAfterMs = 60_000

/** Draws pictures in the sizes that are asked for, each once, and keeps them on the disk. */
export async function openImages({ files, dir, maxBytes, log }: Options): Promise<Images> {
  await mkdir(dir, { recursive: true })
  const kept = openImageCache({ dir, maxBytes, log })
  const { take } = createConcurrencyLimit(turns)
  const underWay = new Map<string, Promise<number | null>>()
  /** What could not be read is not tried again at once, however often it is asked for. */
  const unreadable = new LRUCache<string, true>({ max: 1000, ttl: forgivenAfterMs })
  let drawn = 0

  async function make(name: string, asked: ImageName): Promise<number | null> {
    const aside = join(dir, `.${randomUUID()}`)
    try {
      const size = await drawApart('draw', await files.local(originalName(asked.stem)), aside, asked)
      if (size === null) return null
      await rename(aside, join(dir, name))
      kept.add(name, size)
      drawn += 1
      return size
    } catch (error) {
      unreadable.set(asked.stem, true)
      log.error({ err: error, picture: name }, 'a picture could not be drawn')
      await rm(aside, { force: true })
      return null
    }
  }

  /** Requests for a picture that is being drawn wait for the same drawing. */
  function makeOnce(name: string, asked: ImageName) {
    const running = underWay.get(name)
    if (running) return running
    const making = take(() => make(name, asked)).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  return {
    async find(name) {
      const asked = readImageName(name)
      if (!asked || unreadable.has(asked.stem)) return null
      const path = join(dir, name)
      const there = files.local(originalName(asked.stem)).then(sizeOf)
      const [original, ready] = await Promise.all([there, sizeOf(path)])
      if (original === null) return null // also if sizes of it are still cached: it was removed
      if (ready !== null) kept.use(name, ready)
      const size = ready ?? (await makeOnce(name, asked))
      return size === null ? null : { path, size, type: imageTypes[asked.format] }
    },
    async settled() {
      await Promise.allSettled(underWay.values())
    },
    get drawn() {
      return drawn
    },
    get bytes() {
      return kept.bytes
    },
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )
