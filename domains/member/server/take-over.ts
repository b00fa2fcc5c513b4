import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm'
import { isRetiredId } from './retired-id.ts'
import { consentTable, memberTable } from './tables.ts'

type Row = typeof memberTable.$inferSelect

/** A member of another shop. */
export type TakenMember = Pick<
  Row,
  'mb_id' | 'mb_name' | 'mb_hp' | 'mb_email' | 'mb_zip' | 'mb_addr1' | 'mb_addr2' | 'country'
> & {
  /** As `toOldHash` made it; empty where the member has to choose a new password. */
  password_hash: string
  blocked_reason: string | null
  email_proved_at: Date | null
  created_at: Date
  ads: { mail: boolean; sms: boolean }
}

/** Which of these ids are someone else's here already. */
export async function takenIds(ctx: Context, ids: string[]): Promise<Set<string>> {
  const { mb_id } = memberTable
  const rows = ids.length > 0 ? await ctx.db.select({ mb_id }).from(memberTable).where(inArray(mb_id, ids)) : []
  return new Set(rows.map((row) => row.mb_id))
}

/** Adds the member, or updates one who came before and has not signed in here since: from then on they live here. */
export async function takeOverMember(ctx: Context, { isKnown }: { isKnown: boolean }, member: TakenMember) {
  const { ads, blocked_reason, email_proved_at, created_at, ...person } = member
  const state = blocked_reason === null ? ('active' as const) : ('blocked' as const)
  const proved = email_proved_at && (await isProvedElsewhere(ctx, member)) ? null : email_proved_at
  const row = { ...person, state, blocked_reason: blocked_reason ?? '', email_proved_at: proved }
  if (isKnown) {
    const waits = or(like(memberTable.password_hash, 'old:%'), eq(memberTable.password_hash, ''))
    await ctx.db
      .update(memberTable)
      .set(row)
      .where(and(eq(memberTable.mb_id, member.mb_id), waits))
    return
  }
  if (await isRetiredId(ctx, member.mb_id)) throw new Problem(422, '얼마 전 탈퇴한 아이디예요.')
  const made = await ctx.db
    .insert(memberTable)
    .values({ ...row, created_at })
    .onConflictDoNothing({ target: memberTable.mb_id })
    .returning({ mb_id: memberTable.mb_id })
  if (made.length === 0) throw new Problem(422, '이미 쓰고 있는 아이디예요.')
  await ctx.db.insert(consentTable).values([consent(member, 'ads_mail', ads.mail), consent(member, 'ads_sms', ads.sms)])
}

const consent = ({ mb_id, created_at }: TakenMember, document: 'ads_mail' | 'ads_sms', given: boolean) => ({
  mb_id,
  document,
  version: 'moved',
  given,
  created_at,
})

/** A proved address has one member. */
async function isProvedElsewhere(ctx: Context, { mb_id, mb_email }: TakenMember) {
  const same = sql`lower(${memberTable.mb_email}) = lower(${mb_email}) and ${memberTable.mb_id} <> ${mb_id}`
  const [other] = await ctx.db
    .select({ mb_id: memberTable.mb_id })
    .from(memberTable)
    .where(and(same, isNotNull(memberTable.email_proved_at)))
  return other !== undefined
}
