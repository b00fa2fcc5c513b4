import type { Thing } from '@sillage/web-kit/json-ld.tsx'
import { type Place, pageAddress } from '@sillage/web-kit/page-address.ts'

/** Who the shop is. */
const organizationOf = ({ origin }: Place): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#house`,
  name: 'Sillage',
  alternateName: '실라주',
  url: `${origin}/`,
  logo: `${origin}/assets/favicon.svg`,
})

/** Who the shop is, and how it is searched. */
export const siteThing = (place: Place): Thing => ({
  '@type': 'WebSite',
  url: pageAddress('/', place),
  name: 'Sillage',
  inLanguage: place.locale,
  publisher: organizationOf(place),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${place.origin}/shop/search?keyword={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
