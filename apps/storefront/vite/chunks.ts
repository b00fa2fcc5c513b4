type ModuleInfo = {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
type Modules = { getModuleInfo(id: string): ModuleInfo | null }
type Belongs = (id: string, roots: Roots, modules: Modules) => boolean
/** What a module is needed for: the entry, or modules fetched by import(), from which static imports lead to it. */
type Roots = ReadonlySet<string>

const library = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/
/** Reading many lists at once, or one without end, is what few pages do: it comes with those, though all import its index. */
const ofFewPages = /[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/
const widgetLibrary = /[\\/]node_modules[\\/](@base-ui|@floating-ui|use-sync-external-store|reselect)[\\/]/
const slides =
  /[\\/]node_modules[\\/]swiper[\\/]|[\\/]ui[\\/](card-deck-cards|picture-viewer-slides|use-reduced-motion)\.tsx?$/
const entry = /[\\/]entry-browser\.tsx$/
const home = /[\\/]home-page\.tsx$/
const belowHome = /[\\/]home-below\.tsx$/
const news = /[\\/]domains[\\/]popup[\\/](shop[\\/][\w-]+\.tsx?|words\.ts)$/
/** Fetched on every first page, and smaller than a request of their own. */
const small = /[\\/]shell[\\/](channel-talk|offer-english)\.ts$/
const dialog = /[\\/]ui[\\/]dialog\.tsx$|[\\/](shown-dialog|toast-host)\.tsx$/

const families: Record<string, RegExp> = {
  browsing: /[\\/]domains[\\/](catalog|content|tssa|store|search|review|wish)[\\/]/,
  buying: /[\\/]domains[\\/](cart|order|payment|shipping|quotation|pricing|checkout|claim|shipment|receipt)[\\/]/,
  'signing-in': /[\\/]member[\\/]shop[\\/](login|forgot-password|reset-password)-page\.tsx$/,
  boards: /[\\/]domains[\\/](board|notice|faq|document)[\\/]/,
}
const familyOf = (root: string) => Object.keys(families).find((name) => families[name]?.test(root)) ?? 'member'
const familiesOf = (roots: Roots) => new Set([...roots].map(familyOf))
const leadsFrom = (roots: Roots, root: RegExp) => [...roots].some((id) => root.test(id))
const isShared = (roots: Roots) => roots.size > 1
const isSharedIn = (family: string, roots: Roots) => isShared(roots) && familiesOf(roots).has(family)

/**
 * The browser's files, by use: a module of several pages is one of a few groups, never a file of its own, so that a first
 * page is a handful of requests. What one page alone needs stays with that page. A dependency is needed wherever its
 * importers are, so that a group only imports from the groups before it.
 */
const uses: Record<string, Belongs> = {
  // A release of ours does not change it: browsers keep it from release to release.
  libraries: (id) => library.test(id) && !ofFewPages.test(id),
  // All styles together are smaller than the twenty sheets that a product page was made of.
  styles: (id) => id.endsWith('.css') && !id.endsWith('fonts.css'),
  // On every page, and what home shares with others.
  frame: (id, roots) =>
    small.test(id) ||
    (!ofFewPages.test(id) && (leadsFrom(roots, entry) || (isShared(roots) && leadsFrom(roots, home)))),
  // All that tells of errors: it is fetched when the first page is idle.
  dialogs: (id, roots) => dialog.test(id) || leadsFrom(roots, dialog),
  slides: (id) => slides.test(id),
  // What pages of several kinds share, and what home fetches once it is awake.
  common: (id, roots, modules) =>
    belowHome.test(id) || news.test(id) || (familiesOf(roots).size > 1 && !needsWidgets(id, modules)),
  // Lists, popovers and what is made with them: pages to look at come without.
  forms: (id, roots) => isShared(roots) && (familiesOf(roots).size > 1 || widgetLibrary.test(id)),
  browsing: (id, roots, modules) => isSharedIn('browsing', roots) && !needsWidgets(id, modules),
  'browsing-forms': (_, roots) => isSharedIn('browsing', roots),
  'signing-in': (_, roots) => isSharedIn('signing-in', roots),
  member: (_, roots) => isSharedIn('member', roots),
  buying: (_, roots) => isSharedIn('buying', roots),
  boards: (_, roots) => isSharedIn('boards', roots),
}

const names = Object.keys(uses)

export const groups = Object.entries(uses).map(([name, belongs], at) => ({
  name: (id: string, modules: Modules) => (belongs(id, rootsOf(id, modules), modules) ? name : null),
  priority: names.length - at,
  // Or what slides have in common with other widgets would bring all of them along.
  ...(name === 'slides' && { includeDependenciesRecursively: false }),
}))

const knownRoots = new Map<string, Roots>()

function rootsOf(id: string, modules: Modules): Roots {
  const known = knownRoots.get(id)
  if (known) return known
  const roots = new Set<string>()
  const seen = new Set([id])
  for (const module of seen) {
    const { importers, dynamicImporters } = modules.getModuleInfo(module) ?? { importers: [], dynamicImporters: [] }
    if (entry.test(module) || dynamicImporters.length > 0) roots.add(module)
    for (const importer of importers) seen.add(importer)
  }
  knownRoots.set(id, roots)
  return roots
}

const knownNeeds = new Map<string, boolean>()

/** Whether the library of dialogs, lists and popovers comes with it. */
function needsWidgets(id: string, modules: Modules): boolean {
  const known = knownNeeds.get(id)
  if (known !== undefined) return known
  const seen = new Set([id])
  for (const module of seen) for (const next of modules.getModuleInfo(module)?.importedIds ?? []) seen.add(next)
  const needs = [...seen].some((module) => widgetLibrary.test(module))
  knownNeeds.set(id, needs)
  return needs
}
