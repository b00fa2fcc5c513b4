import { builtinModules } from 'node:module'
import { placeOf } from './places.ts'
import { type Import, syntaxOf } from './syntax.ts'
import { type Fence, type File, isCode, isTest } from './tree.ts'
import { homeOf, packageOf, targetOf, type Workspace, workspacesOf } from './workspaces.ts'

/** What a file imports, its own workspace declares. Tests and build steps may also use what the root declares. */
export const dependencies: Fence = (tree) => {
  const workspaces = workspacesOf(tree)
  const root = workspaces.find(({ folder }) => folder === '')
  return tree.filter(isCode).flatMap((file) => {
    const home = homeOf(file.path, workspaces)
    if (!home) return []
    const declared = new Set([home.name, ...home.uses, ...((isWorkshop(file) && root?.uses) || [])])
    return syntaxOf(file).imports.flatMap((imported) => {
      const message = undeclared(imported, declared, home) ?? smuggled(file, imported, home, workspaces)
      return message ? [{ path: file.path, line: imported.line, message }] : []
    })
  })
}

const isWorkshop = (file: File) => isTest(file) || placeOf(file.path).layer === 'tools'

function undeclared({ specifier }: Import, declared: Set<string>, home: Workspace) {
  const name = packageOf(specifier)
  if (!name || declared.has(name)) return
  if (builtinModules.includes(specifier)) return `write node:${specifier}`
  return `${name} is not declared in ${home.folder ? `${home.folder}/` : ''}package.json`
}

/** ../../packages/kit would work without being declared; only the root, which holds them all, may. */
function smuggled(file: File, { specifier }: Import, home: Workspace, workspaces: Workspace[]) {
  if (home.folder === '' || !specifier.startsWith('.')) return
  const target = targetOf(file, specifier, workspaces) ?? ''
  const owner = homeOf(target, workspaces)
  return owner === home ? undefined : `${specifier} leaves ${home.folder}: import it by the name of its workspace`
}
