import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { normalHp } from '../fields.ts'
import type { joining } from '../joining-contract.ts'
import { consentDocuments } from '../words.ts'
import { consentVersions } from './consent-versions.ts'
import { askMailProof } from './joining-mail.ts'
import { hashPassword } from './password.ts'
import { refuseWithoutProof, usePhoneProof } from './phone-code.ts'
import { isRetiredId } from './retired-id.ts'
import { consentTable, memberTable } from './tables.ts'
import { refuseWeakPassword } from './weak-password.ts'

type Form = HandlerInput<typeof joining.register>['body']

/** The answer reveals that an id is taken, as joining could not work otherwise; how often one may ask is limited. */
export async function checkId(ctx: Context, mb_id: string) {
  await limit(ctx, 'join.check-id')
  return { mb_id, free: await isFree(ctx, mb_id) }
}

/**
 * The member waits for the mail to be proved. Whether the address already has a member is looked at later, when the
 * email is written: here nothing differs, neither the answer nor what it costs.
 */
export async function register(ctx: Context, form: Form) {
  refuseWeakPassword('mb_password', form.mb_password, form)
  await refuseToJoin(ctx, form)
  const password_hash = await hashPassword(form.mb_password)
  await ctx.transaction(async (ctx) => {
    const member = await addMember(ctx, form, { password_hash, state: 'pending' })
    await askMailProof(ctx, member)
  })
  return { message: '가입 신청을 받았어요. 메일로 보낸 링크를 열면 가입이 끝나요.' }
}

type Applicant = Omit<Form, 'mb_password' | 'mb_password_confirmation'>

/** A look ahead, before work that would be for nothing: too many at once, a number not proved, an id that is taken. */
export async function refuseToJoin(ctx: Context, form: Pick<Applicant, 'mb_id' | 'mb_hp' | 'country' | 'proof_id'>) {
  await limit(ctx, 'join')
  await refuseWithoutProof(ctx, { proof_id: form.proof_id, mb_hp: normalHp(form) })
  if (!(await isFree(ctx, form.mb_id))) throw taken()
}

type Standing = Pick<typeof memberTable.$inferInsert, 'password_hash' | 'state' | 'email_proved_at'>

/** Adds the member with what they agreed to, in the caller's transaction. The proof of the number is used up. */
export async function addMember(ctx: Context, form: Applicant, standing: Standing) {
  const { mb_id, mb_name, mb_email, country, mb_zip, mb_addr1, mb_addr2, mb_city, mb_state, proof_id } = form
  const mb_hp = normalHp(form)
  await usePhoneProof(ctx, { proof_id, mb_hp })
  const person = { mb_id, mb_name, mb_hp, mb_email, country, mb_zip, mb_addr1, mb_addr2, mb_city, mb_state }
  const [member] = await ctx.db
    .insert(memberTable)
    .values({ ...person, ...standing, lang: ctx.visitor.lang, hp_proved_at: ctx.now() })
    .onConflictDoNothing({ target: memberTable.mb_id })
    .returning()
  // Another request was faster: rolled back with the rest, the proof can be used for another id.
  if (!member) throw taken()
  await ctx.db.insert(consentTable).values(await consentsOf(ctx, mb_id, form.consents))
  return member
}

const taken = () => invalid('mb_id', '이미 쓰고 있는 아이디예요.')

async function isFree(ctx: Context, mb_id: string) {
  const [member] = await ctx.db
    .select({ mb_id: memberTable.mb_id })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  return !member && !(await isRetiredId(ctx, mb_id))
}

/** One row for each document that was asked about, those left unticked included. */
async function consentsOf(ctx: Context, mb_id: string, given: Form['consents']) {
  const versionOf = await consentVersions(ctx)
  return consentDocuments.map((document) => ({
    mb_id,
    document,
    version: versionOf(document),
    given: given[document] === true,
  }))
}
