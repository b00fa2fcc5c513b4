import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudit } from '../../audit/server/audit.ts'
import type { homePage } from '../home-contract.ts'
import { theHome } from './home.ts'
import { changedMeanwhile, draftOf, findHomeSheet, lockHome } from './home-staff.ts'
import { homeTable, homeVersionTable } from './home-tables.ts'

/** Makes a version of the draft, published at once or at a time. */
export const publishHome = (ctx: Context, { body }: HandlerInput<typeof homePage.publish>) =>
  ctx.transaction(async (ctx) => {
    const home = await lockHome(ctx)
    if (home.draft_version !== body.draft_version) throw changedMeanwhile()
    const publish_at = body.publish_at ? new Date(body.publish_at) : ctx.now()
    const isLater = publish_at > ctx.now()
    if (isLater && (await ctx.db.$count(homeVersionTable, waiting)) > 0)
      throw invalid('publish_at', '이미 예약한 게시가 있어요. 먼저 예약을 취소해 주세요.')
    const version = home.versions + 1
    const row = { version, content: draftOf(home), note: body.note, publish_at }
    await ctx.db.update(homeTable).set({ versions: version }).where(theHome)
    await ctx.db.insert(homeVersionTable).values({ ...row, published_at: isLater ? null : ctx.now() })
    if (isLater) await enqueue(ctx, publishHomeJob, { version }, { runAt: publish_at })
    else await putUp(ctx, row)
    const after = { version, publish_at: publish_at.toISOString() }
    await writeAudit(ctx, { action: 'home.publish', subject: 'home', before: { version: home.version }, after })
    return findHomeSheet(ctx)
  })

/** Cancels a scheduled version. Its number is not used again. */
export const unscheduleHome = (ctx: Context) =>
  ctx.transaction(async (ctx) => {
    await lockHome(ctx)
    const [gone] = await ctx.db.delete(homeVersionTable).where(waiting).returning()
    if (!gone) throw notFound('예약한 게시가 없어요.')
    const { version, publish_at } = gone
    const after = { version, publish_at: null }
    await writeAudit(ctx, { action: 'home.unschedule', subject: 'home', before: { version, publish_at }, after })
    return findHomeSheet(ctx)
  })

/** Publishes a scheduled version. Repeated or canceled, it does nothing. */
export const publishHomeJob = defineJob({
  name: 'home.publish',
  payload: z.object({ version: z.int() }),
  run: (ctx, { version }) =>
    ctx.transaction(async (ctx) => {
      await lockHome(ctx)
      const [row] = await ctx.db
        .update(homeVersionTable)
        .set({ published_at: ctx.now() })
        .where(and(waiting, eq(homeVersionTable.version, version)))
        .returning()
      if (row) await putUp(ctx, row)
    }),
})

const waiting = isNull(homeVersionTable.published_at)

async function putUp(
  ctx: Context,
  { version, content }: Pick<typeof homeVersionTable.$inferSelect, 'version' | 'content'>,
) {
  await ctx.db.update(homeTable).set({ version, content, published_at: ctx.now() }).where(theHome)
  await emptyTags(ctx, 'home')
}
