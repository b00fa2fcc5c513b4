import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'
import { AuditEvent } from '../audit/contract.ts'
import { staffWith } from '../audit/permissions.ts'
import { leastDays } from './rules.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '시각을 10:00처럼 적어 주세요.')
const pointMessage = '적립금을 확인해 주세요.'
const points = z.int(pointMessage).min(0, pointMessage).max(1_000_000, pointMessage)
const percentMessage = '적립률은 0에서 20% 사이로, 0.1% 단위로 적어 주세요.'
const percent = z.number(percentMessage).min(0, percentMessage).max(20, percentMessage).multipleOf(0.1, percentMessage)
const dayMessage = '일수를 확인해 주세요.'
const days = z.int(dayMessage).min(1, dayMessage).max(365, dayMessage)
const monthMessage = '적립금 유효 기간은 1개월에서 60개월 사이로 정해 주세요.'
const depositMessage = '입금 기한은 1일에서 14일 사이로 정해 주세요.'
const depositDays = z.int(depositMessage).min(1, depositMessage).max(14, depositMessage)

const RulesForm = z.object({
  care_opens: time,
  care_lunch: time,
  care_after_lunch: time,
  care_closes: time,
  answer_hours: z.int('시간을 확인해 주세요.').min(1, '시간을 확인해 주세요.').max(72, '시간을 확인해 주세요.'),
  points_welcome: points,
  points_review: points,
  points_photo_review: points,
  points_minimum: points.multipleOf(10, '적립금은 10원 단위로 정해 주세요.'),
  percent_general: percent,
  percent_silver: percent,
  percent_gold: percent,
  points_months: z.int(monthMessage).min(1, monthMessage).max(60, monthMessage),
  deposit_days: depositDays,
  guest_deposit_days: depositDays,
  confirm_days: days.max(90, dayMessage),
  withdrawal_days: days.min(leastDays.withdrawal, '법으로 7일보다 짧게 정할 수 없어요.'),
  fault_days: days.min(leastDays.fault, '법으로 90일보다 짧게 정할 수 없어요.'),
  late_days: days,
})

/** Hours come one after the other, and a picture is worth at least what words are. */
export const ShopRules = RulesForm.refine(
  ({ care_opens, care_lunch, care_after_lunch, care_closes }) =>
    care_opens < care_closes &&
    care_opens <= care_lunch &&
    care_lunch <= care_after_lunch &&
    care_after_lunch <= care_closes,
  { path: ['care_closes'], message: '상담 시간의 순서를 확인해 주세요.' },
)
  .refine(({ points_review, points_photo_review }) => points_photo_review >= points_review, {
    path: ['points_photo_review'],
    message: '사진 리뷰의 적립금은 글 리뷰보다 적을 수 없어요.',
  })
  .refine(({ guest_deposit_days, deposit_days }) => guest_deposit_days <= deposit_days, {
    path: ['guest_deposit_days'],
    message: '비회원의 입금 기한은 회원보다 길 수 없어요.',
  })
  .refine(({ confirm_days, withdrawal_days }) => confirm_days >= withdrawal_days, {
    path: ['confirm_days'],
    message: '자동 구매 확정은 단순 변심 반품 기간보다 빠를 수 없어요.',
  })
  .meta({ id: 'ShopRules' })

const version = z.int().min(0)
const staff = staffWith('settings')

/** What a shop decides for itself: hours of customer care, points and claims. */
export const shopRules = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/shop-rules',
    summary: '상담 시간과 적립, 반품 기준',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['shop-rules'] },
    reply: RulesForm,
  }),
  edit: endpoint({
    method: 'GET',
    path: '/api/v1/staff/shop-rules',
    summary: '가게 설정과 바뀐 기록',
    access: staff,
    /** Version 0: nothing was saved yet. */
    reply: z.object({ version, rules: RulesForm, history: z.array(AuditEvent) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/shop-rules',
    summary: '가게 설정 바꾸기',
    access: staff,
    body: z.object({ based_on: version, rules: ShopRules }),
    reply: z.object({ version, rules: RulesForm }),
  }),
}
