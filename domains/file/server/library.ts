import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { pictureStem } from '@sillage/kit/rich-text-picture.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { and, desc, eq, ilike, lt, not, or } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { pictureLibrary } from '../library-contract.ts'
import { findUses, isShown } from './picture-uses.ts'
import { definePictureSweep } from './sweep.ts'
import { libraryPictureTable } from './tables.ts'

type Row = typeof libraryPictureTable.$inferSelect

/** Removes the originals of pictures that staff deleted. */
export const sweepLibraryPictures = definePictureSweep('file.sweep-pictures')

export async function listPictures(ctx: Context, query: HandlerInput<typeof pictureLibrary.list>['query']) {
  const { keyword, used, after, limit } = query
  const pattern = `%${(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const { name, alt, alt_en } = libraryPictureTable
  const rows = await ctx.db
    .select()
    .from(libraryPictureTable)
    .where(
      and(
        keyword ? or(...[name, alt, alt_en].map((column) => ilike(column, pattern))) : undefined,
        used === undefined ? undefined : used ? isShown : not(isShown),
        after ? lt(libraryPictureTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(libraryPictureTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: await withUses(ctx, shown), next_after }
}

/** Writes down an uploaded picture, so that it is found again. The same one sent twice is one. */
export async function addToLibrary(ctx: Context, picture: Picture, { name }: Pick<SentFile, 'name'>) {
  const stem = pictureStem(picture.src)
  if (!stem) return
  const row = { stem, picture, name: name.slice(0, 150), created_at: ctx.now() }
  await ctx.db.insert(libraryPictureTable).values(row).onConflictDoNothing()
}

export const changePicture = (ctx: Context, { params, query, body }: HandlerInput<typeof pictureLibrary.change>) =>
  ctx.transaction(async (ctx) => {
    const isThis = eq(libraryPictureTable.id, params.id)
    const [before] = await ctx.db.select().from(libraryPictureTable).where(isThis).for('update')
    if (!before) throw notFound()
    refuseOutdated(before, query.based_on)
    const rows = await ctx.db.update(libraryPictureTable).set(body).where(isThis).returning()
    await writeAudit(ctx, { action: 'picture.change', subject: `picture:${params.id}`, before, after: body })
    const [changed] = await withUses(ctx, rows)
    if (!changed) throw notFound()
    return changed
  })

/** The row goes only where nothing shows it, and the job looks again before it removes the original. */
export const removePicture = (ctx: Context, id: number) =>
  ctx.transaction(async (ctx) => {
    const isThis = eq(libraryPictureTable.id, id)
    const [gone] = await ctx.db
      .delete(libraryPictureTable)
      .where(and(isThis, not(isShown)))
      .returning()
    if (!gone) {
      if ((await ctx.db.$count(libraryPictureTable, isThis)) === 0) throw notFound()
      throw new Problem(409, '쓰이고 있는 사진이에요. 쓰는 곳에서 먼저 빼 주세요.')
    }
    await enqueue(ctx, sweepLibraryPictures, { stems: [gone.stem] })
    const before = { name: gone.name, src: gone.picture.src }
    await writeAudit(ctx, { action: 'picture.remove', subject: `picture:${id}`, before, after: null })
    return { message: '사진을 지웠어요.' }
  })

async function withUses(ctx: Context, rows: readonly Row[]) {
  const uses = await findUses(
    ctx,
    rows.map(({ stem }) => stem),
  )
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    uses: uses.get(row.stem) ?? [],
    version: versionOf(row),
  }))
}
