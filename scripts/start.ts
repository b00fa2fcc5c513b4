import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { buildHash } from './build-hash.ts'

const root = resolve(import.meta.dirname, '..')
const stamp = join(root, 'apps/storefront/dist/build-hash')

const built = await readFile(stamp, 'utf8').catch(() => '')
if (built !== (await buildHash(root))) {
  console.log('Building the shop (first start, or something changed)…')
  // In a process of its own: a build sets NODE_ENV to production, and its memory would stay with the server.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('The shop could not be built; what is said above tells why.')
    process.exit(1)
  }
}
// A thousand files are read as TypeScript once, not at every start.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))
await import('@sillage/server/main.ts')
