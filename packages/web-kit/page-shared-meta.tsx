import type { Picture } from '@sillage/kit/schemas.ts'
import { type Place, pageAddress, sharedPicture } from './page-address.ts'

export type Shared = {
  title: string
  description: string
  /** Its one true address: without what was filtered, sorted or followed. */
  path: string
  /** What is shown of the page where a link to it is shared; else the house itself. */
  picture?: Picture | undefined
  type?: 'website' | 'article' | 'product'
}

const house = { path: '/assets/share.jpg', width: 1200, height: 630 }

/** For those who read the page from outside, once: its other language, and what a shared link shows of it. */
export function SharedMeta({ title, description, path, picture, type = 'website', place }: Shared & { place: Place }) {
  const { origin, locale } = place
  const shown = picture ? sharedPicture(picture) : house
  const korean = pageAddress(path, { origin, locale: 'ko' })
  return (
    <>
      <link rel="alternate" hrefLang="ko" href={korean} />
      <link rel="alternate" hrefLang="en" href={pageAddress(path, { origin, locale: 'en' })} />
      <link rel="alternate" hrefLang="x-default" href={korean} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Sillage" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={pageAddress(path, place)} />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'ko_KR'} />
      <meta property="og:image" content={origin + shown.path} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
