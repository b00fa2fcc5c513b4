/** A place is where a file stands in the house; its layer says which way the arrow points. */
export type Place = { name: string; layer: 'packages' | 'domains' | 'demo' | 'apps' | 'tools'; domain?: string }

const tool = /^apps\/[^/]+\/vite(\.config\.ts$|\/)/
/** The one file of the server that imports the demo; the others load it when it is wanted. */
const demoLoader = 'apps/server/demo.ts'
const screens = ['shop', 'admin']

export function placeOf(path: string): Place {
  const [top = '', second = '', third = ''] = path.split('/')
  if (tool.test(path)) return { name: 'tools', layer: 'tools' }
  if (top === 'demo') return { name: 'demo', layer: 'demo' }
  if (path === demoLoader) return { name: 'demo loader', layer: 'apps' }
  if (top === 'packages') return { name: `packages/${second}`, layer: 'packages' }
  if (top === 'apps') return { name: `apps/${second}`, layer: 'apps' }
  if (top === 'domains') return { layer: 'domains', ...placeInDomains(second, third) }
  return { name: 'tools', layer: 'tools' }
}

/** Files right under domains/ put the domains together, one for each side. */
function placeInDomains(domain: string, part: string) {
  if (part === '') {
    const side = domain.replace(/\.tsx?$/, '')
    if (side === 'contract') return { name: 'contract' }
    // The session as every screen reads it.
    if (side === 'session') return { name: 'all of shop' }
    return { name: screens.includes(side) ? `all of ${side}` : 'domain server' }
  }
  if (part === 'providers' || part === 'testing') return { name: 'domain server', domain }
  if (part === 'server' || screens.includes(part)) return { name: `domain ${part}`, domain }
  // Schemas stand in contracts and in the fields these share; everything else at a domain's root is plain words and
  // pure functions, which screens may use because they bring no schema along.
  if (/^([a-z-]*contract|([a-z-]+-)?fields)(\.test)?\.ts$/.test(part)) return { name: 'contract', domain }
  return { name: 'limits and words', domain }
}

const words = ['packages/kit', 'limits and words']

/** What each place may import besides itself. A place that is not listed may import anything below it. */
export const allowed: Record<string, string[]> = {
  'packages/kit': [],
  'packages/kakao': [],
  'packages/art': ['packages/kit'],
  'packages/ui': ['packages/kit'],
  'packages/web-kit': ['packages/kit', 'packages/ui'],
  'packages/admin-kit': ['packages/kit', 'packages/ui', 'packages/web-kit'],
  'packages/server-kit': ['packages/kit'],
  // One shows our SDK, file by file, to anyone who wants to try it out on the emulator.
  'packages/emulators': ['packages/kit', 'packages/server-kit', 'packages/kakao'],
  'limits and words': ['packages/kit'],
  contract: words,
  'domain server': [...words, 'contract', 'packages/server-kit', 'packages/kakao'],
  'domain shop': [...words, 'all of shop', 'packages/ui', 'packages/web-kit', 'packages/kakao'],
  'domain admin': [...words, 'all of shop', 'packages/ui', 'packages/web-kit', 'packages/admin-kit'],
  'all of shop': [...words, 'domain shop', 'packages/ui', 'packages/web-kit'],
  demo: [...words, 'contract', 'domain server', 'packages/server-kit'],
  'apps/server': [
    ...words,
    'contract',
    'domain server',
    'packages/server-kit',
    'packages/emulators',
    'packages/art',
    'packages/kakao',
    'demo loader',
  ],
  'apps/storefront': [...words, 'domain shop', 'all of shop', 'packages/ui', 'packages/web-kit'],
  'apps/admin': [...words, 'domain admin', 'all of shop', 'packages/ui', 'packages/web-kit', 'packages/admin-kit'],
}

/** The browser ships no zod: screens know contracts by their types. */
export const typesOnly: Record<string, string[]> = {
  'domain shop': ['contract'],
  'domain admin': ['contract'],
  'all of shop': ['contract'],
  'apps/storefront': ['contract'],
  'apps/admin': ['contract'],
  'limits and words': ['contract'],
}

const forBrowsers = /^(react|react-dom|react-router|@tanstack\/react-.*|@base-ui\/react|react-aria-components|swiper)$/
const forServers = /^(zod|fastify|@fastify\/.*|drizzle-orm|pg|pino|nodemailer|prom-client|lru-cache|sharp|node:.*)$/
const onServers = new Set(['packages/server-kit', 'packages/emulators', 'domain server', 'demo', 'apps/server'])
const inBrowsers = new Set([
  'packages/ui',
  'packages/web-kit',
  'packages/admin-kit',
  'packages/kakao',
  'domain shop',
  'domain admin',
  'all of shop',
  'apps/storefront',
  'apps/admin',
])

/** Whether a place may use a package from outside; that it is declared is another fence's matter. */
export function mayUse(place: string, name: string) {
  if (place === 'packages/kit' || place === 'contract') return name === 'zod'
  if (place === 'limits and words') return false
  if (onServers.has(place)) return !forBrowsers.test(name)
  return !inBrowsers.has(place) || !forServers.test(name)
}
