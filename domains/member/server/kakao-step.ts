import { createHash } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { type KakaoPerson, mustStartAgain } from './kakao-provider.ts'
import { newToken } from './mail-link.ts'
import { oauthStepTable } from './tables.ts'

type Step = typeof oauthStepTable.$inferSelect
type Wanted = Pick<Step, 'purpose' | 'redirect'>

/** At the provider's. */
const awayMinutes = 10
/** Long enough to prove a number and fill in a form. */
const choiceMinutes = 30

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The visitor leaves to sign in. The browser that returns with the state must have the same session. */
export async function leaveFor(ctx: Context, wanted: Wanted) {
  const [state, nonce] = [newToken(), newToken()]
  await keep(ctx, state, { ...wanted, nonce, minutes: awayMinutes })
  return { state, nonce }
}

/**
 * The visitor has returned: the state is used up, whatever follows. That it can still be used is tested in the WHERE:
 * of two returns only one gets through.
 */
export async function arrive(ctx: Context, state: string): Promise<Step> {
  const [step] = await ctx.db
    .update(oauthStepTable)
    .set({ used_at: ctx.now() })
    .where(and(ofThisVisitor(ctx, state), isNull(oauthStepTable.profile)))
    .returning()
  if (!step) throw mustStartAgain()
  return step
}

/**
 * An account at Kakao without a member: what the provider said waits until the visitor has chosen. The answer is the
 * key to choose with.
 */
export async function openChoice(ctx: Context, { purpose, redirect }: Wanted, profile: KakaoPerson) {
  const token = newToken()
  await keep(ctx, token, { purpose, redirect, nonce: '', profile, minutes: choiceMinutes })
  return token
}

type Choice = Step & { profile: KakaoPerson }

export async function findChoice(ctx: Context, token: string): Promise<Choice> {
  const [step] = await ctx.db
    .select()
    .from(oauthStepTable)
    .where(and(ofThisVisitor(ctx, token), isNotNull(oauthStepTable.profile)))
  return withProfile(step)
}

/** Uses a choice up, in the caller's transaction; what the provider said is then stored with the member alone. */
export async function takeChoice(ctx: Context, token: string): Promise<Choice> {
  const [step] = await ctx.db
    .delete(oauthStepTable)
    .where(and(ofThisVisitor(ctx, token), isNotNull(oauthStepTable.profile)))
    .returning()
  return withProfile(step)
}

function withProfile(step: Step | undefined): Choice {
  if (!step?.profile) throw mustStartAgain()
  return { ...step, profile: step.profile }
}

type Kept = Wanted & { nonce: string; profile?: KakaoPerson; minutes: number }

async function keep(ctx: Context, token: string, { minutes, ...step }: Kept) {
  const expires_at = new Date(ctx.now().getTime() + minutes * 60_000)
  const sid_hash = hashSid(ctx.visitor.sid)
  await ctx.db
    .insert(oauthStepTable)
    .values({ ...step, provider: 'kakao', state_hash: hash(token), sid_hash, expires_at })
}

const ofThisVisitor = (ctx: Context, token: string) =>
  and(
    eq(oauthStepTable.state_hash, hash(token)),
    eq(oauthStepTable.sid_hash, hashSid(ctx.visitor.sid)),
    isNull(oauthStepTable.used_at),
    gt(oauthStepTable.expires_at, ctx.now()),
  )

/** Daily: sign-ins that ended, or never did. */
export const forgetSteps = (ctx: Context) =>
  ctx.db.delete(oauthStepTable).where(lt(oauthStepTable.expires_at, ctx.now()))
