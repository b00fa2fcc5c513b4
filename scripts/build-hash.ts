import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build reads, and the file that says of which state of it the last build was. */
type Build = { folders: string[]; isRead(file: string): boolean; stamp: string }

const isTest = /\.test\.tsx?$/
const builds = {
  storefront: {
    folders: ['apps/storefront', 'apps/admin', 'domains', ...['kit', 'ui', 'web-kit', 'admin-kit'].map(inPackages)],
    isRead: (file) => /\.(tsx?|css|svg|html|json)$/.test(file) && !/\/server\//.test(file),
    stamp: 'apps/storefront/dist/build-hash',
  },
  server: {
    folders: ['apps/server', 'domains', 'demo', ...['kit', 'server-kit', 'emulators', 'kakao'].map(inPackages)],
    isRead: (file) => /\.(ts|json)$/.test(file),
    stamp: 'apps/server/dist/build-hash',
  },
} as const satisfies Record<string, Build>

function inPackages(name: string) {
  return `packages/${name}`
}

/** Whether nothing was changed since the last build. Dates and sizes are looked at first: they are read in a moment. */
export function isBuilt(root: string, name: keyof typeof builds): boolean {
  const stamp = join(root, builds[name].stamp)
  const [hash, print] = readStamp(stamp)
  if (!hash) return false
  const files = sourcesOf(root, builds[name])
  const now = printOf(root, files)
  if (print === now) return true
  if (hash !== hashOf(root, files)) return false
  // The same contents with other dates: a copy, or another branch and back.
  try {
    writeFileSync(stamp, `${hash}\n${now}`)
  } catch {
    // Another user's folder, in a container: the contents are compared at each start.
  }
  return true
}

/** To be asked before the build, and written when it is done: one that was interrupted is not taken for a finished one. */
export function stampOf(root: string, name: keyof typeof builds) {
  const files = sourcesOf(root, builds[name])
  const text = `${hashOf(root, files)}\n${printOf(root, files)}`
  return { write: () => writeFileSync(join(root, builds[name].stamp), text) }
}

function readStamp(stamp: string) {
  try {
    return readFileSync(stamp, 'utf8').split('\n')
  } catch {
    return []
  }
}

function sourcesOf(root: string, { folders, isRead }: Build): string[] {
  const files = ['package-lock.json']
  const look = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist') look(file)
      } else if (isRead(file) && !isTest.test(file)) files.push(file)
    }
  }
  for (const folder of folders) if (exists(join(root, folder))) look(folder)
  return files.sort()
}

function hashOf(root: string, files: string[]) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function printOf(root: string, files: string[]) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/** The demo's folder may be left out. */
const exists = (folder: string) => statSync(folder, { throwIfNoEntry: false }) !== undefined
