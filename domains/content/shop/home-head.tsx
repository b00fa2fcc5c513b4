import type { Picture } from '@sillage/kit/schemas.ts'
import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { siteThing } from './json-ld-organization.ts'

/** What search engines and shared links say of the shop. */
export function HomeHead({ picture }: { picture: Picture | undefined }) {
  const { t, locale } = usePhrasebook()
  const origin = useOrigin()
  const description = t(
    '향수, 캔들, 홈 프래그런스와 만드는 재료, 책, 수업까지. 향이 머무는 시간으로 고르는 향의 집이에요.',
  )
  return (
    <>
      <PageMeta
        title={t('실라주 · 머무는 향을 만드는 집')}
        description={description}
        path="/"
        picture={picture}
        whole
      />
      <JsonLd thing={import.meta.env.SSR ? siteThing({ origin, locale }) : null} />
    </>
  )
}
