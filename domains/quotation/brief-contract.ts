import { z } from 'zod'
import { briefLimits, budgets, spaces, spaceTraits } from './brief.ts'

const position = z.coerce.number().int().min(0).max(100)
const { area_m2, words, link } = briefLimits

/** What a business writes about the space that it wants a fragrance for. */
export const Brief = z
  .object({
    space: z.enum(spaces, '어떤 공간인지 골라 주세요.'),
    area_m2: z.coerce
      .number('넓이를 숫자로 적어 주세요.')
      .int()
      .min(area_m2.min, '넓이를 확인해 주세요.')
      .max(area_m2.max, '넓이를 확인해 주세요.'),
    traits: z.array(z.enum(spaceTraits)).max(spaceTraits.length).default([]),
    mood: z.object({ warmth: position, weight: position, clarity: position, nature: position }),
    words: z.string().trim().max(words, '너무 길어요.').default(''),
    /** A page that shows what they like. */
    link: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: '주소를 확인해 주세요.' }).max(link, '너무 길어요.')])
      .default(''),
    budget: z.enum(budgets, '예산을 골라 주세요.'),
    opens_on: z
      .union([z.literal('').transform(() => null), z.iso.date('날짜를 확인해 주세요.'), z.null()])
      .default(null),
  })
  .meta({ id: 'FragranceBrief' })
export type Brief = z.output<typeof Brief>
