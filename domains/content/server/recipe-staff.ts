import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { versionOf } from '@sillage/server-kit/row-version.ts'
import { unlessTaken } from '@sillage/server-kit/violated.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import { staffRows } from '../../audit/server/staff-rows.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import type { recipes } from '../recipe-contract.ts'
import { refuseUnknown } from './chosen.ts'
import { recipeTable } from './tables.ts'

type StaffCalls = typeof recipes.staff
type Form = HandlerInput<StaffCalls['add']>['body']
type Row = typeof recipeTable.$inferSelect

/** Older rows name a product without its size. */
const toSheet = (row: Row) => ({
  ...row,
  version: versionOf(row),
  materials: row.materials.map((each) => ({ sku: '-', ...each })),
})

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

const rows = staffRows({
  kind: 'recipe',
  tag: 'recipes',
  lock: (ctx, id) => ctx.db.select().from(recipeTable).where(eq(recipeTable.id, id)).for('update'),
  toSheet,
  follow: (ctx, change) => followPictures(ctx, { field: 'picture', ...change }),
})

const slugTaken = { field: 'slug', message: '이미 있는 이름이에요.' }

export const addRecipe = (ctx: Context, body: Form) =>
  rows.add(ctx, body, async (ctx) => {
    await refuseUnknown(ctx, 'materials', body.materials)
    return unlessTaken(ctx.db.insert(recipeTable).values(body).returning(), slugTaken)
  })

export const changeRecipe = (ctx: Context, { params: { id }, query, body }: HandlerInput<StaffCalls['change']>) =>
  rows.change(ctx, id, { ...query, after: body }, async (ctx) => {
    await refuseUnknown(ctx, 'materials', body.materials)
    return unlessTaken(ctx.db.update(recipeTable).set(body).where(eq(recipeTable.id, id)).returning(), slugTaken)
  })

export const switchRecipe = (ctx: Context, { params: { id }, body }: HandlerInput<StaffCalls['switch']>) =>
  rows.change(ctx, id, { action: 'switch', after: body }, async (ctx) =>
    ctx.db.update(recipeTable).set(body).where(eq(recipeTable.id, id)).returning(),
  )
