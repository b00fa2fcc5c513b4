import type { Picture } from '@sillage/kit/schemas.ts'
import type { Locale } from './phrases.ts'

/** Where the shop is known to be, and the language of the page. */
export type Place = { origin: string; locale: Locale }

/** A page's address as the world knows it; English is said in it, for those who bring no cookie: crawlers, shared links. */
export function pageAddress(path: string, { origin, locale }: Place) {
  if (locale !== 'en') return origin + path
  const [whole = '', part] = path.split('#')
  return `${origin}${whole}${whole.includes('?') ? '&' : '?'}lang=en${part ? `#${part}` : ''}`
}

const widestShared = 1280

/** One size of a picture, in a kind that everyone reads. */
export function sharedPicture({ src, widths, width, height, also }: Picture) {
  const shown = Math.max(...widths.filter((each) => each <= widestShared))
  const address = src.replace('{width}', String(shown))
  return {
    path: also?.includes('jpg') ? address.replace(/\.webp$/, '.jpg') : address,
    width: shown,
    height: Math.round((height * shown) / width),
  }
}
