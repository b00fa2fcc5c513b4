const here = 'http://shop.invalid'
const home = '/'

/** Where to go after signing in: a page of ours. Anything that could lead elsewhere leads home. */
export function redirectTarget(wanted: string | null): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return home
  // Read as a browser will: "/\evil" and "/<tab>/evil" are other people's hosts in disguise.
  const { origin, pathname, search, hash } = new URL(wanted, here)
  if (origin !== here || pathname.startsWith('//') || pathname === '/login') return home
  return pathname + search + hash
}
