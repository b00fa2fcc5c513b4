import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import {
  checkPerson,
  checkPhone,
  consents,
  country,
  mb_email,
  mb_hp,
  mb_id,
  mb_name,
  password,
  place,
  proof_id,
} from './fields.ts'
import { accountRules } from './words.ts'

export const token = z.string().regex(/^[\w-]{20,100}$/, '링크가 올바르지 않아요.')
const differ = '비밀번호가 서로 달라요.'

/** The steps to an account, and back into a lost one. No answer reveals whether an account exists. */
export const joining = {
  checkId: endpoint({
    method: 'POST',
    path: '/api/v1/register/check-id',
    summary: '아이디 중복 확인',
    access: 'anyone',
    body: z.object({ mb_id }),
    reply: z.object({ mb_id: z.string(), free: z.boolean() }),
  }),
  askPhoneCode: endpoint({
    method: 'POST',
    path: '/api/v1/phone-code',
    summary: '휴대전화 인증번호 받기',
    access: 'anyone',
    body: z.object({ mb_hp, country }).superRefine((form, { addIssue }) => {
      checkPhone(form, (field, message) => addIssue({ code: 'custom', path: [field], message }))
    }),
    reply: z.object({ proof_id: z.uuid(), expires_at: Instant, message: z.string() }),
  }),
  provePhone: endpoint({
    method: 'POST',
    path: '/api/v1/phone-code/confirm',
    summary: '휴대전화 인증번호 확인',
    access: 'anyone',
    body: z.object({
      proof_id,
      code: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${accountRules.phone_code_digits}}$`), '인증번호 6자리를 입력해 주세요.'),
    }),
    reply: z.object({ proof_id: z.uuid(), mb_hp: z.string(), message: z.string() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/register',
    summary: '회원 가입',
    access: 'anyone',
    body: z
      .object({
        mb_id,
        mb_password: password,
        mb_password_confirmation: z.string(),
        mb_name,
        mb_hp,
        proof_id,
        mb_email,
        country,
        ...place,
        consents,
      })
      .superRefine((form, { addIssue }) => {
        checkPerson(form, (field, message) => addIssue({ code: 'custom', path: [field], message }))
        if (form.mb_password !== form.mb_password_confirmation)
          addIssue({ code: 'custom', path: ['mb_password_confirmation'], message: differ })
      }),
    reply: Message,
  }),
  proveMail: endpoint({
    method: 'POST',
    path: '/api/v1/mail-proof',
    summary: '메일 주소 인증',
    access: 'anyone',
    body: z.object({ token }),
    reply: Message.extend({ mb_id: z.string() }),
  }),
  sendMailAgain: endpoint({
    method: 'POST',
    path: '/api/v1/mail-proof/again',
    summary: '인증 메일 다시 받기',
    access: 'anyone',
    body: z.object({ mb_id }),
    reply: Message,
  }),
  forgetId: endpoint({
    method: 'POST',
    path: '/api/v1/forget_id',
    summary: '아이디 찾기',
    access: 'anyone',
    body: z.object({ mb_email }),
    reply: Message,
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/forget_password',
    summary: '비밀번호 찾기',
    access: 'anyone',
    body: z.object({ mb_id, mb_email }),
    reply: Message,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/reset_password',
    summary: '비밀번호 다시 정하기',
    access: 'anyone',
    body: z
      .object({ token, password, password_confirmation: z.string() })
      .refine((form) => form.password === form.password_confirmation, {
        path: ['password_confirmation'],
        message: differ,
      }),
    reply: Message,
  }),
}
