import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const sources = [
  'package-lock.json',
  'apps/{storefront,admin}/**/*.{ts,tsx,css,svg,html,json}',
  'domains/**/*.{ts,tsx}',
  'domains/*/admin/english.json',
  'packages/{kit,ui,web-kit,admin-kit}/**/*.{ts,tsx,css,json}',
]

/** A fingerprint of everything the storefront's build reads; unchanged means that nothing has to be built. */
export async function buildHash(root: string) {
  const files: string[] = []
  for await (const file of glob(sources, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(name),
  }))
    if (!/\.test\.tsx?$|\/server\//.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}
