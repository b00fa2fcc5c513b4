import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './build-hash.ts'

const root = resolve(import.meta.dirname, '..')

if (!isBuilt(root, 'storefront')) build('Building the shop (first start, or something changed)…', [])
else if (!isBuilt(root, 'server')) build('Building the server (something changed)…', ['server'])
// What was read once as a script is not parsed again at every start.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)

function build(title: string, args: string[]) {
  console.log(title)
  // In a process of its own: a build sets NODE_ENV to production, and its memory would stay with the server.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts'), ...args], { stdio: 'inherit' })
  if (status === 0) return
  console.error('The shop could not be built; what is said above tells why.')
  process.exit(1)
}
