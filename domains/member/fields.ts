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
}
export const proof_id = z.uuid('휴대전화 번호를 인증해 주세요.')

type Person = { country: string; mb_name: string; mb_hp: string }
type Refuse = (field: 'mb_name' | 'mb_hp', message: string) => void

/** Korean names and numbers follow Korean rules; elsewhere a name may be any letters and a number begins with +. */
export function checkPerson({ country, mb_name, mb_hp }: Person, refuse: Refuse) {
  const korean = country === 'KR'
  if (!(korean ? /^[가-힣a-zA-Z .·-]{2,40}$/u : /^[\p{L}\p{M} .,'’-]{1,40}$/u).test(mb_name))
    refuse('mb_name', '이름을 확인해 주세요.')
  const digits = mb_hp.replaceAll(/[\s()-]/g, '')
  if (!(korean ? /^01[016789]\d{7,8}$/ : /^\+[1-9]\d{6,14}$/).test(digits))
    refuse(
      'mb_hp',
      korean ? '휴대전화 번호를 확인해 주세요.' : '국가 번호를 붙여 +로 시작하는 휴대전화 번호를 입력해 주세요.',
    )
}

const required = consentDocuments.filter((document) => consentRules[document].required)

/** What was ticked, each document apart. Without the required ones nobody joins. */
export const consents = z.partialRecord(z.enum(consentDocuments), z.boolean()).superRefine((given, { addIssue }) => {
  for (const document of required)
    if (given[document] !== true) addIssue({ code: 'custom', path: [document], message: '필수 항목에 동의해 주세요.' })
})
