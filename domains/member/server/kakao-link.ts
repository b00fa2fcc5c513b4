import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { dropCertificationOf } from './certification.ts'
import type { KakaoPerson } from './kakao-provider.ts'
import { linkedAccountTable, memberTable } from './tables.ts'

const ofPerson = (provider_id: string) =>
  and(eq(linkedAccountTable.provider, 'kakao'), eq(linkedAccountTable.provider_id, provider_id))

/** The member whom this account at Kakao opens. Never found by email: an address may have changed hands. */
export async function findLinkedMember(ctx: Context, provider_id: string) {
  const [member] = await ctx.db
    .select({ mb_id: memberTable.mb_id, state: memberTable.state })
    .from(linkedAccountTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, linkedAccountTable.mb_id))
    .where(ofPerson(provider_id))
  return member
}

/** One account there, one member here: the two unique keys decide, also between two at once. */
export async function addLink(ctx: Context, mb_id: string, { provider_id, nickname }: KakaoPerson) {
  const [added] = await ctx.db
    .insert(linkedAccountTable)
    .values({ provider: 'kakao', provider_id, mb_id, nickname, linked_at: ctx.now() })
    .onConflictDoNothing()
    .returning()
  if (added) return
  const [known] = await ctx.db.select().from(linkedAccountTable).where(ofPerson(provider_id))
  if (known?.mb_id === mb_id) return
  throw new Problem(
    422,
    known
      ? '이미 다른 아이디에 연결된 카카오 계정이에요.'
      : '이 아이디에는 다른 카카오 계정이 연결되어 있어요. 먼저 그 연결을 끊어 주세요.',
    { code: 'kakao_taken' },
  )
}

/** Takes a member's links away and says which accounts they were to. */
export async function dropLinksOf(ctx: Context, mb_id: string) {
  const links = await ctx.db
    .delete(linkedAccountTable)
    .where(eq(linkedAccountTable.mb_id, mb_id))
    .returning({ provider_id: linkedAccountTable.provider_id })
  return links.map(({ provider_id }) => provider_id)
}

/** Kakao reports that a person has cut the link there: what it has reported about them is deleted, too. */
export const forgetPerson = (ctx: Context, provider_id: string) =>
  ctx.transaction(async (ctx) => {
    const gone = await ctx.db.delete(linkedAccountTable).where(ofPerson(provider_id)).returning()
    for (const { mb_id } of gone) await dropCertificationOf(ctx, mb_id)
  })
