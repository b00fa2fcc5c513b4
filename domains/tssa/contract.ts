import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { Prices } from '../catalog/contract.ts'

export const ClassSession = z
  .object({
    id: z.int(),
    product_id: z.int(),
    /** What its seats are sold as; null where it cannot be bought by itself. */
    variant_id: z.int().nullable(),
    title: z.string(),
    title_en: z.string(),
    weeks: z.int(),
    studio: z.string(),
    studio_en: z.string(),
    starts_at: Instant,
    seats_left: z.int(),
    price: Prices,
  })
  .meta({ id: 'ClassSession' })
export type ClassSession = z.output<typeof ClassSession>

export const tssa = {
  upcoming: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/sessions',
    summary: '곧 시작하는 수업',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['tssa', 'products'] },
    query: z.object({
      limit: z.coerce.number().int().min(1).max(20).default(3),
      /** Of one course only. */
      product_id: Id.optional(),
    }),
    reply: z.array(ClassSession),
  }),
}
