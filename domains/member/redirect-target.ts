const here = 'http://shop.invalid'
/** The member's own page, where nothing else was wanted. */
const usual = '/my-page'

/** Where to go after signing in: a page of ours. Anything that could lead elsewhere is refused. */
export function redirectTarget(wanted: string | null): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return usual
  // Read as a browser will: "/\evil" and "/<tab>/evil" are other people's hosts in disguise.
  const { origin, pathname, search, hash } = new URL(wanted, here)
  if (origin !== here || pathname.startsWith('//') || pathname === '/login') return usual
  return pathname + search + hash
}
