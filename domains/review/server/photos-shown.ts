import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { originalName } from '@sillage/server-kit/images-name.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { emptyReviews } from './counts.ts'
import { addressOf, fileIdOf, place, plainPhoto } from './photos.ts'
import { reviewTable } from './tables.ts'

const isPlain = ({ src }: Picture) => src.startsWith(addressOf(''))
const stemOf = ({ src }: Picture) => /^\/media\/(review-.+)-\{width\}\.webp$/.exec(src)?.[1]
const stemsOf = (photos: Picture[]) => photos.flatMap((photo) => stemOf(photo) ?? [])

/** The same pictures as only their author and staff may see them. */
export const asHidden = (photos: Picture[]) =>
  photos.map((photo) => {
    const id = fileIdOf(photo.src)
    return id ? plainPhoto({ ...photo, id }) : photo
  })

/**
 * Brings what everyone may see of a review's pictures in step with the review: those of one that is shown come in all
 * sizes, and what is hidden or gone has none any more. The row is held, so that hiding and showing never overtake it.
 */
export const keepPhotosInStep = defineJob({
  name: 'review.photos',
  payload: z.object({ review_id: z.int(), before: z.array(z.string()) }),
  run: (ctx, { review_id, before }) =>
    ctx.transaction(async (ctx) => {
      const [locked] = await ctx.db.select().from(reviewTable).where(eq(reviewTable.id, review_id)).for('update')
      const shown = locked && locked.hidden_reason === null ? await inAllSizes(ctx, locked.photos) : []
      if (locked && shown.some(({ src }, index) => src !== locked.photos[index]?.src)) {
        await ctx.db.update(reviewTable).set({ photos: shown }).where(eq(reviewTable.id, review_id))
        await emptyReviews(ctx, locked.product_id)
      }
      const alive = new Set(stemsOf(shown))
      await Promise.all(before.filter((stem) => !alive.has(stem)).map((stem) => ctx.files.remove(originalName(stem))))
    }),
})

/** To be called in the transaction that changes a review's pictures, with those it had. */
export const photosChanged = (ctx: Context, { id, photos }: { id: number; photos: Picture[] }) =>
  enqueue(ctx, keepPhotosInStep, { review_id: id, before: stemsOf(photos) })

const olderAtOnce = 500

/** Pictures that were sent before there were sizes, and those whose job has failed: their turn comes again. */
export async function redrawOlderPhotos(ctx: Context) {
  const plain = sql`exists (select from jsonb_array_elements(${reviewTable.photos}) photo
    where starts_with(photo ->> 'src', ${addressOf('')}))`
  const rows = await ctx.db
    .select({ id: reviewTable.id, photos: reviewTable.photos })
    .from(reviewTable)
    .where(and(isNull(reviewTable.hidden_reason), sql`${reviewTable.has_photo}`, plain))
    .orderBy(asc(reviewTable.id))
    .limit(olderAtOnce)
  for (const row of rows) await photosChanged(ctx, row)
}

/** One after another: each takes its memory while it is looked at. */
async function inAllSizes(ctx: Context, photos: Picture[]) {
  const plain = photos.filter(isPlain).map(({ src }) => fileIdOf(src) ?? '')
  if (plain.length === 0) return photos
  const files = await ctx.db
    .select({ id: storedFileTable.id, key: storedFileTable.key })
    .from(storedFileTable)
    .where(and(inArray(storedFileTable.id, plain), eq(storedFileTable.place, place)))
  const keys = new Map(files.map(({ id, key }) => [id, key]))
  const shown: Picture[] = []
  for (const photo of photos) {
    const id = isPlain(photo) ? fileIdOf(photo.src) : undefined
    const key = id && keys.get(id)
    shown.push(key ? await keepPicture(ctx.files, { path: await ctx.files.local(key), label: `review-${id}` }) : photo)
  }
  return shown
}
