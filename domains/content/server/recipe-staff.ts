import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sqlState } from '@sillage/server-kit/create-context.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import type { recipes } from '../recipe-contract.ts'
import { refuseUnknown } from './chosen.ts'
import { recipeTable } from './tables.ts'

type StaffCalls = typeof recipes.staff
type Form = HandlerInput<StaffCalls['add']>['body']
type Row = typeof recipeTable.$inferSelect

export async function listAllRecipes(ctx: Context, query: HandlerInput<StaffCalls['list']>['query']) {
  const { visible, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(recipeTable)
    .where(
      and(
        visible === undefined ? undefined : eq(recipeTable.visible, visible),
        after ? lt(recipeTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(recipeTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toSheet), next_after }
}

export const addRecipe = (ctx: Context, body: Form) =>
  ctx.transaction(async (ctx) => {
    await refuseUnknown(ctx, 'materials', body.materials)
    const [row] = await unlessSlugTaken(ctx.db.insert(recipeTable).values(body).returning())
    return finish(ctx, 'recipe.add', row, null, body)
  })

export const changeRecipe = (ctx: Context, { params, query, body }: HandlerInput<StaffCalls['change']>) =>
  ctx.transaction(async (ctx) => {
    await refuseUnknown(ctx, 'materials', body.materials)
    const before = await lock(ctx, params.id)
    refuseOutdated(before, query.based_on)
    const changing = ctx.db.update(recipeTable).set(body).where(eq(recipeTable.id, params.id)).returning()
    const [row] = await unlessSlugTaken(changing)
    return finish(ctx, 'recipe.change', row, before, body)
  })

export const switchRecipe = (ctx: Context, { params, body }: HandlerInput<StaffCalls['switch']>) =>
  ctx.transaction(async (ctx) => {
    const before = await lock(ctx, params.id)
    const [row] = await ctx.db.update(recipeTable).set(body).where(eq(recipeTable.id, params.id)).returning()
    return finish(ctx, 'recipe.switch', row, before, body)
  })

async function lock(ctx: Context, id: number): Promise<Row> {
  const [row] = await ctx.db.select().from(recipeTable).where(eq(recipeTable.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

async function unlessSlugTaken<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (sqlState(error) === '23505') throw invalid('slug', '이미 있는 이름이에요.')
    throw error
  }
}

async function finish(ctx: Context, action: AuditAction, row: Row | undefined, before: Row | null, after: object) {
  if (!row) throw new Error('a written recipe was not returned')
  await followPictures(ctx, { field: 'picture', before, after: row })
  await writeAudit(ctx, { action, subject: `recipe:${row.id}`, before, after })
  await emptyTags(ctx, 'recipes')
  return toSheet(row)
}

/** Older rows name a product without its size. */
const toSheet = (row: Row) => ({
  ...row,
  version: versionOf(row),
  materials: row.materials.map((each) => ({ sku: '-', ...each })),
})
