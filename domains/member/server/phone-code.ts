import { createHmac, randomInt } from 'node:crypto'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { canText } from '../../shipping/server/can-text.ts'
import { normalHp } from '../fields.ts'
import { accountRules } from '../words.ts'
import { phoneCodeText } from './emails.ts'
import { phoneProofTable } from './tables.ts'

const { phone_code_digits, phone_code_minutes, phone_code_tries } = accountRules
/** Long enough to fill in the rest of a form. */
const provedMinutes = 30

/** Sends a code. A new code replaces the old one: tries must not add up over several codes. */
export async function askPhoneCode(ctx: Context, form: { mb_hp: string; country: string }) {
  const mb_hp = normalHp(form)
  const sid_hash = hashSid(ctx.visitor.sid)
  await limit(ctx, 'phone-code', { session: sid_hash, phone: mb_hp })
  if (!(await canText(ctx, mb_hp))) throw invalid('mb_hp', '배송하는 나라의 휴대전화 번호로만 문자를 보낼 수 있어요.')
  const code = String(randomInt(10 ** phone_code_digits)).padStart(phone_code_digits, '0')
  const expires_at = minutesFrom(ctx, phone_code_minutes)
  const proof_id = await ctx.transaction(async (ctx) => {
    await ctx.db
      .delete(phoneProofTable)
      .where(and(eq(phoneProofTable.sid_hash, sid_hash), isNull(phoneProofTable.used_at)))
    const id = crypto.randomUUID()
    const code_hash = hashCode(ctx, id, code)
    await ctx.db.insert(phoneProofTable).values({ id, mb_hp, sid_hash, code_hash, expires_at })
    await post(ctx, {
      template: phoneCodeText,
      subject: `phone_proof:${id}`,
      transition: 'asked',
      recipient: mb_hp,
      lang: ctx.visitor.lang,
      payload: { code },
    })
    return id
  })
  return { proof_id, expires_at: expires_at.toISOString(), message: '인증번호를 보냈어요.' }
}

/** One statement counts the try and judges it: guesses sent at once are as few as guesses sent in turn. */
export async function provePhone(ctx: Context, { proof_id, code }: { proof_id: string; code: string }) {
  const fits = sql<boolean>`${phoneProofTable.code_hash} = ${hashCode(ctx, proof_id, code)}`
  const isFirst = sql`${fits} and ${phoneProofTable.proved_at} is null`
  const now = ctx.now().toISOString()
  const until = minutesFrom(ctx, provedMinutes).toISOString()
  const [proof] = await ctx.db
    .update(phoneProofTable)
    .set({
      tries: sql`${phoneProofTable.tries} + 1`,
      proved_at: sql`case when ${isFirst} then ${now}::timestamptz else ${phoneProofTable.proved_at} end`,
      expires_at: sql`case when ${isFirst} then ${until}::timestamptz else ${phoneProofTable.expires_at} end`,
    })
    .where(and(ofThisVisitor(ctx, proof_id), lt(phoneProofTable.tries, phone_code_tries)))
    .returning({ mb_hp: phoneProofTable.mb_hp, tries: phoneProofTable.tries, fits })
  if (!proof) throw invalid('code', '인증번호를 다시 받아 주세요.')
  if (!proof.fits)
    throw invalid('code', proof.tries < phone_code_tries ? '인증번호가 맞지 않아요.' : '인증번호를 다시 받아 주세요.')
  return { proof_id, mb_hp: proof.mb_hp, message: '휴대전화 번호를 인증했어요.' }
}

type Proof = { proof_id?: string | undefined; mb_hp: string }

/** Uses a proof up, in the caller's transaction: only of this session, only for the number that was proved. */
export async function usePhoneProof(ctx: Context, { proof_id, mb_hp }: Proof) {
  if (!proof_id) throw unproved('휴대전화 번호를 인증해 주세요.')
  const [used] = await ctx.db
    .update(phoneProofTable)
    .set({ used_at: ctx.now() })
    .where(proved(ctx, { proof_id, mb_hp }))
    .returning({ id: phoneProofTable.id })
  if (!used) throw unproved('휴대전화 번호를 다시 인증해 주세요.')
}

/** A look ahead, before work that would be for nothing. */
export async function refuseWithoutProof(ctx: Context, proof: { proof_id: string; mb_hp: string }) {
  const [found] = await ctx.db.select({ id: phoneProofTable.id }).from(phoneProofTable).where(proved(ctx, proof))
  if (!found) throw unproved('휴대전화 번호를 다시 인증해 주세요.')
}

/** Under both fields: the proof is missing, and it is requested beside the number. */
const unproved = (message: string) => new Problem(422, message, { errors: { mb_hp: [message], proof_id: [message] } })

const proved = (ctx: Context, { proof_id, mb_hp }: { proof_id: string; mb_hp: string }) =>
  and(ofThisVisitor(ctx, proof_id), eq(phoneProofTable.mb_hp, mb_hp), isNotNull(phoneProofTable.proved_at))

const ofThisVisitor = (ctx: Context, proof_id: string) =>
  and(
    eq(phoneProofTable.id, proof_id),
    eq(phoneProofTable.sid_hash, hashSid(ctx.visitor.sid)),
    isNull(phoneProofTable.used_at),
    gt(phoneProofTable.expires_at, ctx.now()),
  )

/** Six digits are soon guessed from a plain hash; with the secret and the row's id each is one of its own. */
const hashCode = (ctx: Context, id: string, code: string) =>
  createHmac('sha256', ctx.secret).update(`phone code ${id} ${code}`).digest('base64url')

const minutesFrom = (ctx: Context, minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000)
