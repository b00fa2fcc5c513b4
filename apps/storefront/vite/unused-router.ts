import { type Plugin, parseSync, Visitor } from 'vite'

const made = /^const (\w+) = React\$1\.(forwardRef|memo|createContext)\(/gm
const named = /^\w+\.displayName = "[^"]*";$/gm

/**
 * What no page of ours uses of the router, by the file and the function, and what is left of it: forms and fetchers (we
 * have queries), blockers, view transitions, routes that are found later, instruments, its own memory of where a page was
 * scrolled to (`web-kit` has one), and server components.
 */
export const cuts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router.js': {
    revalidate: '',
    handleAction: '',
    normalizeNavigateOptions: 'return { path }',
    getSubmissionFromNavigation: '',
    convertSearchParamsToFormData: '',
    fetch: '',
    handleFetcherAction: '',
    handleFetcherLoader: '',
    getUpdatedRevalidatingFetchers: '',
    updateFetcherState: '',
    setFetcherError: '',
    getFetcher: '',
    resetFetcher: '',
    deleteFetcher: '',
    queueFetcherForDeletion: '',
    abortFetcher: '',
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    getBlocker: '',
    deleteBlocker: '',
    updateBlocker: '',
    shouldBlockNavigation: '',
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
    cancelDiscoveryNavigation: '',
    checkFogOfWar: 'return { active: false, matches: null }',
    discoverRoutes: '',
    patchRoutes: '',
    _internalSetRoutes: '',
    enableScrollRestoration: '',
    saveScrollPosition: '',
    getSavedScrollPosition: 'return null',
  },
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: '',
    instrumentClientSideRouter: '',
    consumeInstrumentationClientResultMetaReceiver: '',
  },
  'components.js': { handleSkippedViewTransition: '' },
  'hooks.js': { RSCErrorHandler: 'return null' },
  'errors.js': { decodeRouteErrorResponseDigest: '', decodeRedirectErrorDigest: '' },
}

/** Nothing is passed from one page to the next in a transition of the browser: what comes after this condition never runs. */
const noTransition = 'if (!viewTransitionOpts || !isViewTransitionAvailable) {'

/** Files by the end of their path. */
const fileOf = (id: string) => Object.keys(cuts).find((file) => id.replaceAll('\\', '/').endsWith(`/lib/${file}`))

/**
 * Leaves out of the first page's script what no page of ours uses of the router: a tenth of it. Components are said to do
 * nothing when they are made, or a builder has to keep them all; the functions above lose their bodies. A test of this
 * file says so when our code begins to use one of them, and the build when a new version of the router has none of that
 * name.
 */
export const unusedRouter = (): Plugin => ({
  name: 'unused-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler(code, id) {
      const file = fileOf(id)
      if (file === 'components.js' && !code.includes(noTransition))
        throw new Error('the router decides otherwise whether a page comes in a transition')
      const short = file ? cutFunctions(code, cuts[file] ?? {}) : code
      return short
        .replace(noTransition, 'if (true) {')
        .replace(made, 'const $1 = /* @__PURE__ */ React$$1.$2(')
        .replace(named, '')
    },
  },
})

type Body = { name: string; start: number; end: number }

/** The code with other bodies for the functions of these names. */
export function cutFunctions(code: string, wanted: Readonly<Record<string, string>>): string {
  const bodies = bodiesIn(code).filter(({ name }) => Object.hasOwn(wanted, name))
  const missing = Object.keys(wanted).filter((name) => bodies.filter((body) => body.name === name).length !== 1)
  if (missing.length > 0) throw new Error(`the router has no function, or several, called ${missing.join(', ')}`)
  return bodies
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { name, start, end }) => `${text.slice(0, start)}{${wanted[name]}}${text.slice(end)}`, code)
}

/** Where the body of each function is that stands under a name. */
function bodiesIn(code: string): Body[] {
  const found: Body[] = []
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body) found.push({ name: id.name, start: body.start, end: body.end })
    },
  }).visit(parseSync('router.js', code).program)
  return found
}
