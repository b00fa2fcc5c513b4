import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { assetsOf } from '@sillage/server/pages/assets.ts'
import { readManifest } from '@sillage/server/pages/manifest.ts'
import { build } from 'vite'
import { buildAdmin } from './build-admin.ts'
import { stampOf } from './build-hash.ts'
import { compressAssets } from './compress-assets.ts'

const root = resolve(import.meta.dirname, '..')
const configFile = join(root, 'apps/storefront/vite.config.ts')
export const distFolder = join(root, 'apps/storefront/dist')

/** What the first page may make a phone load before it wakes up, gzipped. */
const budgetBytes = 136 * 1024
const firstPage = 'domains/content/shop/home-page.tsx'

/** Builds both sides of the storefront, compresses the files once, and holds the first page to its budget. */
export async function buildStorefront({ say }: { say: (line: string) => void }) {
  const stamp = stampOf(root, 'storefront')
  await build({ configFile, configLoader: 'native', logLevel: 'warn' })
  await build({ configFile, configLoader: 'native', logLevel: 'warn', build: { ssr: true } })
  await build({ configFile, configLoader: 'native', logLevel: 'warn', mode: 'gallery' })
  await compressAssets(join(distFolder, 'browser/assets'))
  await buildAdmin({ say })
  const bytes = await firstPageBytes()
  say(`First page's script: ${(bytes / 1024).toFixed(1)} kB gzipped (budget ${budgetBytes / 1024} kB)`)
  if (bytes > budgetBytes)
    throw new Error(`The first page's script is over its budget by ${bytes - budgetBytes} bytes.`)
  stamp.write()
}

export async function firstPageBytes() {
  const manifest = readManifest(await readFile(join(distFolder, 'browser/.vite/manifest.json'), 'utf8'))
  const { entry, scripts } = assetsOf(manifest, [firstPage])
  const sizes = await Promise.all(
    [entry, ...scripts].map(
      async (file) => gzipSync(await readFile(join(distFolder, 'browser', file)), { level: 9 }).length,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
