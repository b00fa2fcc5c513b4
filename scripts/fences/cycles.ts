import { syntaxOf } from './syntax.ts'
import { type Fence, isCode, type Tree } from './tree.ts'
import { targetOf, workspacesOf } from './workspaces.ts'

/** No file imports itself by way of others, not even for a type: who reads a ring finds no beginning. Later imports do not count. */
export const cycles: Fence = (tree) => {
  const graph = graphOf(tree)
  const done = new Set<string>()
  return [...graph.keys()].flatMap((path) => {
    const ring = ringFrom(path, graph, done)
    return ring ? [{ path, message: `imports itself: ${ring.join(' → ')}` }] : []
  })
}

type Graph = Map<string, string[]>

function graphOf(tree: Tree): Graph {
  const workspaces = workspacesOf(tree)
  const code = tree.filter(isCode)
  const paths = new Set(code.map(({ path }) => path))
  return new Map(
    code.map((file) => {
      const now = syntaxOf(file).imports.filter(({ kind }) => kind !== 'dynamic')
      const targets = now.map(({ specifier }) => targetOf(file, specifier, workspaces) ?? '')
      return [file.path, targets.filter((target) => paths.has(target))]
    }),
  )
}

/** Depth first; a file that leads into no ring is `done` and never walked again, so the whole costs one walk. */
function ringFrom(path: string, graph: Graph, done: Set<string>, trail: string[] = []): string[] | undefined {
  const start = trail.indexOf(path)
  if (start !== -1) return [...trail.slice(start), path]
  if (done.has(path)) return
  let ring: string[] | undefined
  for (const next of graph.get(path) ?? []) ring ??= ringFrom(next, graph, done, [...trail, path])
  done.add(path)
  return ring
}
