import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { jobTable } from '@sillage/server-kit/tables.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockAccount } from './account-lock.ts'
import { dropCertificationOf } from './certification.ts'
import { dropLinksOf, findLinkedMember } from './kakao-link.ts'
import type { Kakao } from './kakao-provider.ts'

const unlinkKind = { name: 'member.unlink-kakao', payload: z.object({ provider_id: z.string().optional() }) }

/** Cuts the member's link here at once and, as soon as Kakao can be reached, there. */
export function unlinkKakao(ctx: Context) {
  return ctx.transaction(async (ctx) => {
    const { mb_id, password_hash } = await lockAccount(ctx)
    if (password_hash === '')
      throw new Problem(422, '먼저 비밀번호를 정해 주세요. 카카오 없이는 비밀번호로만 로그인할 수 있어요.', {
        code: 'password_needed',
      })
    const ids = await dropLinksOf(ctx, mb_id)
    if (ids.length === 0) throw new Problem(422, '연결한 카카오 계정이 없어요.', { code: 'not_linked' })
    // What the provider has reported is deleted with the link.
    await dropCertificationOf(ctx, mb_id)
    await askToUnlink(ctx, ids)
    return { message: '카카오 연결을 끊었어요.' }
  })
}

/** In the caller's transaction: the request to Kakao waits for the commit, and for Kakao. */
export async function askToUnlink(ctx: Context, ids: readonly string[]) {
  for (const provider_id of ids) await enqueue(ctx, unlinkKind, { provider_id })
}

export const createUnlinkJob = (kakao: Kakao | undefined) =>
  defineJob({
    ...unlinkKind,
    async run(ctx, { provider_id }) {
      // Linked again meanwhile, or a shop that no longer speaks to Kakao: nothing to cut.
      if (provider_id && kakao && !(await findLinkedMember(ctx, provider_id))) await kakao.unlink(provider_id)
      await forgetWhom(ctx, provider_id)
    },
    onDead: (ctx, { provider_id }) => forgetWhom(ctx, provider_id),
  })

/** Finished jobs stay for a week; of who has left nothing may. */
async function forgetWhom(ctx: Context, provider_id: string | undefined) {
  await ctx.db
    .update(jobTable)
    .set({ payload: {} })
    .where(
      and(
        eq(jobTable.name, unlinkKind.name),
        // One that was added since has its own work to do.
        ne(jobTable.state, 'waiting'),
        eq(sql`${jobTable.payload} ->> 'provider_id'`, provider_id ?? ''),
      ),
    )
}
