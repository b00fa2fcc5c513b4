import { z } from 'zod'

/** Schemas every contract shares. In a file apart from the plain functions, because the browser ships no zod. */
export const Currency = z.enum(['krw', 'usd'])
export const Money = z.object({ amount: z.int(), currency: Currency }).meta({ id: 'Money' })
export const Instant = z.iso
  .datetime({ offset: true, error: '날짜와 시각을 확인해 주세요.' })
  .refine((at) => !at.startsWith('0000'), '날짜와 시각을 확인해 주세요.')
/** A day of a calendar. PostgreSQL knows no year 0. */
export const Day = z.iso.date('날짜를 확인해 주세요.').refine((day) => !day.startsWith('0000'), '날짜를 확인해 주세요.')
/** An id in an address: digits only, within PostgreSQL's integer. */
export const Id = z.coerce.number().int().min(1).max(2_147_483_647)
const pixels = z.int().min(1).max(20_000)
const media = /^\/media\/[a-z0-9-]+-\{width\}\.webp$/
/** Only of our own: media in all sizes, or a review's photo as it was sent. Pages draw `src`, `tone` and `blur` as they are. */
export const Picture = z
  .object({
    src: z.union([z.string().max(200).regex(media), z.string().regex(/^\/api\/v1\/review-photos\/[0-9a-f-]{36}$/)]),
    width: pixels,
    height: pixels,
    widths: z.array(pixels).max(20),
    /** The colour shown until the picture comes; empty where it is not known. */
    tone: z.string().regex(/^(#[0-9a-f]{6})?$/),
    /** Endings under which the same picture is there too. */
    also: z.array(z.enum(['avif', 'jpg'])).optional(),
    /** The picture in a few pixels, a WebP in base64: shown until it comes. */
    blur: z.base64().max(4_000).optional(),
  })
  .meta({ id: 'Picture', description: 'src holds {width}, to be replaced by one of widths' })
export type Picture = z.output<typeof Picture>
/** As an upload answered it, and as staff name it in a form: an address of our own, in sizes that are drawn. */
export const UploadedPicture = Picture.extend({
  src: z.string().max(200).regex(media, '사진을 찾을 수 없어요. 다시 올려 주세요.'),
  widths: z.array(pixels).min(1).max(20),
})
/** The version of the row that was opened: a row that was changed since is not overwritten. */
export const BasedOn = z.object({ based_on: z.string().max(16).optional() })
export const Message = z.object({ message: z.string() })
