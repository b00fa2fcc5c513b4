import { allowed, mayUse, type Place, placeOf, typesOnly } from './places.ts'
import { type Import, syntaxOf } from './syntax.ts'
import { type Fence, type File, isCode, isTest } from './tree.ts'
import { packageOf, targetOf, workspacesOf } from './workspaces.ts'

/** Imports follow the arrow: packages ← domains ← apps, and inside a domain words ← server, words ← screens. */
export const arrow: Fence = (tree) => {
  const workspaces = workspacesOf(tree)
  return tree.filter(isCode).flatMap((file) =>
    syntaxOf(file).imports.flatMap((imported) => {
      const target = targetOf(file, imported.specifier, workspaces)
      const message = target === undefined ? refuseForeign(file, imported) : refuseOwn(file, imported, target)
      return message ? [{ path: file.path, line: imported.line, message }] : []
    }),
  )
}

function refuseOwn(file: File, { kind, specifier }: Import, target: string) {
  const from = placeOf(file.path)
  const to = placeOf(target)
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer))
    return `${from.layer} may not import ${to.layer}: ${specifier}`
  if (isTest(file)) return
  if (knowsHigherDomain(from, to)) return `${from.domain} is a low domain and may not know ${to.domain}: ${specifier}`
  if (from.name === to.name) return
  if (to.name === 'demo loader' && kind !== 'dynamic' && from.layer === 'apps')
    return `${from.name} loads ${to.name} when it is wanted: ${specifier}`
  const open = allowed[from.name]
  if (open === undefined || open.includes(to.name)) return
  if (typesOnly[from.name]?.includes(to.name)) {
    return kind === 'type' ? undefined : `${from.name} may use ${to.name} by "import type" only: ${specifier}`
  }
  return `${from.name} may not import ${to.name}: ${specifier}`
}

const layers: Place['layer'][] = ['packages', 'domains', 'demo', 'apps', 'tools']

const low = new Set(['member', 'catalog', 'coupon', 'point'])
const high = new Set(['cart', 'order', 'payment', 'quotation'])
/** Rules must not turn in circles; a product's page may well have a button of the cart. */
const knowsHigherDomain = (from: Place, to: Place) =>
  !isScreen(from) && low.has(from.domain ?? '') && high.has(to.domain ?? '')
const isScreen = ({ name }: Place) => name === 'domain shop' || name === 'domain admin'

function refuseForeign(file: File, { kind, specifier }: Import) {
  if (isTest(file) || kind === 'type') return
  const from = placeOf(file.path)
  const name = packageOf(specifier) ?? specifier
  return mayUse(from.name, name) ? undefined : `${from.name} may not import ${name}`
}
