import type { TextPicture } from './rich-text.ts'

// As keepPicture names what it stores; nothing else is a picture of ours.
const ourMedia = /^\/media\/((?:[a-z0-9]+-)+[0-9a-f]{16})-\{width\}\.webp$/
const largest = 10_000
const altLength = 200

/** The name under which the store knows a picture; null where it is none of ours. */
export const pictureStem = (src: string) => (src.length <= 200 ? (ourMedia.exec(src)?.[1] ?? null) : null)

/** A picture's attributes, each looked at; null for a picture that is not ours or has no size. */
export function readPicture(sent: unknown): TextPicture | null {
  const { src, width, height, widths, tone, also, alt }: Record<string, unknown> = Object(sent)
  if (typeof src !== 'string' || !pictureStem(src) || !isSide(width) || !isSide(height)) return null
  const known = Array.isArray(widths) ? widths.filter(isSide).slice(0, 10) : []
  if (known.length === 0) return null
  return {
    src,
    width,
    height,
    widths: known,
    tone: typeof tone === 'string' && /^#[0-9a-f]{6}$/.test(tone) ? tone : '',
    also: (['avif', 'jpg'] as const).filter((ending) => Array.isArray(also) && also.includes(ending)),
    alt: typeof alt === 'string' ? alt.toWellFormed().replaceAll('\u0000', '').slice(0, altLength).toWellFormed() : '',
  }
}

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largest
