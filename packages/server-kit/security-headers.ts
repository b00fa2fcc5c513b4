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

export const securityHeaders: Record<string, string> = {
  'content-security-policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
