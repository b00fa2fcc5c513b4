/** The widths a picture is drawn in; no other width can be requested. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

export const imageTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type ImageFormat = keyof typeof imageTypes

export type ImageName = { stem: string; width: number; format: ImageFormat }

// A label to read, the beginning of the content's hash, the width: another content is another address.
const shape = /^((?:[a-z0-9]+-)+[0-9a-f]{16})-(\d{3,4})\.(avif|webp|jpg)$/

/** Takes an address apart; null for whatever we never wrote ourselves. */
export function readImageName(name: string): ImageName | null {
  const [, stem, digits, ending] = (name.length <= 200 && shape.exec(name)) || []
  const width = imageWidths.find((each) => String(each) === digits)
  const format = ending === 'avif' || ending === 'webp' || ending === 'jpg' ? ending : undefined
  return stem && width && format ? { stem, width, format } : null
}

export const stemOf = (label: string, hash: string) => `${label}-${hash.slice(0, 16)}`

/** Where the original lies in the store of what people sent. */
export const originalName = (stem: string) => `pictures/${stem}`

/** The widths a picture of this width comes in. None is larger than it is, except that everything comes in the smallest. */
export function widthsWithin(width: number): number[] {
  const within = imageWidths.filter((each) => each <= width)
  return within.length > 0 ? within : [imageWidths[0]]
}
