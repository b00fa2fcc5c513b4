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
/** Origins from which a page may take scripts, and which it may show in a frame. */
export type Allowed = { scripts?: readonly string[]; frames?: readonly string[] }

/** The headers of a shop that trusts itself, and whom it was told to trust besides. */
export function securityHeaders({ scripts = [], frames = [] }: Allowed = {}): SecurityHeaders {
  const allowing = {
    ...policy,
    'script-src': [policy['script-src'], ...scripts].join(' '),
    ...(frames.length > 0 && { 'frame-src': ["'self'", ...frames].join(' ') }),
  }
  const text = Object.entries(allowing).map(([directive, sources]) => `${directive} ${sources}`)
  return { 'content-security-policy': text.join('; '), ...others }
}

/** While developing, the compiler sends styles and updates as inline code, which the shop itself never does. */
export const headersWhileCompiling: SecurityHeaders = others
