import { endpoint } from '@sillage/kit/endpoint.ts'
import { Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { checkPerson, consents, country, mb_email, mb_hp, mb_id, mb_name, password, place, proof_id } from './fields.ts'
import { redirectTarget } from './redirect-target.ts'

/** A visitor's key to an unfinished sign-in; the shop stores its hash. */
const token = z.string().regex(/^[\w-]{20,100}$/, '카카오 로그인을 다시 시작해 주세요.')

/** What the provider said about a person who is no member yet: enough to recognise oneself, and to fill in a form. */
export const KakaoProfile = z
  .object({
    nickname: z.string(),
    /** Masked, and only an address the provider has verified; empty without one. */
    email: z.string(),
    name: z.string(),
    hp: z.string(),
  })
  .meta({ id: 'KakaoProfile' })
export type KakaoProfile = z.output<typeof KakaoProfile>

/** The shop's app at Kakao as pages use it: its key, which is no secret, and the shop's channel. */
export const Messenger = z
  .object({
    key: z.string(),
    channel: z.string().nullable(),
    /** Where the emulator of its services is, if one is used. */
    emulator: z.string().nullable(),
    /** What the operator has set otherwise of its addresses and words (KAKAO_HOSTS). */
    hosts: z.record(z.string(), z.string()),
    /** Whether members can prove who they are. */
    certification: z.boolean(),
  })
  .meta({ id: 'Messenger' })
export type Messenger = z.output<typeof Messenger>

const signedIn = z.object({ status: z.literal('signed_in'), redirect: z.string() })
const choice = z.object({ status: z.literal('choose'), step: z.string(), profile: KakaoProfile })

/** Signing in with an account at Kakao. */
export const kakao = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/auth/kakao',
    summary: '카카오 로그인과 카카오톡 공유를 쓸 수 있는지',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['kakao'] },
    reply: z.object({ available: z.boolean(), messenger: Messenger.nullable() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/auth/kakao',
    summary: '카카오 로그인 시작',
    access: 'anyone',
    body: z.object({
      purpose: z.enum(['sign_in', 'link']),
      redirect: z
        .string()
        .max(500)
        .default('')
        .transform((wanted) => redirectTarget(wanted)),
      /** Needed for linking: a permanent link is made by the member in person, not by a stranger at their screen. */
      mb_password: z.string().max(200, '비밀번호를 확인해 주세요.').default(''),
    }),
    reply: z.object({ url: z.string() }),
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/v1/auth/kakao/callback',
    summary: '카카오에서 돌아오기',
    access: 'anyone',
    body: z.object({
      state: token,
      code: z.string().min(1).max(1000).optional(),
      error: z.string().max(200).optional(),
    }),
    reply: z.discriminatedUnion('status', [
      signedIn,
      choice,
      z.object({ status: z.literal('linked'), redirect: z.string() }),
      z.object({ status: z.literal('cancelled'), redirect: z.string() }),
    ]),
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/v1/auth/kakao/step',
    summary: '카카오 로그인 이어 하기',
    access: 'anyone',
    body: z.object({ step: token }),
    reply: choice,
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/v1/auth/kakao/connect',
    summary: '쓰던 아이디에 카카오 연결',
    access: 'anyone',
    body: z.object({
      step: token,
      mb_id: z.string().trim().toLowerCase().min(1, '아이디를 입력해 주세요.').max(20, '아이디를 확인해 주세요.'),
      mb_password: z.string().min(1, '비밀번호를 입력해 주세요.').max(200, '비밀번호를 확인해 주세요.'),
    }),
    reply: signedIn,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/auth/kakao/join',
    summary: '카카오로 회원 가입',
    access: 'anyone',
    body: z
      .object({
        step: token,
        mb_id,
        mb_name,
        mb_hp,
        proof_id,
        country,
        ...place,
        consents,
        /** Without one, the address the provider has verified. */
        mb_email: mb_email.optional(),
        mb_password: password.optional(),
        mb_password_confirmation: z.string().optional(),
      })
      .superRefine((form, { addIssue }) => {
        checkPerson(form, (field, message) => addIssue({ code: 'custom', path: [field], message }))
        if (form.mb_password !== undefined && form.mb_password !== form.mb_password_confirmation)
          addIssue({ code: 'custom', path: ['mb_password_confirmation'], message: '비밀번호가 서로 달라요.' })
      }),
    reply: z.discriminatedUnion('status', [
      signedIn,
      Message.extend({ status: z.literal('mail_sent'), mb_email: z.string() }),
    ]),
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/kakao',
    summary: '카카오 연결 끊기',
    access: 'owner',
    reply: Message,
  }),
  prepareCertification: endpoint({
    method: 'POST',
    path: '/api/v1/auth/kakao/certification/prepare',
    summary: '카카오톡 본인 확인 준비',
    access: 'member',
    /** What the provider's window is opened with: good for one signature. */
    reply: z.object({ tx_id: z.string(), token: z.string() }),
  }),
  certify: endpoint({
    method: 'POST',
    path: '/api/v1/auth/kakao/certification',
    summary: '카카오톡으로 본인 확인',
    access: 'member',
    /** The number under which the member has signed; what it is worth the provider says. */
    body: z.object({ tx_id: z.string().regex(/^[\w-]{8,100}$/, '본인 확인을 다시 해 주세요.') }),
    reply: Message,
  }),
  forgetCertification: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/kakao/certification',
    summary: '본인 확인 지우기',
    access: 'owner',
    reply: Message,
  }),
}
