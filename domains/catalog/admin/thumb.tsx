import type { Picture } from '@sillage/kit/schemas.ts'

/** A picture as small as a row. */
export const Thumb = ({ picture, large = false }: { picture: Picture; large?: boolean }) => (
  <img className={large ? 'thumb thumb-md' : 'thumb'} src={smallest(picture)} alt="" loading="lazy" />
)

/** The address of the smallest size. */
export const smallest = ({ src, widths, width }: Picture) =>
  src.replace('{width}', String(Math.min(...(widths.length > 0 ? widths : [width]))))
