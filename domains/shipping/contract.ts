import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'

const text = (max: number) => z.string().trim().min(1, '이름을 적어 주세요.').max(max, '이름이 너무 길어요.')
const amount = z.int('금액을 확인해 주세요.').min(0, '금액을 확인해 주세요.').max(10_000_000, '금액을 확인해 주세요.')
const zip = z.string().regex(/^\d{5}$/, '우편번호는 숫자 다섯 자리로 적어 주세요.')
// As long as the code of a dong or of a building, which decide nothing.
const isOtherCode = (code: string) => /^\d{8,25}$/.test(code)
const notByCode = '동 코드나 건물 번호는 쓸 수 없어요. 우편번호 다섯 자리로 적어 주세요.'
const listed = z.string().superRefine((code, check) => {
  if (isOtherCode(code)) check.addIssue({ code: 'custom', message: notByCode })
  else if (!zip.safeParse(code).success)
    check.addIssue({ code: 'custom', message: '우편번호는 숫자 다섯 자리로 적어 주세요.' })
})
const zips = z.array(listed).max(2_000).readonly()
const country = z.string().regex(/^[A-Z]{2}$/, '나라를 골라 주세요.')
const grams = z.int('무게를 확인해 주세요.').min(500, '무게를 확인해 주세요.').max(100_000, '무게를 확인해 주세요.')

const FarRegion = z
  .object({
    name: text(60),
    name_en: text(60),
    zip_from: zip,
    zip_to: zip,
    extra_krw: amount,
    extra_usd: amount,
    include: zips,
    exclude: zips,
  })
  .refine(({ zip_from, zip_to }) => zip_from <= zip_to, {
    path: ['zip_to'],
    message: '끝 우편번호가 시작보다 앞이에요.',
  })

const EmsZone = z.object({
  name: text(100),
  name_en: text(100),
  countries: z.array(country).min(1, '나라를 골라 주세요.').max(250).readonly(),
  first_krw: amount,
  step_krw: amount,
  first_usd: amount,
  step_usd: amount,
  max_g: grams,
})

/** What a parcel within the country costs, and when it leaves the house. */
const HomeRules = z.object({
  fee_krw: amount,
  free_from_krw: amount,
  fee_usd: amount,
  free_from_usd: amount,
  cut_off: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '마감 시간을 14:00처럼 적어 주세요.'),
  holidays: z.array(z.iso.date('휴무일을 확인해 주세요.')).max(400).readonly(),
})

/** What sending costs. Of regions that share a postcode the first holds; a country stands in one zone. */
export const ShippingRules = HomeRules.extend({
  far_regions: z.array(FarRegion).max(300).readonly(),
  ems_zones: z.array(EmsZone).max(30).readonly(),
})
  .superRefine(({ ems_zones }, check) => {
    const seen = new Set<string>()
    for (const [at, { countries }] of ems_zones.entries())
      for (const each of countries) {
        if (seen.has(each))
          check.addIssue({
            code: 'custom',
            path: ['ems_zones', at, 'countries'],
            message: '두 구역에 있는 나라가 있어요.',
          })
        seen.add(each)
      }
  })
  .meta({ id: 'ShippingRules' })

const Cost = z.object({
  /** What the parcel costs, and what a far region adds to it. */
  fee: z.int(),
  extra: z.int(),
  amount: z.int(),
  /** From which sum on the parcel is free; null where it never is. */
  free_from: z.int().nullable(),
  region: z.object({ name: z.string(), name_en: z.string() }).nullable(),
  /** Why it cannot be sent. */
  refused: z.enum(['country', 'weight']).nullable(),
})
export type Cost = z.output<typeof Cost>

const Version = z.object({
  /** Null for what the shop started with. */
  id: z.int().nullable(),
  note: z.string(),
  staff_id: z.string().nullable(),
  created_at: Instant.nullable(),
})

const StaffShipping = z.object({
  rules: ShippingRules,
  /** What an older version named in its lists that is no postcode, by region: it is left out of the rules. */
  matches_nothing: z.array(
    z.object({
      name: z.string(),
      name_en: z.string(),
      include: z.array(z.string()).readonly(),
      exclude: z.array(z.string()).readonly(),
    }),
  ),
  versions: z.array(Version),
})
export type StaffShipping = z.output<typeof StaffShipping>

const staff = staffWith('shipping')
const shared = { cache: { audience: 'everyone', tags: ['shipping'] } } as const

export const shipping = {
  rules: endpoint({
    method: 'GET',
    path: '/api/v1/shipping-rules',
    summary: '배송비 규정',
    access: 'anyone',
    ...shared,
    reply: ShippingRules,
  }),
  /** What every product page shows, without the lists of regions and zones. */
  fees: endpoint({
    method: 'GET',
    path: '/api/v1/shipping-fees',
    summary: '국내 기본 배송비와 출발 시간',
    access: 'anyone',
    ...shared,
    reply: HomeRules,
  }),
  cost: endpoint({
    method: 'GET',
    path: '/api/v1/shipping-cost',
    summary: '배송비 계산하기',
    access: 'anyone',
    ...shared,
    query: z
      .object({
        currency: Currency.default('krw'),
        /** Within Korea the postcode. */
        zip: zip.optional(),
        /** What is bought, after discounts: from a certain sum on the parcel is free. */
        goods_amount: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
        /** Abroad the country and the weight. */
        country: country.optional(),
        weight_g: z.coerce
          .number()
          .int()
          .min(1, '무게를 확인해 주세요.')
          .max(100_000, '무게를 확인해 주세요.')
          .optional(),
      })
      .refine(({ zip, country }) => zip || country, { path: ['zip'], message: '우편번호나 나라를 알려 주세요.' }),
    reply: Cost,
  }),
  staff: {
    /** What holds now, and what held before. */
    show: endpoint({
      method: 'GET',
      path: '/api/v1/staff/shipping-rules',
      summary: '배송비 규정과 이력',
      access: staff,
      reply: StaffShipping,
    }),
    /** What examples would cost with these rules, beside what they cost now. */
    preview: endpoint({
      method: 'POST',
      path: '/api/v1/staff/shipping-rules/preview',
      summary: '배송비 규정 미리 보기',
      access: staff,
      body: z.object({ rules: ShippingRules }),
      reply: z.object({
        rows: z.array(
          z.object({
            name: z.string(),
            currency: Currency,
            amount: z.int().nullable(),
            new_amount: z.int().nullable(),
          }),
        ),
      }),
    }),
    save: endpoint({
      method: 'POST',
      path: '/api/v1/staff/shipping-rules',
      summary: '배송비 규정 바꾸기',
      access: staff,
      body: z.object({
        rules: ShippingRules,
        note: z.string().trim().min(1, '바꾸는 이유를 적어 주세요.').max(500, '500자까지 쓸 수 있어요.'),
        /** The version these rules were made from: what someone else changed meanwhile is not overwritten. */
        based_on: z.int().nullable(),
      }),
      reply: StaffShipping,
    }),
  },
}
