import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { limit } from '../../rate-limits.ts'
import { accountRules } from '../words.ts'
import { idEmail, resetEmail } from './emails.ts'
import { writeProofEmail } from './joining-mail.ts'
import { rememberDevice } from './known-device.ts'
import { forgetFailures } from './login-delay.ts'
import { findLink, newToken, openLink, useLink } from './mail-link.ts'
import { hashPassword } from './password.ts'
import { setPassword } from './password-change.ts'
import { memberTable } from './tables.ts'
import { refuseWeakPassword } from './weak-password.ts'

const forgottenKind = {
  name: 'member.forgotten',
  urgent: true,
  payload: z.object({
    /** Distinguishes one request from the next: however often the job runs, a request is one email. */
    wish: z.uuid(),
    mb_email: z.string(),
    /** Left out where the id is what was forgotten. */
    mb_id: z.string().optional(),
  }),
}

/** A job looks for the member after the answer: neither its words nor its time reveal whether there is one. */
export async function forgetId(ctx: Context, { mb_email }: { mb_email: string }) {
  await limit(ctx, 'forgotten', { mail: mb_email })
  await enqueue(ctx, forgottenKind, { wish: crypto.randomUUID(), mb_email })
  return { message: '입력한 메일 주소로 가입한 아이디가 있다면 메일로 보내 드렸어요.' }
}

export async function forgetPassword(ctx: Context, { mb_id, mb_email }: { mb_id: string; mb_email: string }) {
  await limit(ctx, 'forgotten', { mail: mb_email })
  await enqueue(ctx, forgottenKind, { wish: crypto.randomUUID(), mb_email, mb_id })
  return { message: '입력한 정보가 맞다면 비밀번호를 다시 정할 수 있는 링크를 메일로 보내 드렸어요.' }
}

/** Staff have the link sent; no limit, since only the member's own address receives it and each is in the audit log. */
export const sendResetTo = (ctx: Context, { mb_id, mb_email }: { mb_id: string; mb_email: string }) =>
  enqueue(ctx, forgottenKind, { wish: crypto.randomUUID(), mb_email, mb_id })

export const forgottenJob = defineJob({
  ...forgottenKind,
  run: (ctx, { mb_id, ...wish }) =>
    ctx.transaction((ctx) => (mb_id ? writeResetEmail(ctx, { ...wish, mb_id }) : writeIdEmail(ctx, wish))),
})

const hasMail = (mb_email: string) => sql`lower(${memberTable.mb_email}) = lower(${mb_email})`

async function writeIdEmail(ctx: Context, { wish, mb_email }: { wish: string; mb_email: string }) {
  const members = await ctx.db
    .select()
    .from(memberTable)
    .where(hasMail(mb_email))
    .orderBy(desc(memberTable.created_at), asc(memberTable.mb_id))
  const joined = members.filter(({ state }) => state !== 'pending')
  const [newest] = joined.length > 0 ? joined : members
  if (!newest) return
  // The email with the link names the id too, and the link is what is missing.
  if (newest.state === 'pending') return writeProofEmail(ctx, { wish, mb_id: newest.mb_id })
  await post(ctx, {
    template: idEmail,
    subject: `member:${newest.mb_id}`,
    transition: wish,
    recipient: newest.mb_email,
    lang: newest.lang,
    payload: { ids: joined.map(({ mb_id }) => mb_id) },
  })
}

type Reset = { wish: string; mb_id: string; mb_email: string }

async function writeResetEmail(ctx: Context, { wish, mb_id, mb_email }: Reset) {
  const [member] = await ctx.db
    .select()
    .from(memberTable)
    .where(and(eq(memberTable.mb_id, mb_id), hasMail(mb_email)))
  if (!member || member.state === 'blocked') return
  if (member.state === 'pending') return writeProofEmail(ctx, { wish, mb_id })
  const token = newToken()
  const isNew = await post(ctx, {
    template: resetEmail,
    subject: `member:${mb_id}`,
    transition: wish,
    recipient: member.mb_email,
    lang: member.lang,
    payload: { mb_name: member.mb_name, mb_id, token },
  })
  const { mb_email: recipient } = member
  if (isNew)
    await openLink(ctx, token, { purpose: 'reset', mb_id, mb_email: recipient, minutes: accountRules.reset_minutes })
}

/** The link is used up and the password set together; a look ahead keeps worn-out links from costing a hash. */
export async function resetPassword(ctx: Context, { token, password }: { token: string; password: string }) {
  const owner = await findLink(ctx, token, 'reset')
  if (!owner) throw wornOut()
  refuseWeakPassword('password', password, owner)
  const password_hash = await hashPassword(password)
  await ctx.transaction(async (ctx) => {
    const link = await useLink(ctx, token, 'reset')
    const [member] = link
      ? await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, link.mb_id)).for('update')
      : []
    if (member?.state !== 'active') throw wornOut()
    await setPassword(ctx, member.mb_id, password_hash)
    // Only the owner reads the mail: guesses of strangers no longer stand between them and the new password.
    await forgetFailures(ctx, member.mb_id)
    rememberDevice(ctx, member.mb_id)
  })
  return { message: '비밀번호를 새로 정했어요. 새 비밀번호로 로그인해 주세요.' }
}

const wornOut = () => invalid('token', '이미 썼거나 오래된 링크예요. 아이디·비밀번호 찾기에서 다시 시작해 주세요.')
