import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { startSession } from '@sillage/server-kit/sessions.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAuditAs } from '../../audit/server/audit.ts'
import { addFirstMember } from '../../member/server/first-member.ts'
import { hashPassword } from '../../member/server/password.ts'
import { isRetiredId } from '../../member/server/retired-id.ts'
import { memberTable } from '../../member/server/tables.ts'
import { refuseWeakPassword } from '../../member/server/weak-password.ts'
import { limit } from '../../rate-limits.ts'
import type { setup } from '../setup-contract.ts'
import { staffTable } from './tables.ts'

/**
 * Opens the set-up page of a shop that has no staff. It follows from the installation's secret: every instance prints the
 * same key, and nothing of it is stored. Once there is an owner it opens nothing.
 */
export const setupKey = ({ secret }: Pick<Context, 'secret'>) =>
  createHmac('sha256', secret).update('set-up key').digest('base64url').slice(0, 24)

export const isSetUp = async (ctx: Context) => (await ctx.db.$count(staffTable)) > 0

export async function checkSetupKey(ctx: Context, key: string) {
  await limit(ctx, 'set-up')
  if (await isSetUp(ctx)) throw alreadySetUp()
  const [given, wanted] = [Buffer.from(key), Buffer.from(setupKey(ctx))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw invalid('key', '설치 키가 맞지 않아요. 서버를 시작할 때 출력된 키를 적어 주세요.')
}

const alreadySetUp = () => new Problem(409, '이미 설정한 쇼핑몰이에요. 로그인해 주세요.', { code: 'set_up_already' })

type Form = HandlerInput<typeof setup.owner>['body']

/** Makes the first owner and signs them in. Of two people who send the form at once, one becomes the owner. */
export async function createFirstOwner(ctx: Context, { key, mb_password, ...person }: Form) {
  await checkSetupKey(ctx, key)
  refuseWeakPassword('mb_password', mb_password, person)
  const password_hash = await hashPassword(mb_password)
  const { mb_id } = person
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('first owner'))`)
    if (await isSetUp(ctx)) throw alreadySetUp()
    await refuseTaken(ctx, person)
    await addFirstMember(ctx, { ...person, password_hash })
    await ctx.db.insert(staffTable).values({ mb_id, permissions: ['*'] })
    const after = { permissions: ['*'] }
    await writeAuditAs(ctx, mb_id, { action: 'staff.set-up', subject: `staff:${mb_id}`, before: null, after })
    // The key was the second factor; the next sign-in begins with setting one up.
    await startSession(ctx, mb_id, { isFull: true })
    return { mb_id }
  })
}

async function refuseTaken(ctx: Context, { mb_id, mb_email }: Pick<Form, 'mb_id' | 'mb_email'>) {
  const known = await ctx.db.select({ mb_id: memberTable.mb_id }).from(memberTable).where(eq(memberTable.mb_id, mb_id))
  if (known.length > 0 || (await isRetiredId(ctx, mb_id))) throw invalid('mb_id', '이미 쓰고 있는 아이디예요.')
  const sameMail = await ctx.db
    .select({ mb_id: memberTable.mb_id })
    .from(memberTable)
    .where(eq(sql`lower(${memberTable.mb_email})`, mb_email.toLowerCase()))
  if (sameMail.length > 0) throw invalid('mb_email', '이 메일로 가입한 회원이 있어요. 다른 메일을 적어 주세요.')
}
