import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Message, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { bilingual } from '../catalog/fields.ts'
import { roles } from './model.ts'
import { additiveKinds, flames, waxKinds, wickKinds, wickLimits } from './words.ts'

const { diameter_mm, load, pool_mm } = wickLimits
/** Addresses and forms with a picture carry texts. */
const setup = {
  diameter_mm: z.coerce
    .number('안지름을 숫자로 적어 주세요.')
    .int('안지름을 숫자로 적어 주세요.')
    .min(diameter_mm.min, '안지름은 40 mm에서 130 mm 사이로 적어 주세요.')
    .max(diameter_mm.max, '안지름은 40 mm에서 130 mm 사이로 적어 주세요.'),
  wax: z.enum(waxKinds),
  load: z.coerce
    .number('향의 양을 숫자로 적어 주세요.')
    .int('향의 양을 숫자로 적어 주세요.')
    .min(load.min)
    .max(load.max, '향의 양은 12%까지 적을 수 있어요.'),
  additive: z.enum(additiveKinds),
}

/** A wick that is sold, as a shopper knows it. */
const sold = {
  variant_id: z.int(),
  product_id: z.int(),
  ...bilingual,
  option_name: z.string(),
  option_name_en: z.string(),
  kind: z.enum(wickKinds),
}

const Candidate = z
  .object({
    ...sold,
    picture: Picture.nullable(),
    role: z.enum(roles),
    /** How wide the wax is melted after two hours. */
    pool_mm: z.int(),
    /** Percent. */
    confidence: z.int(),
    good: z.int(),
    tested: z.int(),
    amount: z.int(),
    sold_out: z.boolean(),
    /** Pictures of burns nearby that staff have looked at. */
    photos: z.array(z.uuid()),
  })
  .meta({ id: 'WickCandidate' })
export type Candidate = z.output<typeof Candidate>

export const WickAdvice = z
  .object({
    /** How many wicks the vessel takes. */
    count: z.int(),
    currency: z.enum(['krw', 'usd']),
    wicks: z.array(Candidate),
    /** What the advice rests on. */
    data: z.object({ wicks: z.int(), burns: z.int() }),
  })
  .meta({ id: 'WickAdvice' })
export type WickAdvice = z.output<typeof WickAdvice>

const burn = {
  variant_id: z.int(),
  diameter_mm: z.int(),
  wax: z.enum(waxKinds),
  load: z.int(),
  additive: z.enum(additiveKinds),
  pool_mm: z.int(),
  flame: z.enum(flames),
  has_soot: z.boolean(),
  note: z.string(),
}
export const BurnResult = z
  .object({
    id: z.int(),
    ...burn,
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    /** Full pool, steady flame, no soot. */
    is_good: z.boolean(),
    photo: z.uuid().nullable(),
    /** Why it does not count; null where it does. */
    hidden_reason: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'BurnResult' })
export type BurnResult = z.output<typeof BurnResult>

const path = '/api/v1/burn-results'

/** Which wick a candle needs, and what came of trying. */
export const wick = {
  advice: endpoint({
    method: 'GET',
    path: '/api/v1/wicks/advice',
    summary: '용기와 왁스에 맞는 심지',
    access: 'anyone',
    query: z.object({ ...setup, kind: z.enum(wickKinds).optional() }),
    reply: WickAdvice,
  }),
  mine: endpoint({
    method: 'GET',
    path,
    summary: '내가 적은 태우기 결과',
    access: 'owner',
    reply: z.array(BurnResult),
  }),
  /** Under the same key the same result. */
  report: endpoint({
    method: 'POST',
    path,
    summary: '태우기 결과 적기',
    access: 'owner',
    body: z.object({
      request_key: z.uuid(),
      ...setup,
      variant_id: z.coerce.number('심지를 골라 주세요.').int().min(1, '심지를 골라 주세요.').max(2_147_483_647),
      pool_mm: z.coerce
        .number('녹은 지름을 숫자로 적어 주세요.')
        .int('녹은 지름을 숫자로 적어 주세요.')
        .min(pool_mm.min, '녹은 지름을 적어 주세요.')
        .max(pool_mm.max, '녹은 지름을 확인해 주세요.'),
      flame: z.enum(flames),
      has_soot: z.stringbool().or(z.boolean()),
      note: z.string().trim().max(wickLimits.note, '300자까지 쓸 수 있어요.').default(''),
    }),
    files: { photo: { max: 1, mb: wickLimits.photo_mb, kinds: ['image'] } },
    reply: BurnResult,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:burn_id`,
    summary: '내 태우기 결과 지우기',
    access: 'owner',
    params: z.object({ burn_id: Id }),
    reply: Message,
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/v1/burn-photos/:id',
    summary: '태우기 사진 (확인한 것만)',
    access: 'anyone',
    sends: 'file',
    params: z.object({ id: z.uuid() }),
    reply: FileContent,
  }),
}
