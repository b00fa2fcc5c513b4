import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { SessionUser } from './user-contract.ts'

export const Session = z
  .object({
    user: SessionUser.nullable(),
    lang: z.enum(['kr', 'en']),
    currency: Currency,
    cart_key: z.string(),
    coupon_count: z.int(),
    notification_count: z.int(),
  })
  .meta({ id: 'Session' })
export type Session = z.output<typeof Session>

const lang = z.enum(['kr', 'ko', 'en']).transform((value) => (value === 'ko' ? 'kr' : value))

export const member = {
  loginCheck: endpoint({
    method: 'POST',
    path: '/api/v1/login-check',
    summary: '로그인 확인',
    access: 'anyone',
    xsrf: 'free',
    reply: Session,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v1/login',
    summary: '로그인',
    access: 'anyone',
    body: z.object({
      mb_id: z.string().trim().toLowerCase().min(1, '아이디를 입력해 주세요.').max(20, '아이디를 확인해 주세요.'),
      mb_password: z.string().min(1, '비밀번호를 입력해 주세요.').max(200, '비밀번호를 확인해 주세요.'),
    }),
    reply: SessionUser,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v1/logout',
    summary: '로그아웃',
    access: 'anyone',
    reply: Message,
  }),
  language: endpoint({
    method: 'POST',
    path: '/api/v1/language',
    summary: '언어와 통화 바꾸기',
    access: 'anyone',
    body: z.object({ lang, currency: Currency }).refine((pair) => (pair.lang === 'kr') === (pair.currency === 'krw'), {
      path: ['currency'],
      message: '언어와 통화가 서로 맞지 않아요.',
    }),
    reply: z.object({ lang: z.enum(['kr', 'en']), currency: Currency }),
  }),
}
