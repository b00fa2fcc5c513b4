import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudit } from '../../audit/server/audit.ts'
import type { cms } from '../cms-contract.ts'
import { type CmsPageRow, changedMeanwhile, draftOf, findCmsSheet, lockPage } from './cms-staff.ts'
import { cmsPageTable, cmsVersionTable } from './cms-tables.ts'

/** Makes a version of the draft, published at once or at a time. */
export const publishDraft = (ctx: Context, { params: { name }, body }: HandlerInput<typeof cms.publish>) =>
  ctx.transaction(async (ctx) => {
    const page = await lockPage(ctx, name)
    if (page.draft_version !== body.draft_version) throw changedMeanwhile()
    const { template, link } = draftOf(page)
    if (!template) throw invalid('draft_version', '게시할 내용이 없어요.')
    const publish_at = body.publish_at ? new Date(body.publish_at) : ctx.now()
    const until_at = body.until_at ? new Date(body.until_at) : null
    if (until_at && until_at <= publish_at) throw invalid('until_at', '종료 시각이 시작 시각보다 빨라요.')
    const isLater = publish_at > ctx.now()
    if (isLater && (await isScheduled(ctx, name)))
      throw invalid('publish_at', '이미 예약한 게시가 있어요. 먼저 예약을 취소해 주세요.')
    const version = page.versions + 1
    await ctx.db.update(cmsPageTable).set({ versions: version }).where(eq(cmsPageTable.name, name))
    const row = { name, version, template, link, note: body.note, publish_at, until_at }
    // The unique index holds one that waits per page; what is shown at once does not wait.
    await ctx.db.insert(cmsVersionTable).values({ ...row, published_at: isLater ? null : ctx.now() })
    if (isLater) await enqueue(ctx, publishScheduledJob, { name, version }, { runAt: publish_at })
    else await putUp(ctx, row)
    if (until_at) await enqueue(ctx, withdrawAtItsEndJob, { name, version }, { runAt: until_at })
    const after = { version, publish_at: publish_at.toISOString(), until_at: body.until_at ?? null }
    await writeAudit(ctx, { action: 'cms.publish', subject: `cms:${name}`, before: { version: page.version }, after })
    return findCmsSheet(ctx, name)
  })

/** Cancels a scheduled version. Its number is not used again. */
export const unschedule = (ctx: Context, name: string) =>
  ctx.transaction(async (ctx) => {
    await lockPage(ctx, name)
    const [gone] = await ctx.db.delete(cmsVersionTable).where(scheduled(name)).returning()
    if (!gone) throw notFound('예약한 게시가 없어요.')
    const after = { version: gone.version, publish_at: null }
    await writeAudit(ctx, { action: 'cms.unschedule', subject: `cms:${name}`, before: gone, after })
    return findCmsSheet(ctx, name)
  })

/** Withdraws a page. Its versions and its draft stay. */
export const withdrawPage = (ctx: Context, name: string) =>
  ctx.transaction(async (ctx) => {
    const page = await lockPage(ctx, name)
    await takeDown(ctx, page)
    const after = { version: null }
    await writeAudit(ctx, { action: 'cms.withdraw', subject: `cms:${name}`, before: { version: page.version }, after })
    return findCmsSheet(ctx, name)
  })

/** Withdraws a version at its end. A version published after it stays. */
export const withdrawAtItsEndJob = defineJob({
  name: 'cms.withdraw',
  payload: z.object({ name: z.string(), version: z.int() }),
  run: (ctx, { name, version }) =>
    ctx.transaction(async (ctx) => {
      const page = await lockPage(ctx, name)
      if (page.version === version) await takeDown(ctx, page)
    }),
})

async function takeDown(ctx: Context, page: CmsPageRow) {
  const none = { template: null, link: '', version: null, published_at: null }
  // What was published becomes the draft if there is none, or it would be lost to further editing.
  const { template, link } = draftOf(page)
  await ctx.db
    .update(cmsPageTable)
    .set({ ...none, draft_template: template, draft_link: link })
    .where(eq(cmsPageTable.name, page.name))
  await emptyTags(ctx, ...tagsOf(page.name))
}

/** Publishes a scheduled version. Repeated or canceled, it does nothing. */
export const publishScheduledJob = defineJob({
  name: 'cms.publish',
  payload: z.object({ name: z.string(), version: z.int() }),
  run: (ctx, { name, version }) =>
    ctx.transaction(async (ctx) => {
      await lockPage(ctx, name)
      const [row] = await ctx.db
        .update(cmsVersionTable)
        .set({ published_at: ctx.now() })
        .where(and(scheduled(name), eq(cmsVersionTable.version, version)))
        .returning()
      if (row) await putUp(ctx, row)
    }),
})

const scheduled = (name: string) => and(eq(cmsVersionTable.name, name), isNull(cmsVersionTable.published_at))

const isScheduled = async (ctx: Context, name: string) => (await ctx.db.$count(cmsVersionTable, scheduled(name))) > 0

type Shown = Pick<typeof cmsVersionTable.$inferSelect, 'name' | 'version' | 'template' | 'link'>

async function putUp(ctx: Context, { name, ...shown }: Shown) {
  await ctx.db
    .update(cmsPageTable)
    .set({ ...shown, published_at: ctx.now() })
    .where(eq(cmsPageTable.name, name))
  await emptyTags(ctx, ...tagsOf(name))
}

/** The page itself, and every list of pages that can be found. */
const tagsOf = (name: string) => [`cms:${name}`, 'cms']
