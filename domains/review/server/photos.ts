import { notFound } from '@sillage/kit/problem.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { type Context, isStaffWith } from '@sillage/server-kit/context.ts'
import { listFiles, removeFiles } from '@sillage/server-kit/stored-files.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { reviewTable } from './tables.ts'

/** The permission with which staff see reviews and their pictures. */
export const place = 'reviews'
export const subjectOf = (review_id: number) => `review:${review_id}`
export const addressOf = (file_id: string) => `/api/v1/review-photos/${file_id}`

/** A picture has two addresses in its life: as it was sent, and in all sizes. Both name its file. */
export const fileIdOf = (src: string) => /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/.exec(src)?.[0]

type Sent = { id: string; width: number | null; height: number | null }

/** A picture as it was sent. */
export const plainPhoto = ({ id, width, height }: Sent): Picture => ({
  src: addressOf(id),
  width: width ?? 1,
  height: height ?? 1,
  widths: [],
  tone: '',
})

/** The sent pictures of a review; those that have been shown before as they are known. */
export async function listPhotos(ctx: Context, review_id: number, known: Picture[] = []): Promise<Picture[]> {
  const files = (await listFiles(ctx, [subjectOf(review_id)])).get(subjectOf(review_id)) ?? []
  return files.map((file) => known.find(({ src }) => fileIdOf(src) === file.id) ?? plainPhoto(file))
}

/** Forgets the pictures of a review, except those whose addresses are named. */
export async function removePhotos(ctx: Context, review_id: number, keep: readonly string[] = []) {
  const files = (await listFiles(ctx, [subjectOf(review_id)])).get(subjectOf(review_id)) ?? []
  const kept = new Set(keep.map(fileIdOf))
  const gone = files.filter(({ id }) => !kept.has(id))
  await removeFiles(
    ctx,
    gone.map(({ id }) => id),
  )
}

/** A picture as long as its review is shown; hidden, it is there for its author and for staff alone. */
export async function openPhoto(ctx: Context, id: string) {
  const [file] = await ctx.db
    .select()
    .from(storedFileTable)
    .where(and(eq(storedFileTable.id, id), eq(storedFileTable.place, place)))
  const review_id = Number(file?.subject.split(':')[1])
  if (!file || !Number.isSafeInteger(review_id)) throw notFound()
  const [row] = await ctx.db.select().from(reviewTable).where(eq(reviewTable.id, review_id))
  const isMine = ctx.member !== null && row?.mb_id === ctx.member.mb_id
  if (!row || (row.hidden_reason !== null && !isMine && !isStaffWith(ctx, place))) throw notFound()
  const content = await ctx.files.get(file.key)
  if (!content) throw notFound()
  return { stream: content.stream, size: content.size, type: file.type, name: file.name }
}
