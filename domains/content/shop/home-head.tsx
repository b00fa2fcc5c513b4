import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import type { Hero } from '../contract.ts'

/** What search engines and shared links say of the shop. */
export function HomeHead({ hero }: { hero: Hero }) {
  const { t, locale } = usePhrasebook()
  const title = t('실라주 · 머무는 향을 만드는 집')
  const description = t(
    '향수, 캔들, 홈 프래그런스와 만드는 재료, 책, 수업까지. 향이 머무는 시간으로 고르는 향의 집이에요.',
  )
  const { src, widths } = hero.picture_wide
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Sillage" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'ko_KR'} />
      <meta property="og:image" content={src.replace('{width}', String(Math.max(...widths)))} />
    </>
  )
}
