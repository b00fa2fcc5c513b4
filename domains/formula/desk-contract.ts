import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { formulaKinds, formulaLimits, wholePercent } from './words.ts'

const limit = z.object({
  kind: z.enum(formulaKinds),
  /** In hundredths of a percent; 0 is not at all, 10000 as much as one likes. */
  limit: z.int('한도를 확인해 주세요.').min(0, '한도를 확인해 주세요.').max(wholePercent, '한도는 100%까지예요.'),
  /** Where the number is from: `IFRA 51 · 범주 12`. */
  source: z.string().trim().min(1, '출처를 적어 주세요.').max(formulaLimits.name, '너무 길어요.'),
})

/** Everything known of one material; what is not said here is forgotten. */
const Sheet = z.object({
  product_id: z.int().min(1).max(2_147_483_647),
  drop_mg: z.int().min(1).max(1_000).nullable().default(null),
  /** Milligrams in a millilitre. */
  density: z.int().min(100).max(5_000).nullable().default(null),
  limits: z.array(limit).max(formulaKinds.length, '제품마다 한도는 하나예요.'),
})
export type MaterialSheet = z.output<typeof Sheet>

export const formulaDesk = {
  /** Read in twice, nothing changes the second time. */
  bring: endpoint({
    method: 'POST',
    path: '/api/v1/staff/formula-materials',
    summary: '재료의 사용 한도 들이기',
    access: staffWith('formulas'),
    body: z.object({
      materials: z.array(Sheet).min(1, '들일 재료가 없어요.').max(500, '한 번에 500가지까지 들일 수 있어요.'),
      /** Says what would happen, and does nothing. */
      dry_run: z.boolean().default(false),
    }),
    reply: z.object({
      rows: z.array(
        z.object({
          product_id: z.int(),
          outcome: z.enum(['written', 'changed', 'same', 'refused']),
          reason: z.string().nullable(),
        }),
      ),
    }),
  }),
}
