type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Reading many lists at once, or one without end, is what few pages do: it comes with those, though all import its index. */
export const ofFewPages = /[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/

const entry = /[\\/]entry-browser\.tsx$/

/**
 * What the entry itself imports is on every page: it goes into one file. Cut into the many pieces that pages share with
 * it, it would be dozens of requests, each compressed without knowing the others.
 */
export const frame = {
  name: (id: string, modules: Modules) =>
    !ofFewPages.test(id) && isOnEveryPage(id, modules, new Set()) ? 'frame' : null,
  priority: 1,
}

const known = new Map<string, boolean>()

function isOnEveryPage(id: string, modules: Modules, asked: Set<string>): boolean {
  const answer = known.get(id)
  if (answer !== undefined) return answer
  if (entry.test(id)) return false // the entry stays a file of its own
  if (asked.has(id)) return false
  asked.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const found = importers.some((importer) => entry.test(importer) || isOnEveryPage(importer, modules, asked))
  if (found || asked.size === 1) known.set(id, found)
  return found
}
