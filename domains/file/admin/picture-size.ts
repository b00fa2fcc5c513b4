import type { Picture } from '@sillage/kit/schemas.ts'

/** The address of the smallest size that is at least so wide. */
export function smallest({ src, widths, width }: Picture, least = 0) {
  const sizes = widths.length > 0 ? widths : [width]
  const enough = sizes.filter((size) => size >= least)
  return src.replace('{width}', String(enough.length > 0 ? Math.min(...enough) : Math.max(...sizes)))
}
