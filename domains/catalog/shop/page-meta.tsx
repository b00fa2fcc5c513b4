import type { Picture } from '@sillage/kit/schemas.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { type Step, TrailJsonLd } from './json-ld-trail.tsx'
import { sharedPicture, usePageAddress } from './page-address.ts'

type Props = {
  title: string
  description: string
  /** Its one true address: without what was filtered, sorted or followed. */
  path: string
  /** What is shown of the page where a link to it is shared; else the house itself. */
  picture?: Picture | undefined
  type?: 'website' | 'article' | 'product'
  /** The way here from the home page. */
  trail?: readonly Step[]
  /** The title already names the house. */
  whole?: boolean
}

const house = { path: '/assets/share.jpg', width: 1200, height: 630 }

/** What a page is called in a tab, in a search result and in a shared link, and by its one true address. */
export function PageMeta({ title, description, path, picture, type = 'website', trail, whole }: Props) {
  const { locale } = usePhrasebook()
  const origin = useOrigin()
  const addressOf = usePageAddress()
  const shown = picture ? sharedPicture(picture) : house
  return (
    <>
      <title>{whole ? title : `${title} · Sillage`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressOf(path)} />
      <link rel="alternate" hrefLang="ko" href={addressOf(path, 'ko')} />
      <link rel="alternate" hrefLang="en" href={addressOf(path, 'en')} />
      <link rel="alternate" hrefLang="x-default" href={addressOf(path, 'ko')} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Sillage" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(path)} />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'ko_KR'} />
      <meta property="og:image" content={origin + shown.path} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {trail && trail.length > 1 && <TrailJsonLd trail={trail} />}
    </>
  )
}
