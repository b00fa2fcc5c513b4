/** No inline script anywhere, so no nonces; style attributes are free because CMS pages carry their own. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const others = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** What every answer says about what its page may do. */
export type SecurityHeaders = Readonly<Record<string, string>>
/** Origins a page may take scripts from, show in a frame, call, show pictures of, send forms to, take styles from. */
export type Allowed = { [kind in keyof typeof kinds]?: readonly string[] }

const kinds = {
  scripts: 'script-src',
  frames: 'frame-src',
  connects: 'connect-src',
  images: 'img-src',
  forms: 'form-action',
  styles: 'style-src',
} as const

/** For a shop whose address is https: browsers always return over https, also if a link says otherwise. */
export const onlyEncrypted: SecurityHeaders = { 'strict-transport-security': 'max-age=31536000' }

/** The headers of a shop that trusts itself and the hosts in its settings. */
export function securityHeaders(...allowed: readonly Allowed[]): SecurityHeaders {
  const directives = new Map(Object.entries<string>(policy))
  for (const each of allowed)
    for (const [kind, origins = []] of Object.entries(each)) {
      // The keys of `Allowed` are those of `kinds`.
      const directive = kinds[kind as keyof typeof kinds]
      const known = directives.get(directive) ?? "'self'"
      const added = origins.filter((origin) => !known.split(' ').includes(origin))
      if (added.length > 0) directives.set(directive, [known, ...added].join(' '))
    }
  const text = [...directives].map(([directive, sources]) => `${directive} ${sources}`)
  return { 'content-security-policy': text.join('; '), ...others }
}

/** For a page that shows a draft: the shop's own console draws it in a frame beside the form. */
export function framedByUs(headers: SecurityHeaders): SecurityHeaders {
  const { 'content-security-policy': text, ...rest } = headers
  if (!text) return headers
  return { ...rest, 'content-security-policy': text.replace("frame-ancestors 'none'", "frame-ancestors 'self'") }
}

/** While developing, the compiler sends styles and updates as inline code, which the shop itself never does. */
export const headersWhileCompiling: SecurityHeaders = others
