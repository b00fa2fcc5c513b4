import { randomBytes } from 'node:crypto'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { limitRate } from '@sillage/server-kit/rate-limit.ts'
import { endSession, giveSid, newSid, startSession } from '@sillage/server-kit/sessions.ts'
import { eq } from 'drizzle-orm'
import { staffTable } from '../../staff/server/tables.ts'
import type { Session } from '../contract.ts'
import { hashOfNobody, isPassword } from './password.ts'
import { memberTable } from './tables.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Who is asking, and the cookies without which nothing can be changed. */
export async function checkLogin(ctx: Context): Promise<Session> {
  const { visitor, member } = ctx
  giveSid(ctx, visitor.sid || newSid())
  const cart_key = visitor.cart_key || randomBytes(16).toString('hex')
  ctx.setCookie({ name: 'cart_key', value: cart_key, maxAgeSeconds: yearSeconds })
  return {
    user: member && (await findUser(ctx, member.mb_id)),
    lang: visitor.lang,
    currency: visitor.currency,
    cart_key,
    coupon_count: 0,
    notification_count: 0,
  }
}

/** One sentence for every failure: the answer never tells whether the id exists. */
export async function login(ctx: Context, { mb_id, mb_password }: { mb_id: string; mb_password: string }) {
  await limitRate(ctx, `login:${mb_id}`, { times: 10, seconds: 60 })
  const [member] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id))
  const fits = await isPassword(mb_password, member?.password_hash ?? hashOfNobody)
  if (!member || !fits || member.state !== 'active') throw invalid('mb_password', '아이디 또는 비밀번호가 맞지 않아요.')
  await startSession(ctx, mb_id)
  return findUser(ctx, mb_id)
}

export async function logout(ctx: Context) {
  await endSession(ctx)
  return { message: '로그아웃했어요.' }
}

export async function chooseLanguage(ctx: Context, choice: { lang: 'kr' | 'en'; currency: 'krw' | 'usd' }) {
  ctx.setCookie({ name: 'lang', value: choice.lang, readable: true, maxAgeSeconds: yearSeconds })
  ctx.setCookie({ name: 'currency', value: choice.currency, readable: true, maxAgeSeconds: yearSeconds })
  return choice
}

async function findUser(ctx: Context, mb_id: string) {
  const [row] = await ctx.db
    .select({ member: memberTable, staff: staffTable.mb_id })
    .from(memberTable)
    .leftJoin(staffTable, eq(staffTable.mb_id, memberTable.mb_id))
    .where(eq(memberTable.mb_id, mb_id))
  if (!row) throw new Error('a signed-in member has no row')
  return { ...row.member, is_admin: row.staff !== null }
}
