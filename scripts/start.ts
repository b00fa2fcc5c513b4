import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildHash } from './build-hash.ts'

const root = resolve(import.meta.dirname, '..')
const stamp = join(root, 'apps/storefront/dist/build-hash')

const built = await readFile(stamp, 'utf8').catch(() => '')
if (built !== (await buildHash(root))) {
  console.log('Building the shop (first start, or something changed)…')
  const { buildStorefront } = await import('./build-storefront.ts')
  await buildStorefront({ say: (line) => console.log(line) })
}
await import('@sillage/server/main.ts')
