import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { FormulaKind, FormulaVersion } from './formula-contract.ts'
import { labelFields } from './label-law.ts'
import { labelSizeNames } from './label-sizes.ts'

/** As much as the smallest label holds. */
const text = z.string().trim().max(120, '120자까지 쓸 수 있어요.').default('')
/** Every field is a line of text; an empty one is filled from the formula where that knows it. */
const Fields = z.object(
  Object.fromEntries(labelFields.map((key) => [key, text])) as Record<(typeof labelFields)[number], typeof text>,
)

export const MakerLabel = z
  .object({
    formula_id: z.int(),
    name: z.string(),
    kind: FormulaKind,
    shown: FormulaVersion,
    fields: Fields,
  })
  .meta({ id: 'MakerLabel' })
export type MakerLabel = z.output<typeof MakerLabel>

const path = '/api/v1/formulas/:formula_id/label'
const one = { access: 'owner', params: z.object({ formula_id: Id }) } as const

/** The label a maker puts on what was made from a formula. */
export const makerLabel = {
  show: endpoint({
    method: 'GET',
    path,
    summary: '표시 라벨 보기',
    ...one,
    reply: MakerLabel,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: '표시 라벨 저장하기',
    ...one,
    body: Fields,
    reply: MakerLabel,
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/pdf`,
    summary: '표시 라벨 PDF',
    ...one,
    query: z.object({
      language: z.enum(['ko', 'en', 'both']).default('both'),
      size: z.enum(labelSizeNames).default('middle'),
      layout: z.enum(['single', 'sheet']).default('single'),
    }),
    sends: 'file',
    reply: FileContent,
  }),
}
