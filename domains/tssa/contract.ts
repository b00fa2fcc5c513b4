import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { offerLimits } from '../catalog/words.ts'
import { ClassSession } from '../course/fields.ts'
import { lineStates } from '../order/words.ts'

/** Seats that a member has booked in one class. */
export const Booking = z
  .object({
    /** The order line they were bought with. */
    id: z.int(),
    order_id: z.int(),
    order_no: z.string(),
    product_id: z.int(),
    name: z.string(),
    name_en: z.string(),
    quantity: z.int(),
    state: z.enum(lineStates),
    /** Null where its dates are not set yet. */
    session: z
      .object({
        starts_at: Instant,
        /** It meets once a week. */
        weeks: z.int(),
        minutes: z.int(),
        studio: z.string(),
        studio_en: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Booking' })
export type Booking = z.output<typeof Booking>

export const tssa = {
  bookings: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/bookings',
    summary: '내가 신청한 수업',
    access: 'owner',
    query: pageQuery({ sort: ['starts_at'], per_page: 10 }),
    reply: pageOf(Booking),
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/sessions',
    summary: '곧 시작하는 수업',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['tssa', 'products'] },
    query: z.object({
      limit: z.coerce.number().int().min(1).max(offerLimits.values).default(3),
      /** Of one course only. */
      product_id: Id.optional(),
    }),
    reply: z.array(ClassSession),
  }),
}

/** What staff do with classes. */
export const tssaDesk = {
  nameEvent: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/tssa/sessions/:id/event',
    summary: '수업 일정에 카카오 톡캘린더 공개 일정을 잇기',
    access: staffWith('classes'),
    params: z.object({ id: Id }),
    body: z.object({
      event_id: z
        .string()
        .trim()
        .min(1, '일정 번호를 적어 주세요. 비우려면 null을 보내 주세요.')
        .max(100, '일정 번호는 100자까지예요.')
        .nullable(),
    }),
    reply: z.object({ id: z.int(), event_id: z.string().nullable() }),
  }),
}
