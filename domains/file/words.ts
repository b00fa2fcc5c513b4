/** Where a picture may be shown. */
export const picturePlaceNames = [
  'product',
  'category',
  'popup',
  'promotion',
  'recipe',
  'home',
  'page',
  'notice',
  'faq',
  'document',
  'store',
  'work',
  'studio',
] as const
export type PicturePlace = (typeof picturePlaceNames)[number]
