import sharp from 'sharp'

export type Box = { left: number; top: number; width: number; height: number }

/** A part of a drawing, or of a picture of one, as pixels on white. */
export const pixelsOf = (picture: string | Buffer, box: Box) =>
  sharp(Buffer.from(picture)).flatten({ background: 'white' }).extract(box).removeAlpha().raw().toBuffer()

/** Which share of the pixels differs by more than an edge that is smoothed in another way. */
export function differenceOf(one: Buffer, other: Buffer, tolerance = 48): number {
  let different = 0
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 255)) > tolerance))
      different += 1
  return different / (one.length / 3)
}
