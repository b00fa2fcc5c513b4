import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rasterise } from '../rasterise.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import type { Wanted } from './wanted.ts'

/** Changes when the same drawing should become other bytes. */
const encoding = 'webp-1'

const fileOf = (name: string, width: number) => `${name}-${width}.webp`

const inputOf = (svg: string, widths: readonly number[]) =>
  createHash('sha256').update([encoding, widths.join(), svg].join('\n')).digest('hex').slice(0, 16)

/** Removes pictures that no one wants any more. */
async function sweep(folder: string, manifest: Manifest): Promise<void> {
  const kept = new Set(Object.entries(manifest).flatMap(([name, { widths }]) => widths.map((own) => fileOf(name, own))))
  const files = await readdir(folder)
  const stray = files.filter((file) => file.endsWith('.webp') && !kept.has(file))
  await Promise.all(stray.map((file) => rm(join(folder, file))))
}

type Report = { name: string; drawn: boolean; done: number; total: number }

/** Brings a folder to what is wanted: draws what is new or drawn differently, leaves the rest, removes the others. */
export async function drawAll(wanted: readonly Wanted[], folder: string, report: (step: Report) => void = () => {}) {
  await mkdir(folder, { recursive: true })
  const known = await readManifest(folder)
  const present = new Set(await readdir(folder))
  const manifest: Manifest = {}
  for (const [at, { name, widths, draw }] of wanted.entries()) {
    if (manifest[name]) throw new Error(`Two pictures are called ${name}.`)
    const svg = draw()
    const input = inputOf(svg, widths)
    const before = known[name]
    const same = before?.input === input && widths.every((own) => present.has(fileOf(name, own)))
    if (before && same) {
      manifest[name] = before
    } else {
      const { width, height, tone, files } = await rasterise(svg, widths)
      for (const file of files) await writeFile(join(folder, fileOf(name, file.width)), file.bytes)
      manifest[name] = { width, height, widths: files.map((file) => file.width), tone, input }
      // Kept after every picture: a run that is broken off goes on where it was.
      await writeManifest(folder, { ...known, ...manifest })
    }
    report({ name, drawn: !same, done: at + 1, total: wanted.length })
  }
  await writeManifest(folder, manifest)
  await sweep(folder, manifest)
  return manifest
}
