import { Money, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { productKinds, scentFamilies } from './words.ts'

/** What a product is described with, wherever it is read or written. */
export const bilingual = { name: z.string(), name_en: z.string() }

/** The kind of a product that is named elsewhere: it says where its page is. Null where it has none, or none any more. */
export const PageKind = z.enum(productKinds).nullable()

/** A price of its own in each currency; neither is computed from the other. */
export const Prices = z.object({ krw: Money, usd: Money }).meta({ id: 'Prices' })
export type Prices = z.output<typeof Prices>

/** As it is printed on a pack: digits mostly, of letters some. */
export const barcode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{4,40}$/, '바코드는 숫자와 영문자, -로 4~40자까지 적어 주세요.')

/** Ids with commas between them, each once, in the order given. */
export const someIds = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= max)

/** A picture of a product, with what is seen on it; without words of its own it is called by the product's name. */
export const pictureWords = {
  alt: z.string().trim().max(150, '내용이 너무 길어요.').optional(),
  alt_en: z.string().trim().max(150, '내용이 너무 길어요.').optional(),
}
export const ProductPicture = Picture.extend(pictureWords)
export type ProductPicture = z.output<typeof ProductPicture>

export const Trail = z.object({ hours: z.int().min(1).max(12), families: z.array(z.enum(scentFamilies)).length(3) })
export type Trail = z.output<typeof Trail>

export const Fact = z.object({ label: z.string(), label_en: z.string(), value: z.string(), value_en: z.string() })
export const Note = z.object({ stage: z.enum(['top', 'heart', 'base']), ...bilingual })
export const OptionGroup = z.object({ ...bilingual, values: z.array(z.object(bilingual)) })
