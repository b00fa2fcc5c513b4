import { endpoint } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { policyKinds } from './policy-words.ts'

const line = (max = 120) => z.string().trim().max(max, '너무 길어요. 줄여 주세요.')
const needed = (max?: number) => line(max).min(1, '필수로 입력해 주세요.')

/** The last digit of a registration number follows from the nine before it. */
function isRegistration(number: string) {
  const digits = [...number.replaceAll('-', '')].map(Number)
  const weighed = [1, 3, 7, 1, 3, 7, 1, 3, 5].map((weight, at) => weight * (digits[at] ?? 0))
  const sum = weighed.reduce((all, one) => all + one, Math.floor(((digits[8] ?? 0) * 5) / 10))
  return digits[9] === (10 - (sum % 10)) % 10
}

const registration = z
  .string()
  .trim()
  .regex(/^\d{3}-\d{2}-\d{5}$/, '사업자등록번호를 000-00-00000 형식으로 적어 주세요.')
  .refine(isRegistration, '사업자등록번호를 확인해 주세요.')

export const Company = z
  .object({
    name: needed(),
    name_en: line().default(''),
    ceo: needed(40),
    ceo_en: line(60).default(''),
    registration,
    mail_order: line(60).default(''),
    address: needed(200),
    address_en: line(200).default(''),
    privacy_officer: needed(40),
    hosting: line().default(''),
    email: z.string().trim().max(120).pipe(z.email('메일 주소를 확인해 주세요.')),
    phone: z
      .string()
      .trim()
      .regex(/^[\d+-]{8,20}$/, '전화번호를 확인해 주세요.'),
    purchase_safety: line().default(''),
    bank: line(40).default(''),
    account: line(40).default(''),
  })
  .meta({ id: 'Company' })

/** Counts the changes: saving a form that was read before another change is refused. */
const version = z.int().min(0)

export const company = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/company',
    summary: '사업자 정보',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['company'] },
    reply: Company,
  }),
  edit: endpoint({
    method: 'GET',
    path: '/api/v1/staff/company',
    summary: '사업자 정보와 고친 횟수',
    access: staffWith('settings'),
    /** Version 0: nothing was saved yet. */
    reply: z.object({ version, company: Company.nullable() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/company',
    summary: '사업자 정보 저장',
    access: staffWith('settings'),
    body: z.object({ based_on: version, company: Company }),
    reply: z.object({ version, company: Company.nullable() }),
  }),
  publishTemplates: endpoint({
    method: 'POST',
    path: '/api/v1/staff/policies/templates',
    summary: '아직 없는 약관과 정책을 견본으로 올리기',
    access: staffWith('content'),
    body: z.object({}),
    reply: z.object({ published: z.array(z.enum(policyKinds)) }),
  }),
}
