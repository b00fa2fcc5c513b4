import { randomBytes } from 'node:crypto'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { endSession, giveSid, isXsrf, newVisitorSid, startSession } from '@sillage/server-kit/sessions.ts'
import { and, eq } from 'drizzle-orm'
import { writeSignIn } from '../../audit/server/audit.ts'
import { atSignIn, countUsableCoupons, isStaff } from '../../member-hooks.ts'
import { countUnread } from '../../notification/server/notify.ts'
import { limit } from '../../rate-limits.ts'
import type { Session } from '../contract.ts'
import { rememberDevice } from './known-device.ts'
import { countFailure, forgetFailures, refuseWhileDelayed, signInTurns } from './login-delay.ts'
import { isOldHash } from './old-password.ts'
import { hashPassword, isPassword } from './password.ts'
import { memberTable } from './tables.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Who the visitor is, and the cookies that changes require. */
export async function checkLogin(ctx: Context): Promise<Session> {
  const { visitor, member } = ctx
  // Only where something is missing: an answer that comes after a sign-in would take the new session away again.
  if (!isXsrf(ctx.secret, visitor.sid, visitor.xsrf)) giveSid(ctx, visitor.sid || newVisitorSid())
  const cart_key = visitor.cookies.cart_key || randomBytes(16).toString('hex')
  ctx.setCookie({ name: 'cart_key', value: cart_key, maxAgeSeconds: yearSeconds })
  return {
    user: member && { ...(await findUser(ctx, member.mb_id)), is_admin: member.is_admin },
    lang: visitor.lang,
    currency: visitor.currency,
    cart_key,
    coupon_count: member ? await countUsableCoupons(ctx, member.mb_id) : 0,
    notification_count: member ? await countUnread(ctx, member.mb_id) : 0,
  }
}

type Credentials = { mb_id: string; mb_password: string }

export async function login(ctx: Context, credentials: Credentials) {
  return enter(ctx, await proveMember(ctx, credentials))
}

/** Whose id and password these are. Wrong ones are counted. */
export async function proveMember(ctx: Context, credentials: Credentials) {
  await limit(ctx, 'sign-in')
  const member = await signInTurns.take(() => proveIdentity(ctx, credentials))
  await forgetFailures(ctx, member.mb_id)
  return member
}

type Door = Pick<typeof memberTable.$inferSelect, 'mb_id' | 'state'>
type Known = Pick<typeof memberTable.$inferSelect, 'mb_id' | 'password_hash'>

/** Signs in a visitor who has proved to be this member, by whatever method; only they are shown what prevents it. */
export async function enter(ctx: Context, { mb_id, state }: Door) {
  if (state === 'pending')
    throw refused('mail_unproved', '메일 주소를 아직 인증하지 않으셨어요. 받은 메일의 링크를 열어 주세요.')
  if (state === 'blocked') throw refused('blocked', '이용이 제한된 계정이에요. 고객센터로 문의해 주세요.')
  return ctx.transaction(async (ctx) => {
    for (const follow of atSignIn) await follow(ctx, mb_id)
    await startSession(ctx, mb_id)
    rememberDevice(ctx, mb_id)
    const user = await findUser(ctx, mb_id)
    // Who had the keys to the shop, when and from where, is known afterwards.
    if (user.is_admin) await writeSignIn(ctx, mb_id)
    return user
  })
}

const refused = (code: string, message: string) => new Problem(422, message, { code, errors: { mb_id: [message] } })

/** One sentence, the same queries and one hash for every failure: nothing reveals whether the id exists. */
async function proveIdentity(ctx: Context, { mb_id, mb_password }: Credentials) {
  await refuseWhileDelayed(ctx, mb_id)
  const { password_hash, state } = memberTable
  const [member] = await ctx.db
    .select({ mb_id: memberTable.mb_id, password_hash, state })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  const fits = await isPassword(mb_password, member?.password_hash)
  if (member && fits) {
    await renewOldHash(ctx, member, mb_password)
    return member
  }
  await countFailure(ctx, mb_id)
  throw invalid('mb_password', '아이디 또는 비밀번호가 맞지 않아요.')
}

/** A password that came from another shop is known now, and gets a hash of ours. */
async function renewOldHash(ctx: Context, { mb_id, password_hash }: Known, mb_password: string) {
  if (!isOldHash(password_hash)) return
  const renewed = await hashPassword(mb_password)
  // Someone may have chosen another password meanwhile.
  await ctx.db
    .update(memberTable)
    .set({ password_hash: renewed })
    .where(and(eq(memberTable.mb_id, mb_id), eq(memberTable.password_hash, password_hash)))
}

export async function logout(ctx: Context) {
  await endSession(ctx)
  return { message: '로그아웃했어요.' }
}

export async function chooseLanguage(ctx: Context, choice: { lang: 'kr' | 'en'; currency: 'krw' | 'usd' }) {
  ctx.setCookie({ name: 'lang', value: choice.lang, readable: true, maxAgeSeconds: yearSeconds })
  return choice
}

async function findUser(ctx: Context, mb_id: string) {
  const { mb_name, mb_hp, grade } = memberTable
  const [user] = await ctx.db
    .select({ mb_id: memberTable.mb_id, mb_name, mb_hp, grade, is_admin: isStaff })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  if (!user) throw new Error('a signed-in member has no row')
  return user
}
