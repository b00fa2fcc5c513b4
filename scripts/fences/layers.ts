import { syntaxOf } from './syntax.ts'
import { type Fence, type File, isCode, isTest, type Tree } from './tree.ts'
import { targetOf, workspacesOf } from './workspaces.ts'

const list = 'domains/layers.ts'

/** A domain's server code and screens import only from domains that stand before it in `domains/layers.ts`. */
export const layers: Fence = (tree) => {
  const order = orderIn(tree)
  const workspaces = workspacesOf(tree)
  const unlisted = [...new Set(tree.flatMap(domainOf))].filter((domain) => !order.includes(domain))
  return [
    ...unlisted.map((domain) => ({ path: `domains/${domain}`, message: `does not stand in ${list}` })),
    ...tree.filter((file) => isCode(file) && !isTest(file)).flatMap((file) => upwardImports(file, order, workspaces)),
  ]
}

function upwardImports(file: File, order: string[], workspaces: ReturnType<typeof workspacesOf>) {
  const [from] = domainOf(file)
  if (!from) return []
  return syntaxOf(file).imports.flatMap(({ specifier, line }) => {
    const [to] = domainOf({ path: targetOf(file, specifier, workspaces) ?? '' })
    if (!to || order.indexOf(to) <= order.indexOf(from)) return []
    return [{ path: file.path, line, message: `${from} stands before ${to} and may not import it: ${specifier}` }]
  })
}

/** The domain a file belongs to; files right under domains/ belong to none, they put the domains together. */
function domainOf({ path }: { path: string }): string[] {
  const [top, domain, file] = path.split('/')
  return top === 'domains' && domain && file !== undefined ? [domain] : []
}

/** The names in the order in which they are written down. */
function orderIn(tree: Tree): string[] {
  const file = tree.find(({ path }) => path === list)
  if (!file) return []
  return syntaxOf(file)
    .texts.filter(({ frames }) => frames.some((frame) => 'key' in frame && frame.key === 'domains'))
    .map(({ value }) => value)
}
