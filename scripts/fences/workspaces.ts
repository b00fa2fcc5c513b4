import { posix } from 'node:path'
import type { File, Tree } from './tree.ts'

export type Workspace = { name: string; folder: string; uses: Set<string> }
type Manifest = { name: string } & Partial<Record<(typeof fields)[number], Record<string, string>>>
const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

/** Every package.json of the tree; the root's folder is the empty string. */
export function workspacesOf(tree: Tree): Workspace[] {
  const manifests = tree.filter(({ path }) => path === 'package.json' || path.endsWith('/package.json'))
  return manifests.map(({ path, text }) => {
    // npm would not have installed a manifest of another shape.
    const manifest = JSON.parse(text) as Manifest
    const uses = fields.flatMap((field) => Object.keys(manifest[field] ?? {}))
    return { name: manifest.name, folder: path.slice(0, -'/package.json'.length), uses: new Set(uses) }
  })
}

/** The workspace a file lives in: the one with the longest folder that holds it. */
export function homeOf(path: string, workspaces: Workspace[]) {
  const holding = workspaces.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0]
}

/** `@fastify/static/x.js` → `@fastify/static`; nothing for a path or a part of Node. */
export function packageOf(specifier: string) {
  if (/^[./]|^node:|^virtual:|^data:/.test(specifier)) return undefined
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** Which of our own files an import means, as a path from the root; nothing when it is not ours. */
export function targetOf(file: File, specifier: string, workspaces: Workspace[]) {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.join(posix.dirname(file.path), path)
  const owner = workspaces.find(({ name, folder }) => folder !== '' && (path === name || path.startsWith(`${name}/`)))
  return owner && posix.join(owner.folder, path.slice(owner.name.length))
}
