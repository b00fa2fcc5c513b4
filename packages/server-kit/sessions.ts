import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Context } from './context.ts'
import { sessionTable } from './tables.ts'

const sessionDays = 30
const maxAgeSeconds = sessionDays * 24 * 60 * 60

export const newSid = () => randomBytes(24).toString('base64url')

/** An id of a visitor can be recognised without a query: visitors' calls need no look at the sessions. */
export const newVisitorSid = () => `v-${newSid()}`
export const isVisitorSid = (sid: string) => sid === '' || (sid.length === 34 && sid.startsWith('v-'))

/** What the database stores of a session: a reader of the table cannot sign in with it. */
export const hashSid = (sid: string) => createHash('sha256').update(sid).digest('base64url')

export const xsrfOf = (secret: string, sid: string) => createHmac('sha256', secret).update(sid).digest('base64url')

export function isXsrf(secret: string, sid: string, sent: string) {
  const [wanted, given] = [Buffer.from(xsrfOf(secret, sid)), Buffer.from(sent)]
  return sid !== '' && wanted.length === given.length && timingSafeEqual(wanted, given)
}

/** Gives a visitor the two cookies of a session: the secret one, and the one our pages read to prove themselves. */
export function giveSid(ctx: Context, sid: string) {
  ctx.setCookie({ name: 'sid', value: sid, maxAgeSeconds })
  ctx.setCookie({ name: 'XSRF-TOKEN', value: xsrfOf(ctx.secret, sid), readable: true, maxAgeSeconds })
}

type Proof = {
  /** Something else than the password has been proved too. */
  isFull?: boolean
}

/** Signs a member in under a new id, so that an id known from before is worth nothing. */
export async function startSession(ctx: Context, mb_id: string, { isFull = false }: Proof = {}) {
  const sid = newSid()
  const { ip, userAgent } = ctx.visitor
  const expires_at = new Date(ctx.now().getTime() + maxAgeSeconds * 1000)
  await ctx.transaction(async (ctx) => {
    await ctx.db.delete(sessionTable).where(eq(sessionTable.sid_hash, hashSid(ctx.visitor.sid)))
    await ctx.db.insert(sessionTable).values({
      sid_hash: hashSid(sid),
      mb_id,
      ip,
      user_agent: userAgent.slice(0, 300),
      expires_at,
      second_factor_at: isFull ? ctx.now() : null,
    })
  })
  giveSid(ctx, sid)
}

export async function endSession(ctx: Context) {
  await ctx.db.delete(sessionTable).where(eq(sessionTable.sid_hash, hashSid(ctx.visitor.sid)))
  giveSid(ctx, newVisitorSid())
}

/** Signs a member out everywhere but here. */
export const endOtherSessions = (ctx: Context, mb_id: string) =>
  ctx.db
    .delete(sessionTable)
    .where(and(eq(sessionTable.mb_id, mb_id), ne(sessionTable.sid_hash, hashSid(ctx.visitor.sid))))

export const dropExpiredSessions = (ctx: Context) =>
  ctx.db.delete(sessionTable).where(lt(sessionTable.expires_at, ctx.now()))
