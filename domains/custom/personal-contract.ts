import { z } from 'zod'
import { Design } from './design-contract.ts'
import { personalKinds, personalLimits } from './words.ts'

const text = (max: number) => z.string().trim().min(1, '내용을 입력해 주세요.').max(max, '내용이 너무 길어요.')
const hint = z.string().trim().max(120, '내용이 너무 길어요.').default('')
const priceMessage = '가격을 확인해 주세요.'
const amount = z.int(priceMessage).min(0, priceMessage).max(10_000_000, priceMessage).default(0)
const key = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, '필드 이름은 영문 소문자로 시작해 주세요.')

/** Something a buyer fills in for a product, declared by staff. */
export const PersonalField = z
  .object({
    key,
    kind: z.enum(personalKinds),
    name: text(40),
    name_en: text(40),
    hint,
    hint_en: hint,
    required: z.boolean(),
    /** Characters of a text; other kinds do not look at it. */
    max_length: z.int().min(1).max(personalLimits.length).default(20),
    /** What one piece costs more when it is filled in. */
    price_krw: amount,
    price_usd: amount,
    /** What a choice of a design adds, by `group:value`, such as `glass:amber`. */
    options: z.record(z.string().max(40), z.object({ krw: amount, usd: amount })).default({}),
  })
  .meta({ id: 'PersonalField' })
export type PersonalField = z.output<typeof PersonalField>

/** What a buyer filled in: a text, a day, the id of an uploaded file, or a design. */
export const PersonalInput = z.object({
  key,
  value: z.string().trim().max(200, '내용이 너무 길어요.').default(''),
  design: Design.optional(),
})
export type PersonalInput = z.output<typeof PersonalInput>
export const personalInputs = z.array(PersonalInput).max(personalLimits.fields).default([])

/** A value with the name of its field, as carts, orders and documents show it. */
export const PersonalValue = z
  .object({
    key: z.string(),
    kind: z.enum(personalKinds),
    name: z.string(),
    name_en: z.string(),
    /** Of a file its name; of a design what is written on it. */
    value: z.string(),
    file_id: z.string().nullable(),
    design: Design.nullable(),
  })
  .meta({ id: 'PersonalValue' })
export type PersonalValue = z.output<typeof PersonalValue>
