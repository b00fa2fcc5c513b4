import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { usePageAddress } from '../../catalog/shop/page-address.ts'
import { PageMeta } from '../../catalog/shop/page-meta.tsx'
import type { Hero } from '../contract.ts'

/** What search engines and shared links say of the shop. */
export function HomeHead({ hero }: { hero: Hero }) {
  const { t } = usePhrasebook()
  const title = t('실라주 · 머무는 향을 만드는 집')
  const description = t(
    '향수, 캔들, 홈 프래그런스와 만드는 재료, 책, 수업까지. 향이 머무는 시간으로 고르는 향의 집이에요.',
  )
  return (
    <>
      <PageMeta title={title} description={description} path="/" picture={hero.picture_wide} whole />
      <HouseJsonLd />
    </>
  )
}

/** Who the shop is, and how it is searched. */
function HouseJsonLd() {
  const origin = useOrigin()
  const { locale } = usePhrasebook()
  const url = usePageAddress()('/')
  const house = { '@type': 'Organization', '@id': `${origin}/#house`, name: 'Sillage', alternateName: '실라주' }
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/shop/search?keyword={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return (
    <>
      <JsonLd thing={{ ...house, url: `${origin}/`, logo: `${origin}/assets/favicon.svg` }} />
      <JsonLd
        thing={{
          ...{ '@type': 'WebSite', url, name: 'Sillage', inLanguage: locale },
          publisher: { '@id': house['@id'] },
          potentialAction: search,
        }}
      />
    </>
  )
}
