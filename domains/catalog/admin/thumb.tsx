import type { Picture } from '@sillage/kit/schemas.ts'
import { smallest } from '../../file/admin/picture-size.ts'

/** A picture as small as a row. */
export const Thumb = ({ picture, large = false }: { picture: Picture; large?: boolean }) => (
  <img className={large ? 'thumb thumb-md' : 'thumb'} src={smallest(picture)} alt="" loading="lazy" />
)
