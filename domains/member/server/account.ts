import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { type FieldErrors, invalid, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { asc, eq } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import type { account } from '../account-contract.ts'
import { checkPerson, normalHp } from '../fields.ts'
import { mailChangeEmail } from './account-email.ts'
import { lockAccount } from './account-lock.ts'
import { findCertification } from './certification.ts'
import { listConsents } from './consents-log.ts'
import { askMailProof } from './joining-mail.ts'
import { usePhoneProof } from './phone-code.ts'
import { linkedAccountTable, memberTable } from './tables.ts'

type Change = HandlerInput<typeof account.change>['body']
type Row = typeof memberTable.$inferSelect

export async function showAccount(ctx: Context) {
  const account = await findAccount(ctx, requireMember(ctx).mb_id)
  if (!account) throw new Error('a signed-in member has no row')
  return account
}

export async function findAccount(ctx: Context, mb_id: string) {
  const [row] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id))
  if (!row) return undefined
  const linked = await ctx.db
    .select()
    .from(linkedAccountTable)
    .where(eq(linkedAccountTable.mb_id, mb_id))
    .orderBy(asc(linkedAccountTable.linked_at))
  const certification = await findCertification(ctx, mb_id)
  return {
    ...row,
    email_proved_at: row.email_proved_at?.toISOString() ?? null,
    hp_proved_at: row.hp_proved_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    has_password: row.password_hash !== '',
    consents: await listConsents(ctx, mb_id),
    linked: linked.map((link) => ({ ...link, linked_at: link.linked_at.toISOString() })),
    certification: certification
      ? { items: certification.items, certified_at: certification.certified_at.toISOString() }
      : null,
  }
}

/** A new number must have been proved in this session; a new mail address counts from the moment its link is opened. */
export function changeAccount(ctx: Context, { proof_id, mb_email, ...change }: Change) {
  return ctx.transaction(async (ctx) => {
    const before = await lockAccount(ctx)
    const after = { ...before, ...change }
    refuseWrong(before, after)
    if (after.mb_name !== before.mb_name) await refuseCertified(ctx, before)
    const mb_hp = change.mb_hp === undefined ? before.mb_hp : normalHp(after)
    // The same number written differently needs no new proof.
    const isNewHp = mb_hp !== before.mb_hp && mb_hp !== normalHp(before)
    if (isNewHp) await usePhoneProof(ctx, { proof_id, mb_hp })
    await ctx.db
      .update(memberTable)
      .set({ ...change, mb_hp, hp_proved_at: isNewHp ? ctx.now() : before.hp_proved_at })
      .where(eq(memberTable.mb_id, before.mb_id))
    const isNewMail = mb_email !== undefined && mb_email.toLowerCase() !== before.mb_email.toLowerCase()
    if (isNewMail) await askForMail(ctx, before, mb_email)
    return {
      ...after,
      mb_hp,
      is_admin: requireMember(ctx).is_admin,
      message: isNewMail ? '저장했어요. 새 메일 주소는 보내 드린 링크를 열면 바뀌어요.' : '저장했어요.',
    }
  })
}

/** Otherwise a member could make the shop write to any number of strangers. The old address is notified. */
async function askForMail(ctx: Context, { mb_id, mb_name, mb_email, lang }: Row, wanted: string) {
  await limit(ctx, 'mail-change', { member: mb_id, mail: wanted })
  await askMailProof(ctx, { mb_id, mb_email: wanted })
  await post(ctx, {
    template: mailChangeEmail,
    subject: `member:${mb_id}`,
    transition: `mail ${ctx.now().toISOString()}`,
    recipient: mb_email,
    lang,
    payload: { mb_name, mb_id },
  })
}

/** A certified name cannot be changed. */
export async function refuseCertified(ctx: Context, { mb_id }: Row) {
  if (await findCertification(ctx, mb_id))
    throw invalid('mb_name', '본인 확인을 마친 이름이에요. 바꾸려면 본인 확인을 먼저 지워 주세요.')
}

/** Only changed fields are checked: older rules may have allowed a value that today's refuse. */
export function refuseWrong(before: Row, after: Row) {
  const errors: FieldErrors = {}
  const moved = after.country !== before.country
  checkPerson(after, (field, message) => {
    if (moved || after[field] !== before[field]) errors[field] = [message]
  })
  if (after.country === 'KR' && after.mb_zip !== before.mb_zip && !/^(\d{5})?$/.test(after.mb_zip))
    errors.mb_zip = ['우편번호 5자리를 입력해 주세요.']
  if (Object.keys(errors).length > 0) throw new Problem(422, '입력한 내용을 확인해 주세요.', { errors })
}
