import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { CategoryForm, categoryEditing } from '../category-contract.ts'
import { saleCategoryId } from '../words.ts'
import { refuseLostPictures } from './lost-pictures.ts'
import { categoryTable } from './tables.ts'
import { depthOf, heightOf, isBelow, type Tree } from './tree.ts'
import { followMove, followName } from './tree-products.ts'

const levels = 3
type Place = { parent_id: number | null; position: number }

/** Every category, hidden ones too, in the order of the tree's neighbours. */
export const listAllCategories = (ctx: Context) =>
  ctx.db.select().from(categoryTable).orderBy(asc(categoryTable.position), asc(categoryTable.id))

export const createCategory = (ctx: Context, form: HandlerInput<typeof categoryEditing.createCategory>['body']) =>
  atTree(ctx, async (ctx, tree) => {
    const { parent_id, position = tree.length, ...words } = form
    await refuseLostPictures(ctx, words.picture ? [words.picture] : [])
    refuseDepth(tree, parent_id, 1)
    refuseTwin(tree, parent_id, words)
    const [made] = await ctx.db
      .insert(categoryTable)
      .values({ ...words, parent_id, position })
      .returning()
    if (!made) throw new Error('an inserted category was not returned')
    await putAt(ctx, [...tree, made], made.id, { parent_id, position })
    await note(ctx, 'category.create', made.id, null, form)
    return made.id
  })

export const changeCategory = (ctx: Context, category_id: number, change: Partial<CategoryForm>) =>
  atTree(ctx, async (ctx, tree) => {
    const before = find(tree, category_id)
    refuseForSale(before, change)
    refuseTwin(
      tree.filter(({ id }) => id !== category_id),
      before.parent_id,
      change,
    )
    if (Object.keys(change).length === 0) return category_id
    await refuseLostPictures(ctx, change.picture ? [change.picture] : [])
    await ctx.db.update(categoryTable).set(change).where(eq(categoryTable.id, category_id))
    if (change.name !== undefined || change.name_en !== undefined) await followName(ctx, category_id)
    await note(ctx, 'category.change', category_id, before, change)
    return category_id
  })

/** Moves a category below another, or among its neighbours; everything below it moves along, and so do the products. */
export const moveCategory = (ctx: Context, category_id: number, place: Place) =>
  atTree(ctx, async (ctx, tree) => {
    const before = find(tree, category_id)
    refuseForSale(before, place)
    if (isBelow(tree, place.parent_id, category_id))
      throw invalid('parent_id', '카테고리를 그 아래로 옮길 수는 없어요.')
    refuseDepth(tree, place.parent_id, heightOf(tree, category_id))
    refuseTwin(
      tree.filter(({ id }) => id !== category_id),
      place.parent_id,
      before,
    )
    await putAt(ctx, tree, category_id, place)
    if (place.parent_id !== before.parent_id) await followMove(ctx, tree, category_id)
    await note(ctx, 'category.move', category_id, before, place)
    return category_id
  })

/** Changes of the tree happen one after the other: two moves at once could make a circle. Pages are emptied. */
async function atTree(ctx: Context, act: (ctx: Context, tree: Tree) => Promise<number>) {
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`lock table ${categoryTable} in share row exclusive mode`)
    const id = await act(ctx, await listAllCategories(ctx))
    await emptyTags(ctx, 'categories', 'products')
    return find(await listAllCategories(ctx), id)
  })
}

/** Its neighbours are counted again, so that each place is one number. */
async function putAt(ctx: Context, tree: Tree, id: number, { parent_id, position }: Place) {
  const beside = tree.filter((each) => each.parent_id === parent_id && each.id !== id).map((each) => each.id)
  const ordered = beside.toSpliced(position, 0, id)
  for (const [position, each] of ordered.entries())
    await ctx.db.update(categoryTable).set({ parent_id, position }).where(eq(categoryTable.id, each))
}

function find(tree: Tree, category_id: number) {
  const found = tree.find(({ id }) => id === category_id)
  if (!found) throw notFound()
  return found
}

function refuseDepth(tree: Tree, parent_id: number | null, height: number) {
  if (parent_id !== null && !tree.some(({ id }) => id === parent_id)) throw invalid('parent_id', '없는 분류가 있어요.')
  if (depthOf(tree, parent_id) + height > levels) throw invalid('parent_id', '카테고리는 세 단계까지 만들 수 있어요.')
}

/** The shop itself fills the sale category and links to it by its number: it keeps its name, place and visibility. */
function refuseForSale(
  before: Tree[number],
  change: Partial<Pick<Tree[number], 'name' | 'name_en' | 'hidden' | 'parent_id'>>,
) {
  if (before.id !== saleCategoryId) return
  for (const field of ['name', 'name_en'] as const)
    if (change[field] !== undefined && change[field] !== before[field])
      throw invalid(field, '세일은 쇼핑몰이 스스로 채우는 카테고리라 이름을 바꿀 수 없어요.')
  if (change.hidden) throw invalid('hidden', '세일은 여러 화면에서 이어지는 카테고리라 숨길 수 없어요.')
  if (change.parent_id && change.parent_id !== before.parent_id)
    throw invalid('parent_id', '세일은 늘 맨 위 단계에 있어요. 다른 카테고리 아래로 옮길 수 없어요.')
}

/** Pressing twice makes one, so that there are never two with the same name. */
function refuseTwin(others: Tree, parent_id: number | null, words: { name?: string; name_en?: string }) {
  const beside = others.filter((each) => each.parent_id === parent_id)
  for (const field of ['name', 'name_en'] as const)
    if (beside.some((each) => each[field] === words[field])) throw invalid(field, '같은 자리에 같은 이름이 있어요.')
}

const note = (ctx: Context, action: AuditAction, id: number, before: object | null, after: object) =>
  writeAudit(ctx, { action, subject: `category:${id}`, before, after })
