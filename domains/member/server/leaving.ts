import { randomUUID } from 'node:crypto'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { giveSid, newVisitorSid } from '@sillage/server-kit/sessions.ts'
import { personalData } from '../../personal-data.ts'
import type { Person } from '../../personal-data-shape.ts'
import { lockAccount } from './account-lock.ts'
import { hasPassword, provePassword } from './account-proof.ts'
import { toPerson } from './download.ts'
import { forgetGoodbyes, goodbyeEmail } from './leaving-email.ts'
import { dropOutdatedRecords, keepRecord } from './retained-records.ts'
import { dropFreeIds, retireId } from './retired-id.ts'

type Form = { mb_password: string; reason: string }

/** Ends an account: what the law keeps is put apart, everything else is gone when the transaction is. */
export async function leave(ctx: Context, { mb_password, reason }: Form) {
  await proveWill(ctx, mb_password)
  await ctx.transaction(async (ctx) => {
    await eraseMember(ctx, await lockAccount(ctx), reason)
  })
  giveSid(ctx, newVisitorSid())
  ctx.setCookie({ name: 'cart_key', value: null })
  return { message: '탈퇴했어요. 그동안 함께해 주셔서 고마워요.' }
}

type Member = Parameters<typeof toPerson>[0] & { lang: 'kr' | 'en' }

/** Within the transaction that has locked the member. Answers the pseudonym that stands for them from now on. */
export async function eraseMember(ctx: Context, member: Member, reason: string) {
  const person = toPerson(member)
  await refuseWhileOpen(ctx, person)
  if (reason !== '') await keepRecord(ctx, 'complaint', person, { reason_for_leaving: reason })
  for (const part of personalData) await part.erase(ctx, person)
  await retireId(ctx, person.mb_id)
  // After erasing, which deletes messages to this address from the outbox; its subject is random and identifies no
  // person.
  await post(ctx, {
    template: goodbyeEmail,
    subject: `departure:${randomUUID()}`,
    transition: 'left',
    recipient: person.mb_email,
    lang: member.lang,
    payload: { mb_name: person.mb_name },
  })
  return person.pseudonym
}

/** A member who signs in through a linked account only has no password, and types the id instead. */
async function proveWill(ctx: Context, typed: string) {
  if (await hasPassword(ctx)) return provePassword(ctx, { field: 'mb_password', password: typed })
  if (typed !== requireMember(ctx).mb_id) throw invalid('mb_password', '아이디를 똑같이 입력해 주세요.')
}

async function refuseWhileOpen(ctx: Context, person: Person) {
  for (const { open } of personalData) {
    const reason = await open?.(ctx, person)
    if (reason) throw new Problem(422, reason, { code: 'still_open' })
  }
}

/** Daily: deletes what was stored for a limited time that has passed. */
export async function forgetDeparted(ctx: Context) {
  await dropOutdatedRecords(ctx)
  await dropFreeIds(ctx)
  await forgetGoodbyes(ctx)
}
