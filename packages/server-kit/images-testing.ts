import sharp from 'sharp'

/** A picture of one colour, for tests that need a size. */
export const givenPhoto = (path: string, size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: 'tan' } }).toFile(path)

/** How large a picture is that came over the wire. */
export async function sizeOfPicture(bytes: ArrayBuffer) {
  const { width, height } = await sharp(Buffer.from(bytes)).metadata()
  return { width, height }
}

/** A photograph as a phone takes it, with words beside the picture. */
export const phonePhoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()

/** Whether words lie beside the picture. */
export const hasWordsBeside = async (path: string) => (await sharp(path).metadata()).exif !== undefined
