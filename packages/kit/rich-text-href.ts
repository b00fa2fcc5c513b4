const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
// A path of ours: no second slash or backslash, with which browsers leave the site, and nothing they would leave out.
const path = /^\/(?![/\\])[^\s\\]*$/
const longest = 2_000

/** The address of a link as it may stand in a text; null for everything that could do more than lead somewhere. */
export function safeHref(written: unknown): string | null {
  if (typeof written !== 'string') return null
  const href = written.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these, and so read another address than we
  if (href.length > longest || /[\u0000-\u0020\u007f-\u009f]/.test(href)) return null
  if (path.test(href)) return href
  return URL.canParse(href) && protocols.has(new URL(href).protocol) ? href : null
}
