import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { asc, eq } from 'drizzle-orm'
import { writeAudit } from '../../staff/server/audit.ts'
import type { store } from '../contract.ts'
import { storeLimits } from '../words.ts'
import { storeTable } from './tables.ts'

type Row = typeof storeTable.$inferSelect

const inOrder = [asc(storeTable.position), asc(storeTable.id)]

export const listStores = (ctx: Context) =>
  ctx.db
    .select()
    .from(storeTable)
    .where(eq(storeTable.hidden, false))
    .orderBy(...inOrder)

export const listForDesk = (ctx: Context) =>
  ctx.db
    .select()
    .from(storeTable)
    .orderBy(...inOrder)

export async function createStore(ctx: Context, form: HandlerInput<typeof store.desk.create>['body']) {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.insert(storeTable).values(form).returning()
    if (!row) throw new Error('a store was not added')
    await writeAudit(ctx, { action: 'store.create', subject: `store:${row.id}`, before: null, after: form })
    await emptyTags(ctx, 'stores')
    return row
  })
}

/** Changes a store under its lock, so that of two changes at once none is lost. */
export function changeStore(
  ctx: Context,
  id: number,
  action: string,
  change: (row: Row) => Partial<Row>,
): Promise<Row> {
  return ctx.transaction(async (ctx) => {
    const [before] = await ctx.db.select().from(storeTable).where(eq(storeTable.id, id)).for('update')
    if (!before) throw notFound()
    const after = change(before)
    await ctx.db
      .update(storeTable)
      .set({ ...after, changed_at: ctx.now() })
      .where(eq(storeTable.id, id))
    await writeAudit(ctx, { action: `store.${action}`, subject: `store:${id}`, before, after })
    await emptyTags(ctx, 'stores')
    return { ...before, ...after }
  })
}

export async function addPictures(ctx: Context, id: number, sent: SentFile[]) {
  if (sent.length === 0) throw invalid('pictures', '사진을 한 장 이상 올려 주세요.')
  const added: Row['pictures'] = []
  for (const { path } of sent) added.push(await keepPicture(ctx.files, { path, label: 'store' }))
  return changeStore(ctx, id, 'pictures', ({ pictures }) => {
    // The same picture twice is one.
    const all = [...new Map([...pictures, ...added].map((picture) => [picture.src, picture])).values()]
    if (all.length > storeLimits.pictures) throw invalid('pictures', '파일이 너무 많아요. 몇 개를 빼 주세요.')
    return { pictures: all }
  })
}

export async function removePicture(ctx: Context, id: number, src: string) {
  await changeStore(ctx, id, 'pictures', ({ pictures }) => {
    const left = pictures.filter((picture) => picture.src !== src)
    if (left.length === pictures.length) throw notFound()
    return { pictures: left }
  })
  return { message: '사진을 뺐어요.' }
}
