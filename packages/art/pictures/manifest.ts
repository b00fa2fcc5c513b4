import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a page must know of a picture before it is loaded; `input` tells whether it has to be drawn again. */
type PictureEntry = { width: number; height: number; widths: number[]; tone: string; input: string }

/** By name, without width and ending. */
export type Manifest = Record<string, PictureEntry>

const fileName = 'manifest.json'

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8')) as Manifest // only writeManifest writes it
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** One line for each picture, in the order of the names, so that a change is one line of a diff. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`)
  await writeFile(join(folder, fileName), `{\n${lines.join(',\n')}\n}\n`)
}
