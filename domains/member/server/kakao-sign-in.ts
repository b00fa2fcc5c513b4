import type { HandlerInput, HandlerReply } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { limit } from '../../rate-limits.ts'
import type { kakao as contract } from '../kakao-contract.ts'
import { lockAccount } from './account-lock.ts'
import { hasPassword, provePassword } from './account-proof.ts'
import { addLink, findLinkedMember } from './kakao-link.ts'
import type { Kakao, KakaoPerson } from './kakao-provider.ts'
import { arrive, findChoice, leaveFor, openChoice } from './kakao-step.ts'
import { enter } from './sign-in.ts'

type Wish = HandlerInput<typeof contract.start>['body']
type Return = HandlerInput<typeof contract.comeBack>['body']
type Outcome = HandlerReply<typeof contract.comeBack>

/** Begins a sign-in at Kakao, to sign in or to link the present member's account. */
export async function startKakao(ctx: Context, kakao: Kakao, { purpose, redirect, mb_password }: Wish) {
  await limit(ctx, 'sign-in.kakao')
  if (purpose === 'link' && (await hasPassword(ctx)))
    await provePassword(ctx, { field: 'mb_password', password: mb_password })
  await kakao.knock(ctx)
  return { url: kakao.authorizeUrl(await leaveFor(ctx, { purpose, redirect })) }
}

/** The state is spent before Kakao is asked: whatever fails after it, the visitor begins again and nothing is half done. */
export async function comeBack(ctx: Context, kakao: Kakao, { state, code, error }: Return): Promise<Outcome> {
  const { purpose, redirect, nonce } = await arrive(ctx, state)
  if (error === 'access_denied') return { status: 'cancelled', redirect: purpose === 'link' ? redirect : '/login' }
  if (!code) throw new Problem(422, '카카오에서 로그인하지 못했어요. 다시 시도해 주세요.', { code: 'kakao_refused' })
  const person = await kakao.findPerson(ctx, { code, nonce })
  if (purpose === 'link') {
    await linkPresentMember(ctx, person)
    return { status: 'linked', redirect }
  }
  const member = await findLinkedMember(ctx, person.provider_id)
  if (!member) return showChoice(ctx, await openChoice(ctx, { purpose, redirect }, person))
  await enter(ctx, member)
  return { status: 'signed_in', redirect }
}

const linkPresentMember = (ctx: Context, person: KakaoPerson) =>
  ctx.transaction(async (ctx) => {
    const { mb_id } = await lockAccount(ctx)
    await addLink(ctx, mb_id, person)
  })

/** What a visitor chooses by, also after a reload. */
export async function showChoice(ctx: Context, step: string) {
  const { nickname, email, name, hp } = (await findChoice(ctx, step)).profile
  return { status: 'choose' as const, step, profile: { nickname, email: maskMail(email), name, hp } }
}

/** jiwoo@kakao.example → ji***@kakao.example */
export const maskMail = (email: string) => email.replace(/^(.{1,2}).*@/, '$1***@')
