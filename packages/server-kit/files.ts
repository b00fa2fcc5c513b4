import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { codeOf } from './embedded-postgres/start-failure.ts'

export type StoredFile = {
  /** The reader may read or destroy it. */
  stream: Readable
  size: number
  type: string
}

/** Where files are stored. A name is a path of small letters: `reviews/17/a.webp`. */
export type FileStore = {
  /** The file appears whole or not at all, in place of any of the same name. */
  put(name: string, content: Uint8Array | Readable, options: { type: string }): Promise<void>
  /** A copy of what lies on this machine. A power cut may lose it: only for what can be brought again. */
  bring(name: string, path: string): Promise<void>
  get(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
  /** The address a browser asks for. */
  url(name: string): string
  /** Where the file lies on this machine, or would lie. */
  path(name: string): string
  /** The same, with its content there to read: fetched first where it lies elsewhere. */
  local(name: string): Promise<string>
  /** A place on this machine for something that is no file of the store yet. Left behind, it is removed at a later start. */
  aside(): string
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
}

/** The type a name stands for: that of its ending, so that no second record can disagree with the file. */
export const typeOf = (name: string) => types[extname(name)] ?? 'application/octet-stream'

const unfinishedFolder = '.unfinished'
const abandonedAfterMs = 60 * 60_000

/** The store on a local disk. */
export async function openFileStore({ dir }: { dir: string }): Promise<FileStore> {
  const root = resolve(dir)
  const unfinished = join(root, unfinishedFolder)
  await mkdir(unfinished, { recursive: true })
  await removeAbandoned(unfinished)
  const path = (name: string) => join(root, checkedName(name))

  return {
    path,
    local: async (name) => path(name),
    aside: () => join(unfinished, randomUUID()),
    url: (name) => `/media/${checkedName(name)}`,

    async put(name, content, { type }) {
      if (type !== typeOf(name)) throw new Error(`A file of the type ${type} cannot have the name ${name}.`)
      const target = path(name)
      const aside = join(unfinished, randomUUID())
      try {
        await writeFlushed(aside, content)
        await mkdir(dirname(target), { recursive: true })
        await rename(aside, target)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      await flushFolder(dirname(target))
    },

    async bring(name, from) {
      const target = path(name)
      const aside = join(unfinished, randomUUID())
      await Promise.all([copyFile(from, aside), mkdir(dirname(target), { recursive: true })])
      await rename(aside, target)
    },

    async get(name) {
      const handle = await open(path(name)).catch((error) => {
        if (isAbsence(error)) return null
        throw error
      })
      if (!handle) return null
      const found = await handle.stat()
      if (found.isFile()) return { stream: handle.createReadStream(), size: found.size, type: typeOf(name) }
      await handle.close()
      return null
    },

    remove: (name) => rm(path(name), { force: true }),
  }
}

const refuse = () => {
  throw new Error('There is no file store here.')
}

/** For a context that has nowhere to put files. */
export const noFiles: FileStore = {
  put: async () => refuse(),
  bring: async () => refuse(),
  get: async () => null,
  remove: async () => undefined,
  url: refuse,
  path: refuse,
  local: async () => refuse(),
  aside: refuse,
}

const isAbsence = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'

// No part may begin with a dot: that keeps names inside the store and apart from unfinished files.
const nameShape = /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*$/

export function checkedName(name: string) {
  if (name.length > 200 || !nameShape.test(name)) throw new Error('A file in the store cannot have this name.')
  return name
}

async function writeFlushed(path: string, content: Uint8Array | Readable) {
  const handle = await open(path, 'wx', 0o644)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A rename survives a power cut only once the folder itself is written. */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return // folders cannot be opened there
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** What a killed process left. A file still growing was changed lately, maybe by another instance, and stays. */
async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const changedMs = await stat(path).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - changedMs > abandonedAfterMs) await rm(path, { force: true })
  }
}
