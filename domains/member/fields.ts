import { z } from 'zod'
import { accountRules, consentDocuments, consentRules } from './words.ts'

/** The fields of an account as forms send them. Rules that depend on the country are checked by `checkPerson`. */
export const mb_id = z
  .string()
  .trim()
  .toLowerCase()
  .regex(accountRules.id_pattern, '아이디는 영문 소문자로 시작하는 4~20자의 영문, 숫자, _ 만 쓸 수 있어요.')
export const password = z
  .string()
  .min(accountRules.password_min, '비밀번호는 10자 이상이어야 해요.')
  .max(accountRules.password_max, '비밀번호가 너무 길어요.')
export const mb_name = z
  .string()
  .trim()
  .min(1, '이름을 입력해 주세요.')
  .max(accountRules.name_max, '이름이 너무 길어요.')
export const mb_hp = z.string().trim().max(20, '휴대전화 번호를 확인해 주세요.')
export const mb_email = z
  .string()
  .trim()
  .max(120, '메일 주소를 확인해 주세요.')
  .pipe(z.email('메일 주소를 확인해 주세요.'))
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, '나라를 골라 주세요.')
  .default('KR')
export const place = {
  mb_zip: z.string().trim().max(12, '우편번호를 확인해 주세요.').default(''),
  mb_addr1: z.string().trim().max(200, '주소가 너무 길어요.').default(''),
  mb_addr2: z.string().trim().max(200, '주소가 너무 길어요.').default(''),
  mb_city: z.string().trim().max(100, '주소가 너무 길어요.').default(''),
  mb_state: z.string().trim().max(100, '주소가 너무 길어요.').default(''),
}
export const proof_id = z.uuid('휴대전화 번호를 인증해 주세요.')

type Phone = { country: string; mb_hp: string }
type Person = Phone & { mb_name: string }
type Refuse<Field extends string> = (field: Field, message: string) => void

/** One number, one spelling: 010-1234-5678 for Korean ones, however they were written, +14155550123 for all others. */
export function normalHp({ country, mb_hp }: Phone) {
  const digits = mb_hp.replaceAll(/[\s().-]/g, '')
  const korean = country === 'KR' || digits.startsWith('+82') ? digits.replace(/^\+820?/, '0') : undefined
  return korean?.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3') ?? digits
}

export function checkPhone({ country, mb_hp }: Phone, refuse: Refuse<'mb_hp'>) {
  const normal = normalHp({ country, mb_hp })
  if (/^01[016789]-\d{3,4}-\d{4}$/.test(normal)) return
  if (country === 'KR') refuse('mb_hp', '휴대전화 번호를 확인해 주세요.')
  else if (!/^\+(?!82)[1-9]\d{6,14}$/.test(normal))
    refuse('mb_hp', '국가 번호를 붙여 +로 시작하는 휴대전화 번호를 입력해 주세요.')
}

/** Korean names and numbers follow Korean rules; elsewhere a name may be any letters and a number begins with +. */
export function checkPerson({ mb_name, ...phone }: Person, refuse: Refuse<'mb_name' | 'mb_hp'>) {
  const emails = phone.country === 'KR' ? /^[가-힣a-zA-Z .·-]{2,40}$/u : /^[\p{L}\p{M} .,'’-]{1,40}$/u
  if (!emails.test(mb_name)) refuse('mb_name', '이름을 확인해 주세요.')
  checkPhone(phone, refuse)
}

const required = consentDocuments.filter((document) => consentRules[document].required)

/** What was ticked, each document by itself. No one joins without the required ones. */
export const consents = z.partialRecord(z.enum(consentDocuments), z.boolean()).superRefine((given, { addIssue }) => {
  for (const document of required)
    if (given[document] !== true) addIssue({ code: 'custom', path: [document], message: '필수 항목에 동의해 주세요.' })
})
