import { z } from 'zod'
import { productKinds, scentFamilies } from './words.ts'

/** What a product is described with, wherever it is read or written. */
export const bilingual = { name: z.string(), name_en: z.string() }

/** The kind of a product that is named elsewhere: it says where its page is. Null where it has none, or none any more. */
export const PageKind = z.enum(productKinds).nullable()

export const Trail = z.object({ hours: z.int().min(1).max(12), families: z.array(z.enum(scentFamilies)).length(3) })
export type Trail = z.output<typeof Trail>

export const Fact = z.object({ label: z.string(), label_en: z.string(), value: z.string(), value_en: z.string() })
export const Note = z.object({ stage: z.enum(['top', 'heart', 'base']), ...bilingual })
export const OptionGroup = z.object({ ...bilingual, values: z.array(z.object(bilingual)) })
