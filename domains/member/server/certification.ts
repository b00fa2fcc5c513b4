import { createHmac } from 'node:crypto'
import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { certifiedItems } from '../words.ts'
import { lockAccount } from './account-lock.ts'
import type { KakaoCert, Signer } from './kakao-cert.ts'
import { certificationTable, spentSignatureTable } from './tables.ts'

/** The server prepares a signature itself: the key that pays for it does not leave the server. */
export async function prepareCertification(ctx: Context, cert: KakaoCert) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'certification', { member: mb_id })
  if (await findCertification(ctx, mb_id)) throw certifiedAlready()
  return cert.prepare(ctx)
}

/** A member has signed at the provider, which is asked who it was; only then is anything written. */
export async function certifyMember(ctx: Context, cert: KakaoCert, tx_id: string) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'certification', { member: mb_id })
  if (await findCertification(ctx, mb_id)) throw certifiedAlready()
  const signer = await cert.findSigner(ctx, tx_id)
  await ctx.transaction(async (ctx) => {
    const { mb_id, mb_name } = await lockAccount(ctx)
    if (!isSameName(mb_name, signer.name))
      throw new Problem(422, '확인한 이름이 회원 정보의 이름과 달라요. 기본 정보의 이름을 먼저 수정해 주세요.', {
        code: 'other_name',
      })
    await keep(ctx, mb_id, signer, tx_id)
  })
  return { message: '본인 확인을 마쳤어요.' }
}

/** One person, one account: the two unique keys decide, also between two at once. */
async function keep(ctx: Context, mb_id: string, { ci }: Signer, tx_id: string) {
  const ci_hash = unreadable(ctx, ci)
  const isFresh = await spend(ctx, tx_id)
  const known = await findCertification(ctx, mb_id)
  // The same press sent twice.
  if (known?.ci_hash === ci_hash) return
  if (!isFresh) throw signedBefore()
  const [added] = await ctx.db
    .insert(certificationTable)
    .values({ mb_id, provider: 'kakao', ci_hash, items: [...certifiedItems], certified_at: ctx.now() })
    .onConflictDoNothing()
    .returning()
  if (added) return
  if (known) throw certifiedAlready()
  throw new Problem(422, '이미 다른 아이디에서 본인 확인을 마친 분이에요. 그 아이디에서 먼저 지워 주세요.', {
    code: 'identity_taken',
  })
}

/** A signature certifies once: a member who has deleted a certification signs again. False if it was used before. */
async function spend(ctx: Context, tx_id: string): Promise<boolean> {
  const number_hash = unreadable(ctx, tx_id)
  const [spent] = await ctx.db
    .insert(spentSignatureTable)
    .values({ number_hash, spent_at: ctx.now() })
    .onConflictDoNothing()
    .returning()
  return spent !== undefined
}

export async function forgetCertification(ctx: Context) {
  const [gone] = await dropCertificationOf(ctx, requireMember(ctx).mb_id)
  if (!gone) throw new Problem(422, '지울 본인 확인이 없어요.', { code: 'not_certified' })
  return { message: '본인 확인을 지웠어요.' }
}

export const dropCertificationOf = (ctx: Context, mb_id: string) =>
  ctx.db.delete(certificationTable).where(eq(certificationTable.mb_id, mb_id)).returning()

export async function findCertification(ctx: Context, mb_id: string) {
  const [row] = await ctx.db.select().from(certificationTable).where(eq(certificationTable.mb_id, mb_id))
  return row
}

const certifiedAlready = () => new Problem(422, '이미 본인 확인을 마쳤어요.', { code: 'certified' })

const signedBefore = () => new Problem(422, '이미 쓴 본인 확인이에요. 다시 확인해 주세요.', { code: 'not_certified' })

const isSameName = (...names: [string, string]) => {
  const [one, other] = names.map((name) => name.normalize('NFC').replaceAll(/\s/g, '').toLowerCase())
  return one === other
}

/** Distinguishes one person from another, and reveals nothing about who they are. */
const unreadable = ({ secret }: Context, reported: string) =>
  createHmac('sha256', secret).update(`certification ${reported}`).digest('base64url')
