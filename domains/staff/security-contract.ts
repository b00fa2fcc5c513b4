import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { anyStaff } from '../audit/permissions.ts'
import { factorKinds, proofMethods, signInSteps } from './security-words.ts'

const code = z.string().trim().min(6, '코드를 확인해 주세요.').max(20, '코드를 확인해 주세요.')
const name = z.string().trim().min(1, '이름을 적어 주세요.').max(60, '이름이 너무 길어요.')
/** What browser and server exchange for a passkey; its shape is the standard's and is checked by its library. */
const Exchange = z.record(z.string(), z.unknown())

const Codes = z.object({
  /** Shown once, when the first factor is set up or new ones are asked for; else empty. */
  recovery_codes: z.array(z.string()),
})

/**
 * How staff prove themselves. Open to members, because staff who have not given their second factor are members like all
 * others; someone who is not staff finds nothing here.
 */
export const staffSecurity = {
  step: endpoint({
    method: 'GET',
    path: '/api/v1/staff/sign-in',
    summary: '직원 로그인에 남은 단계',
    access: 'member',
    reply: z.object({
      step: z.enum(signInSteps),
      methods: z.array(z.enum(proofMethods)),
    }),
  }),
  /** Answers once the password or second factor was given lately: asked before a link is opened that needs it. */
  checkProof: endpoint({
    method: 'GET',
    path: '/api/v1/staff/proof',
    summary: '최근에 본인 확인을 했는지 보기',
    access: { ...anyStaff, proof: 'recent' },
    reply: z.object({}),
  }),
  proveCode: endpoint({
    method: 'POST',
    path: '/api/v1/staff/sign-in/code',
    summary: '인증 앱의 코드나 복구 코드로 본인 확인',
    access: 'member',
    body: z.object({ code }),
    reply: Message,
  }),
  provePassword: endpoint({
    method: 'POST',
    path: '/api/v1/staff/sign-in/password',
    summary: '비밀번호로 다시 본인 확인',
    access: 'member',
    body: z.object({ mb_password: z.string().min(1, '비밀번호를 입력해 주세요.').max(200) }),
    reply: Message,
  }),
  passkeyChallenge: endpoint({
    method: 'POST',
    path: '/api/v1/staff/sign-in/passkey-challenge',
    summary: '패스키로 본인 확인 시작',
    access: 'member',
    body: z.object({}),
    reply: z.object({ options: Exchange }),
  }),
  provePasskey: endpoint({
    method: 'POST',
    path: '/api/v1/staff/sign-in/passkey',
    summary: '패스키로 본인 확인',
    access: 'member',
    body: z.object({ response: Exchange }),
    reply: Message,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/staff/security',
    summary: '내 인증 수단',
    access: 'member',
    reply: z.object({
      factors: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(factorKinds),
          name: z.string(),
          created_at: Instant,
          used_at: Instant.nullable(),
        }),
      ),
      recovery_codes_left: z.int(),
    }),
  }),
  startTotp: endpoint({
    method: 'POST',
    path: '/api/v1/staff/security/totp',
    summary: '인증 앱 등록 시작',
    access: 'member',
    body: z.object({}),
    /** Shown until the first code was right, and never again. */
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/v1/staff/security/totp/confirm',
    summary: '인증 앱 등록 마치기',
    access: 'member',
    body: z.object({ code }),
    reply: Codes,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/staff/security/passkey-challenge',
    summary: '패스키 등록 시작',
    access: 'member',
    body: z.object({}),
    reply: z.object({ options: Exchange }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/staff/security/passkeys',
    summary: '패스키 등록 마치기',
    access: 'member',
    body: z.object({ name, response: Exchange }),
    reply: Codes,
  }),
  removeFactor: endpoint({
    method: 'DELETE',
    path: '/api/v1/staff/security/factors/:factor_id',
    summary: '인증 수단 지우기',
    access: 'member',
    params: z.object({ factor_id: z.uuid() }),
    reply: Message,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/v1/staff/security/recovery-codes',
    summary: '복구 코드 새로 받기',
    access: 'member',
    body: z.object({}),
    reply: Codes,
  }),
}
