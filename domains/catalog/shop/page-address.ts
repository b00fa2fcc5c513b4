import type { Picture } from '@sillage/kit/schemas.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { type Locale, usePhrasebook } from '@sillage/web-kit/phrases.ts'

/** A page in one language, for those who bring no cookie: crawlers, and whoever was sent a link. */
export const inLanguage = (path: string, locale: Locale) =>
  locale === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path

/** Addresses as the world knows them, in the language of the page. */
export function usePageAddress() {
  const origin = useOrigin()
  const { locale } = usePhrasebook()
  return (path: string, wanted: Locale = locale) => origin + inLanguage(path, wanted)
}

const widestShared = 1280

/** One size of a picture, in a kind that everybody reads. */
export function sharedPicture({ src, widths, width, height, also }: Picture) {
  const shown = Math.max(...widths.filter((each) => each <= widestShared))
  const address = src.replace('{width}', String(shown))
  return {
    path: also?.includes('jpg') ? address.replace(/\.webp$/, '.jpg') : address,
    width: shown,
    height: Math.round((height * shown) / width),
  }
}
