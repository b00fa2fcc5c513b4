import { dirname } from 'node:path/posix'
import { syntaxOf, type Text } from './syntax.ts'
import type { Fence, Tree } from './tree.ts'
import { targetOf, workspacesOf } from './workspaces.ts'

const lists = [
  { files: /^domains\/[^/]+\/shop\/(.*\/)?[^/]+-page\.tsx$/, list: 'apps/storefront/routes.ts', what: 'page' },
  { files: /^apps\/storefront\/pages\/[^/]+-page\.tsx$/, list: 'apps/storefront/routes.ts', what: 'page' },
  { files: /^domains\/[^/]+\/admin\/(.*\/)?[^/]+-page\.tsx$/, list: 'apps/admin/routes.ts', what: 'page' },
  { files: /^apps\/admin\/pages\/[^/]+-page\.tsx$/, list: 'apps/admin/routes.ts', what: 'page' },
  { files: /^domains\/[^/]+\/contract\.ts$/, list: 'domains/contract.ts', what: 'contract' },
  { files: /^domains\/[^/]+\/server\/routes\.ts$/, list: 'domains/routes.ts', what: 'routes' },
]

/** Every page has an address, every contract and its routes are part of the whole; unlisted, they would be dead. */
export const listed: Fence = (tree) => [
  ...lists.flatMap(({ files, list, what }) => {
    const mentioned = mentionedBy(list, tree)
    const missing = tree.filter(({ path }) => files.test(path) && !mentioned.has(path))
    return missing.map(({ path }) => ({ path, message: `this ${what} does not stand in ${list}` }))
  }),
  ...unboundContracts(tree),
]

/**
 * By import, or by name: page('/wish', 'wish/shop/wish-page') means domains/wish/shop/wish-page.tsx, and
 * page('/cart', 'pages/cart-page') a page beside the list, which combines domains.
 */
function mentionedBy(list: string, tree: Tree) {
  const workspaces = workspacesOf(tree)
  const file = tree.find(({ path }) => path === list)
  if (!file) return new Set()
  const { imports, texts } = syntaxOf(file)
  return new Set([
    ...imports.map(({ specifier }) => targetOf(file, specifier, workspaces)),
    ...texts
      .filter(isArgumentOfPage)
      .map(({ value }) => `${value.startsWith('pages/') ? dirname(list) : 'domains'}/${value}.tsx`),
  ])
}

const isArgumentOfPage = ({ frames }: Text) => {
  const innermost = frames.at(-1)
  return innermost !== undefined && 'call' in innermost && innermost.call === 'page'
}

/** That each endpoint of a bound contract has its handler is forced by the types of bind. */
function unboundContracts(tree: Tree) {
  const paths = new Set(tree.map(({ path }) => path))
  const contracts = [...paths].filter((path) => /^domains\/[^/]+\/contract\.ts$/.test(path))
  return contracts
    .filter((path) => !paths.has(path.replace('contract.ts', 'server/routes.ts')))
    .map((path) => ({ path, message: 'nothing binds this contract: server/routes.ts is missing' }))
}
