import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { readManifest } from './manifest.ts'
import { distFolder, type Storefront } from './storefront.ts'
import { openThreads } from './threads.ts'

/** Loads what `npm run build` has made, into threads of its own. */
export async function loadStorefront(threads: number): Promise<Storefront> {
  const entry = join(distFolder, 'server/entry-server.js')
  const files = Promise.all([readFile(join(distFolder, 'browser/.vite/manifest.json'), 'utf8'), access(entry)])
  const [manifest] = await files.catch((cause) => {
    throw new StartFailure('The shop has not been built.', {
      hint: 'Run npm run build, or npm start, which does it.',
      cause,
    })
  })
  return openThreads({ entry, manifest: readManifest(manifest) }, threads)
}
