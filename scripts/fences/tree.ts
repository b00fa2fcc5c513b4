import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type File = { path: string; text: string }

/** The project's own files. Fences read nothing else, so a test can plant any tree it likes. */
export type Tree = File[]
export type Finding = { path: string; line?: number; message: string }
export type Fence = (tree: Tree) => Finding[]

const skipped = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'coverage'])
const readable = /\.(tsx?|mjs|css|sql|json|md|html|ya?ml)$|(^|\/)(Dockerfile|\.ci\/run)$/

export function readTree(root: string): Tree {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => entriesOf(root, entry.name, entry.isDirectory()))
}

function entriesOf(root: string, path: string, folder: boolean): Tree {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (!folder) return readable.test(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  if (skipped.has(name)) return []
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entriesOf(root, `${path}/${entry.name}`, entry.isDirectory()),
  )
}

export const isCode = ({ path }: File) => /\.(tsx?|mjs)$/.test(path)

/** Tests, and what only tests use: they may reach further than the code they test. */
export const isTest = ({ path }: File) =>
  /\.test\.tsx?$/.test(path) || /(^|\/)testing(-[a-z-]+)?\.tsx?$|\/testing\//.test(path) || path.startsWith('journeys/')
