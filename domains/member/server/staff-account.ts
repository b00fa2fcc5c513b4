import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { normalHp } from '../fields.ts'
import type { staffMembers } from '../staff-contract.ts'
import { refuseCertified, refuseWrong } from './account.ts'
import { collectPersonalData } from './download.ts'
import { sendResetTo } from './forgotten.ts'
import { eraseMember } from './leaving.ts'
import { lockMember, toRow } from './staff.ts'
import { subjectOf } from './subject.ts'
import { memberTable } from './tables.ts'

type Correction = HandlerInput<typeof staffMembers.change>['body']

/** Corrects what a member wrote. A phone number entered by staff is not verified. */
export function changeMember(ctx: Context, mb_id: string, { change, was }: Correction) {
  return ctx.transaction(async (ctx) => {
    const before = await lockMember(ctx, mb_id)
    for (const name of Object.keys(change) as (keyof typeof change)[])
      if (was[name] !== before[name])
        throw new Problem(409, '그사이 다른 사람이 고쳤어요. 다시 불러와 확인해 주세요.', { code: 'outdated' })
    const after = { ...before, ...change }
    refuseWrong(before, after)
    if (after.mb_name !== before.mb_name) await refuseCertified(ctx, before)
    const mb_hp = change.mb_hp === undefined ? before.mb_hp : normalHp(after)
    const hp_proved_at = mb_hp === before.mb_hp ? before.hp_proved_at : null
    await ctx.db
      .update(memberTable)
      .set({ ...change, mb_hp, hp_proved_at })
      .where(eq(memberTable.mb_id, mb_id))
    await writeAudit(ctx, { action: 'member.change', subject: subjectOf(mb_id), before, after: change })
    return toRow({ ...after, mb_hp })
  })
}

/** The link goes to the member's own address; a member who has not finished joining gets the email that proves it. */
export function sendReset(ctx: Context, mb_id: string) {
  return ctx.transaction(async (ctx) => {
    const member = await lockMember(ctx, mb_id)
    if (member.state === 'blocked') throw new Problem(422, '이용이 제한된 회원이에요. 제한을 먼저 해제해 주세요.')
    await sendResetTo(ctx, member)
    await writeAudit(ctx, { action: 'member.reset-mail', subject: subjectOf(mb_id), before: null, after: {} })
    return { message: '메일을 보냈어요.' }
  })
}

export function endSession(ctx: Context, { mb_id, session_id }: { mb_id: string; session_id: string }) {
  return ctx.transaction(async (ctx) => {
    const ended = await ctx.db
      .delete(sessionTable)
      .where(and(eq(sessionTable.mb_id, mb_id), eq(sessionTable.id, session_id)))
      .returning({ id: sessionTable.id })
    if (ended.length === 0) throw notFound()
    await writeAudit(ctx, {
      action: 'member.end-session',
      subject: subjectOf(mb_id),
      before: null,
      after: { ended: 1 },
    })
    return { message: '그 기기에서 로그아웃했어요.' }
  })
}

export function endSessions(ctx: Context, mb_id: string) {
  return ctx.transaction(async (ctx) => {
    await lockMember(ctx, mb_id)
    const ended = await ctx.db
      .delete(sessionTable)
      .where(eq(sessionTable.mb_id, mb_id))
      .returning({ id: sessionTable.id })
    const after = { ended: ended.length }
    await writeAudit(ctx, { action: 'member.end-session', subject: subjectOf(mb_id), before: null, after })
    return { message: '모든 기기에서 로그아웃했어요.' }
  })
}

/** A note is an entry of the log (docs/decisions/042): it says who wrote it, is never changed and ends with the member. */
export function addNote(ctx: Context, mb_id: string, note: string) {
  return ctx.transaction(async (ctx) => {
    await lockMember(ctx, mb_id)
    await writeAudit(ctx, { action: 'member.note', subject: subjectOf(mb_id), before: null, after: { note } })
    return { message: '메모를 남겼어요.' }
  })
}

export function exportMember(ctx: Context, mb_id: string, reason: string) {
  return ctx.transaction(async (ctx) => {
    const data = await collectPersonalData(ctx, mb_id)
    await writeAudit(ctx, { action: 'member.export', subject: subjectOf(mb_id), before: null, after: { reason } })
    return data
  })
}

type Erasure = { reason: string; confirm: string }

/** As when the member leaves. Afterwards the log names the pseudonym alone. */
export function eraseOnRequest(ctx: Context, mb_id: string, { reason, confirm }: Erasure) {
  if (confirm !== mb_id) throw invalid('confirm', '아이디를 똑같이 입력해 주세요.')
  if (mb_id === requireMember(ctx).mb_id) throw new Problem(422, '자신의 계정은 내 정보에서 탈퇴해 주세요.')
  return ctx.transaction(async (ctx) => {
    const pseudonym = await eraseMember(ctx, await lockMember(ctx, mb_id), '')
    await writeAudit(ctx, { action: 'member.erase', subject: subjectOf(pseudonym), before: null, after: { reason } })
    return { message: '탈퇴 처리했어요.' }
  })
}
