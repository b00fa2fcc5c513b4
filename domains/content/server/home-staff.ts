import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { holdsKey, signKey } from '@sillage/server-kit/signed-key.ts'
import { desc, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import type { HomeSheet, homePage } from '../home-contract.ts'
import type { HomeDesign } from '../home-design-contract.ts'
import { readDesign, showDesign, theHome } from './home.ts'
import { homeTable, homeVersionTable } from './home-tables.ts'

type HomeRow = typeof homeTable.$inferSelect
type VersionRow = typeof homeVersionTable.$inferSelect

const previewed = 'home preview'

export async function findHomeSheet(ctx: Context): Promise<HomeSheet> {
  const [home] = await ctx.db.select().from(homeTable).where(theHome)
  const versions = await ctx.db.select().from(homeVersionTable).orderBy(desc(homeVersionTable.version)).limit(100)
  const scheduled = versions.find(({ published_at }) => published_at === null)
  return {
    draft: draftOf(home),
    draft_version: home?.draft_version ?? 0,
    changed_at: home?.changed_at.toISOString() ?? null,
    published: readDesign(home?.content),
    version: home?.version ?? null,
    published_at: home?.published_at?.toISOString() ?? null,
    scheduled: scheduled ? toVersion(scheduled) : null,
    versions: versions.map(toVersion),
    preview_key: signKey(ctx, previewed, { hours: 1 }),
  }
}

/** The draft as a preview, for anyone with the key, for an hour. */
export async function previewHome(ctx: Context, key: string) {
  if (!holdsKey(ctx, previewed, key)) throw notFound()
  const [home] = await ctx.db.select().from(homeTable).where(theHome)
  return showDesign(ctx, draftOf(home))
}

/** Saves the draft, which only staff can see. */
export const saveHome = (ctx: Context, { body }: HandlerInput<typeof homePage.save>) =>
  ctx.transaction(async (ctx) => {
    await changeDraft(ctx, body.design, body.based_on)
    await writeAudit(ctx, { action: 'home.save', subject: 'home', before: null, after: { draft: body.based_on + 1 } })
    return findHomeSheet(ctx)
  })

export async function findHomeVersion(ctx: Context, version: number) {
  const [row] = await ctx.db.select().from(homeVersionTable).where(eq(homeVersionTable.version, version))
  if (!row) throw notFound()
  return { design: readDesign(row.content) }
}

/** Makes an old version the draft: it is previewed and published like any other. */
export const restoreHome = (ctx: Context, version: number) =>
  ctx.transaction(async (ctx) => {
    const { design } = await findHomeVersion(ctx, version)
    await changeDraft(ctx, design, (await lockHome(ctx)).draft_version)
    await writeAudit(ctx, { action: 'home.restore', subject: 'home', before: null, after: { version } })
    return findHomeSheet(ctx)
  })

async function changeDraft(ctx: Context, design: HomeDesign, based_on: number) {
  const home = await lockHome(ctx)
  if (home.draft_version !== based_on) throw changedMeanwhile()
  await followPictures(ctx, { field: 'design', before: draftOf(home), after: design })
  const changes = { draft: design, draft_version: based_on + 1, changed_at: ctx.now() }
  await ctx.db.update(homeTable).set(changes).where(theHome)
}

export const changedMeanwhile = () =>
  new Problem(409, '그사이 다른 사람이 이 페이지를 바꿨어요. 다시 확인해 주세요.', { code: 'changed' })

/** Saving and publishing happen one after the other; a shop that has designed nothing begins its row here. */
export async function lockHome(ctx: Context): Promise<HomeRow> {
  await ctx.db.insert(homeTable).values({ id: 1 }).onConflictDoNothing()
  const [home] = await ctx.db.select().from(homeTable).where(theHome).for('update')
  if (!home) throw new Error('the home page has no row')
  return home
}

/** The draft, or the published design if there is no draft. */
export const draftOf = (home: HomeRow | undefined): HomeDesign => readDesign(home?.draft ?? home?.content)

const toVersion = ({ version, note, publish_at, published_at }: VersionRow) => ({
  version,
  note,
  publish_at: publish_at.toISOString(),
  published_at: published_at?.toISOString() ?? null,
})
