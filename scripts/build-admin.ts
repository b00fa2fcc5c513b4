import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { adminFolder } from '@sillage/server/admin.ts'
import { readManifest } from '@sillage/server/pages/manifest.ts'
import { build } from 'vite'
import { compressAssets } from './compress-assets.ts'

const configFile = resolve(import.meta.dirname, '../apps/admin/vite.config.ts')

/** What the console may load before its first screen, gzipped. */
const budgetBytes = 250 * 1024

export async function buildAdmin({ say }: { say: (line: string) => void }) {
  await build({ configFile, configLoader: 'native', logLevel: 'warn' })
  await compressAssets(join(adminFolder, 'assets'))
  const bytes = await firstScreenBytes()
  say(`Console's script: ${(bytes / 1024).toFixed(1)} kB gzipped (budget ${budgetBytes / 1024} kB)`)
  if (bytes > budgetBytes) throw new Error(`The console's script is over its budget by ${bytes - budgetBytes} bytes.`)
}

/** The entry and the screen of today's work, with all they import. */
async function firstScreenBytes() {
  const manifest = readManifest(await readFile(join(adminFolder, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of ['index.html', 'pages/today-page.tsx']) visit(name)
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(adminFolder, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
