export type Listed = { path: string; changed_at: Date | null }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const indexXml = (parts: readonly string[], origin: string) =>
  `${head}<sitemapindex ${protocol}>\n${parts
    .map((part) => `<sitemap><loc>${escaped(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`

/** Both languages of every page, each naming both. */
export const partXml = (pages: readonly Listed[], origin: string) =>
  `${head}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .map((page) => urlsOf(page, origin))
    .join('\n')}\n</urlset>\n`

function urlsOf({ path, changed_at }: Listed, origin: string) {
  const korean = escaped(origin + path)
  const english = escaped(`${origin}${path}${path.includes('?') ? '&' : '?'}lang=en`)
  const link = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`
  const links = link('ko', korean) + link('en', english) + link('x-default', korean)
  const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : ''
  return [korean, english].map((address) => `<url><loc>${address}</loc>${changed}${links}</url>`).join('\n')
}
