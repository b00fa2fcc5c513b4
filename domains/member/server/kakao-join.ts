import type { HandlerInput, HandlerReply } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { isTaken } from '@sillage/server-kit/violated.ts'
import type { kakao } from '../kakao-contract.ts'
import { addMember, refuseToJoin } from './joining.ts'
import { askMailProof } from './joining-mail.ts'
import { welcome } from './joining-welcome.ts'
import { addLink } from './kakao-link.ts'
import { findChoice, takeChoice } from './kakao-step.ts'
import { hashPassword } from './password.ts'
import { enter, proveMember } from './sign-in.ts'
import { refuseWeakPassword } from './weak-password.ts'

type Credentials = HandlerInput<typeof kakao.connect>['body']
type Form = HandlerInput<typeof kakao.join>['body']
type Joined = HandlerReply<typeof kakao.join>

/** Links what Kakao said to a member who proves with their password that it is them, and signs them in. */
export async function connectMember(ctx: Context, { step, ...credentials }: Credentials) {
  await findChoice(ctx, step)
  const member = await proveMember(ctx, credentials)
  return ctx.transaction(async (ctx) => {
    const { profile, redirect } = await takeChoice(ctx, step)
    await addLink(ctx, member.mb_id, profile)
    await enter(ctx, member)
    return { status: 'signed_in' as const, redirect }
  })
}

/** A new member. A mail that Kakao has verified is proved and opens the account at once; any other waits for its link. */
export async function joinWithKakao(ctx: Context, form: Form): Promise<Joined> {
  const { profile } = await findChoice(ctx, form.step)
  const mb_email = form.mb_email ?? profile.email
  if (mb_email === '') throw invalid('mb_email', '메일 주소를 입력해 주세요.')
  await refuseToJoin(ctx, form)
  if (form.mb_password !== undefined) refuseWeakPassword('mb_password', form.mb_password, form)
  const password_hash = form.mb_password === undefined ? '' : await hashPassword(form.mb_password)
  try {
    return await ctx.transaction((ctx) => join(ctx, { ...form, mb_email }, password_hash))
  } catch (error) {
    if (!isTaken(error)) throw error
    // Revealed only to a person who has proved that the mailbox is theirs.
    throw invalid('mb_email', '이 메일로 가입한 아이디가 있어요. 그 아이디에 카카오를 연결해 주세요.')
  }
}

async function join(ctx: Context, form: Form & { mb_email: string }, password_hash: string): Promise<Joined> {
  const { profile, redirect } = await takeChoice(ctx, form.step)
  const isProved = form.mb_email.toLowerCase() === profile.email.toLowerCase()
  const standing = isProved ? { state: 'active' as const, email_proved_at: ctx.now() } : { state: 'pending' as const }
  const member = await addMember(ctx, form, { password_hash, ...standing })
  await addLink(ctx, member.mb_id, profile)
  if (isProved) {
    await welcome(ctx, member)
    await enter(ctx, member)
    return { status: 'signed_in', redirect }
  }
  await askMailProof(ctx, member)
  const message = '가입 신청을 받았어요. 메일로 보낸 링크를 열면 가입이 끝나요.'
  return { status: 'mail_sent', mb_email: member.mb_email, message }
}
