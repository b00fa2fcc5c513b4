import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { holdsKey, signKey } from '@sillage/server-kit/signed-key.ts'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import { readPage } from '../cms-allow.ts'
import { bannerTroubles } from '../cms-banner.ts'
import type { cms, Published } from '../cms-contract.ts'
import type { CmsNode } from '../cms-node-contract.ts'
import { titleNode } from '../cms-title.ts'
import { asShown } from './cms.ts'
import { cmsPageTable, cmsVersionTable } from './cms-tables.ts'

export type CmsPageRow = typeof cmsPageTable.$inferSelect
type VersionRow = typeof cmsVersionTable.$inferSelect

const scheduledFor = and(eq(cmsVersionTable.name, cmsPageTable.name), isNull(cmsVersionTable.published_at))

export async function listCmsPages(ctx: Context) {
  const rows = await ctx.db
    .select({ page: cmsPageTable, scheduled: cmsVersionTable })
    .from(cmsPageTable)
    .leftJoin(cmsVersionTable, scheduledFor)
    .orderBy(desc(cmsPageTable.changed_at), asc(cmsPageTable.name))
    .limit(500)
  return { data: rows.map(({ page, scheduled }) => toPageEntry(page, scheduled)) }
}

export async function findCmsSheet(ctx: Context, name: string) {
  const page = await findPage(ctx, name)
  const versions = await ctx.db
    .select()
    .from(cmsVersionTable)
    .where(eq(cmsVersionTable.name, name))
    .orderBy(desc(cmsVersionTable.version))
    .limit(100)
  const scheduled = versions.find(({ published_at }) => published_at === null) ?? null
  const preview_key = signKey(ctx, previewOf(name), { hours: 1 })
  return { ...toPageEntry(page, scheduled), preview_key, draft: draftOf(page), versions: versions.map(toVersion) }
}

const previewOf = (name: string) => `cms preview ${name}`

/** The draft as a preview, for anyone with the key, for an hour. */
export async function previewDraft(ctx: Context, { name, key }: { name: string; key: string }) {
  if (!holdsKey(ctx, previewOf(name), key)) throw notFound()
  return asShown(ctx, draftOf(await findPage(ctx, name)))
}

export async function findCmsVersion(ctx: Context, { name, version }: { name: string; version: number }) {
  const [row] = await ctx.db
    .select()
    .from(cmsVersionTable)
    .where(and(eq(cmsVersionTable.name, name), eq(cmsVersionTable.version, version)))
  if (!row) throw notFound()
  return row
}

/** Saves the draft, which only staff can see. */
export const saveDraft = (ctx: Context, { params: { name }, body }: HandlerInput<typeof cms.save>) =>
  ctx.transaction(async (ctx) => {
    // Two who begin the same page at once meet here: the second finds the first one's row.
    if (body.based_on === 0) await ctx.db.insert(cmsPageTable).values({ name }).onConflictDoNothing()
    await changeDraft(ctx, name, body.based_on, body)
    await writeAudit(ctx, { action: 'cms.save', subject: `cms:${name}`, before: null, after: { link: body.link } })
    return findCmsSheet(ctx, name)
  })

/** Makes an old version the draft: it is previewed and published like any other. */
export const restoreVersion = (ctx: Context, { params }: HandlerInput<typeof cms.restore>) =>
  ctx.transaction(async (ctx) => {
    const { draft_version } = await lockPage(ctx, params.name)
    await changeDraft(ctx, params.name, draft_version, await findCmsVersion(ctx, params))
    const after = { version: params.version }
    await writeAudit(ctx, { action: 'cms.restore', subject: `cms:${params.name}`, before: null, after })
    return findCmsSheet(ctx, params.name)
  })

async function changeDraft(ctx: Context, name: string, based_on: number, { template, link }: Published) {
  if (name === 'banner' && template) checkBanner(template)
  if (name !== 'banner') checkLink({ template, link })
  const page = await lockPage(ctx, name)
  if (page.draft_version !== based_on) throw changedMeanwhile()
  const draft = { draft_template: template, draft_link: link, draft_version: based_on + 1, changed_at: ctx.now() }
  await ctx.db.update(cmsPageTable).set(draft).where(eq(cmsPageTable.name, name))
  await followPictures(ctx, { field: 'template', before: draftOf(page).template, after: template })
}

function checkBanner(template: CmsNode) {
  const [first, ...others] = bannerTroubles(template)
  if (first) throw new Problem(422, first, { errors: { template: [first, ...others] } })
}

/** The link of a whole page is drawn around all of it: if another link is inside, saving reports it. */
function checkLink(page: Published) {
  if (!page.link) return
  const { troubles } = readPage(page)
  if (troubles[0]) throw new Problem(422, troubles[0], { errors: { link: troubles } })
}

export const changedMeanwhile = () =>
  new Problem(409, '그사이 다른 사람이 이 페이지를 바꿨어요. 다시 확인해 주세요.', { code: 'changed' })

export async function findPage(ctx: Context, name: string): Promise<CmsPageRow> {
  const [page] = await ctx.db.select().from(cmsPageTable).where(eq(cmsPageTable.name, name))
  if (!page) throw notFound()
  return page
}

/** Publishing, scheduling and taking down happen one after the other. */
export async function lockPage(ctx: Context, name: string): Promise<CmsPageRow> {
  const [page] = await ctx.db.select().from(cmsPageTable).where(eq(cmsPageTable.name, name)).for('update')
  if (!page) throw notFound()
  return page
}

/** The draft, or the published page if there is no draft. */
export const draftOf = (page: CmsPageRow): Published =>
  page.draft_template
    ? { template: page.draft_template, link: page.draft_link }
    : { template: page.template, link: page.link }

const toVersion = ({ version, note, publish_at, published_at, until_at }: VersionRow) => ({
  version,
  note,
  publish_at: publish_at.toISOString(),
  published_at: published_at?.toISOString() ?? null,
  until_at: until_at?.toISOString() ?? null,
})

function toPageEntry(page: CmsPageRow, scheduled: VersionRow | null) {
  const { template } = draftOf(page)
  const { name, version, draft_version, published_at, changed_at } = page
  return {
    name,
    version,
    draft_version,
    title: (template && titleNode(template)?.option.props.innerText) || name,
    published_at: published_at?.toISOString() ?? null,
    changed_at: changed_at.toISOString(),
    scheduled: scheduled && toVersion(scheduled),
  }
}
