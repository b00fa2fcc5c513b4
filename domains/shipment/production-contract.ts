import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { PersonalValue } from '../custom/personal-contract.ts'
import { lineStates } from '../order/words.ts'

const access = staffWith('orders')

export const ProductionLine = z
  .object({
    line_id: z.int(),
    order_id: z.int(),
    order_no: z.string(),
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    quantity: z.int(),
    state: z.enum(lineStates),
    personal: z.array(PersonalValue),
    paid_at: Instant.nullable(),
    /** The last working day on which it should be made; null where the product names none. */
    due_day: z.iso.date().nullable(),
  })
  .meta({ id: 'ProductionLine' })
export type ProductionLine = z.output<typeof ProductionLine>

/** What has been paid and is still to be made for its buyer. */
export const staffProduction = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/production',
    summary: '만들어야 할 맞춤 상품 (기한 순)',
    access,
    reply: z.object({ data: z.array(ProductionLine) }),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/v1/staff/production/:line_id/sheet',
    summary: '제작 지시서 PDF',
    access,
    params: z.object({ line_id: Id }),
    sends: 'file',
    reply: FileContent,
  }),
}
