import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Log } from './log.ts'

type Options = { dir: string; maxBytes: number; log: Log }

/** A folder with a limit of bytes: the file that was requested least recently is deleted first. */
export function openImageCache({ dir, maxBytes, log }: Options) {
  const remove = (name: string) =>
    rm(join(dir, name), { force: true }).catch((error: unknown) => log.warn({ err: error }, 'a picture stays too long'))
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => void (reason === 'evict' && remove(name)),
  })
  /** Not waited for: a shop with a hundred thousand pictures opens as quickly as one with ten. */
  const listed = list(dir).then(
    ({ files, unfinished }) => {
      for (const { name, size } of files) if (!sizes.has(name)) sizes.set(name, size)
      return Promise.all(unfinished.map(remove))
    },
    (error: unknown) => log.warn({ err: error }, 'kept pictures could not be listed'),
  )
  return {
    add: (name: string, size: number) => void sizes.set(name, size),
    /** Another instance may have drawn it. */
    use: (name: string, size: number) => void (sizes.get(name) ?? sizes.set(name, size)),
    /** What was there at the start is known. */
    listed: listed.then(() => undefined),
    get bytes() {
      return sizes.calculatedSize
    },
  }
}

const abandonedAfterMs = 60 * 60_000

/** The oldest first, so that the newest are the last to go. */
async function list(dir: string) {
  const found = []
  for (const name of await readdir(dir)) {
    const facts = await stat(join(dir, name)).catch(() => null)
    if (facts?.isFile()) found.push({ name, size: facts.size, changedMs: facts.mtimeMs })
  }
  found.sort((one, other) => one.changedMs - other.changedMs)
  const isUnfinished = ({ name }: { name: string }) => name.startsWith('.')
  return {
    files: found.filter((file) => !isUnfinished(file)),
    unfinished: found
      .filter((file) => isUnfinished(file) && Date.now() - file.changedMs > abandonedAfterMs)
      .map(({ name }) => name),
  }
}
