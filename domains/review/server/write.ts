import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import type { review } from '../contract.ts'
import { reviewable, reviewLimits } from '../words.ts'
import { countReview } from './counts.ts'
import { otherLinesOf } from './one-purchase.ts'
import { fileIdOf, listPhotos, place, removePhotos, subjectOf } from './photos.ts'
import { photosChanged } from './photos-shown.ts'
import { findReview, toReview } from './reviews.ts'
import { rewardReview, wasRewarded } from './reward.ts'
import { reviewTable } from './tables.ts'

const limitWriting = (ctx: Context, mb_id: string) => limit(ctx, 'review', { member: mb_id })

type Words = HandlerInput<typeof review.create>['body']

/** Only who has received something speaks of it, and once: under the order's lock, also where it came in parts. */
export async function createReview(ctx: Context, { order_line_id, stars, body }: Words, files: SentFile[]) {
  const { mb_id } = requireMember(ctx)
  await limitWriting(ctx, mb_id)
  const id = await withStoredFiles(ctx, files, async (ctx, attach) => {
    const { line, currency } = await findLine(ctx, mb_id, order_line_id)
    if (await isSpokenOfElsewhere(ctx, mb_id, order_line_id)) throw alreadyWritten()
    const { product_id, option_name, option_name_en } = line
    const has_photo = files.length > 0
    const [row] = await ctx.db
      .insert(reviewTable)
      .values({
        order_line_id,
        product_id,
        mb_id,
        stars,
        body,
        option_name,
        option_name_en,
        has_photo,
        created_at: ctx.now(),
      })
      .onConflictDoNothing({ target: reviewTable.order_line_id })
      .returning({ id: reviewTable.id })
    if (!row) throw alreadyWritten()
    await attach({ place, subject: subjectOf(row.id), mb_id })
    if (has_photo) await keepPhotos(ctx, { id: row.id, photos: [] })
    await countReview(ctx, product_id, { come: { stars, has_photo } })
    if (currency === 'krw') await rewardReview(ctx, { mb_id, order_line_id, has_photo })
    return row.id
  })
  return toReview(await findReview(ctx, id))
}

/** One purchase is one review, also where it became several lines, and its points come once, also where it is gone. */
async function isSpokenOfElsewhere(ctx: Context, mb_id: string, order_line_id: number): Promise<boolean> {
  const others = await otherLinesOf(ctx, order_line_id)
  if (others.length === 0) return false
  const isThere = (await ctx.db.$count(reviewTable, inArray(reviewTable.order_line_id, others))) > 0
  return isThere || wasRewarded(ctx, mb_id, others)
}

const alreadyWritten = () => new Problem(409, '이미 리뷰를 쓴 상품이에요.', { code: 'already_written' })

/** The member's own delivered line. Its order is locked: nothing of it is returned or split meanwhile. */
async function findLine(ctx: Context, mb_id: string, order_line_id: number) {
  const [found] = await ctx.db
    .select({ line: orderLineTable, currency: orderTable.currency })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .where(and(eq(orderLineTable.id, order_line_id), eq(orderTable.mb_id, mb_id)))
    .for('no key update', { of: orderTable })
  if (!found) throw notFound()
  if (!reviewable.some((state) => state === found.line.state))
    throw invalid('order_line_id', '상품을 받은 뒤에 리뷰를 쓸 수 있어요.')
  return found
}

type Change = HandlerInput<typeof review.change>['body']

export async function changeReview(ctx: Context, id: number, { stars, body, keep }: Change, files: SentFile[]) {
  const { mb_id } = requireMember(ctx)
  await limitWriting(ctx, mb_id)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    const locked = await lockMine(ctx, id, mb_id)
    if (locked.hidden_reason !== null) throw new Problem(409, '숨긴 리뷰는 수정할 수 없어요.', { code: 'hidden' })
    const named = new Set(keep.flatMap((src) => fileIdOf(src) ?? []))
    const kept = locked.photos.filter(({ src }) => named.has(fileIdOf(src) ?? ''))
    if (kept.length + files.length > reviewLimits.photos)
      throw invalid('photos', '파일이 너무 많아요. 몇 개를 빼 주세요.')
    await removePhotos(ctx, id, keep)
    await attach({ place, subject: subjectOf(id), mb_id })
    const has_photo = kept.length + files.length > 0
    await ctx.db
      .update(reviewTable)
      .set({ stars, body, body_en: null, has_photo, changed_at: ctx.now() })
      .where(eq(reviewTable.id, id))
    await keepPhotos(ctx, locked)
    await countReview(ctx, locked.product_id, { gone: locked, come: { stars, has_photo } })
    const { currency } = await findOrder(ctx, locked.order_line_id)
    if (currency === 'krw') await rewardReview(ctx, { mb_id, order_line_id: locked.order_line_id, has_photo })
  })
  return toReview(await findReview(ctx, id))
}

export async function removeReview(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    const locked = await lockMine(ctx, id, mb_id)
    // Or the same words would be there again under the same line.
    if (locked.hidden_reason !== null) throw new Problem(409, '숨긴 리뷰는 지울 수 없어요.', { code: 'hidden' })
    await removePhotos(ctx, id)
    await photosChanged(ctx, locked)
    await ctx.db.delete(reviewTable).where(eq(reviewTable.id, id))
    await countReview(ctx, locked.product_id, { gone: locked })
  })
  return { message: '리뷰를 지웠어요.' }
}

async function lockMine(ctx: Context, id: number, mb_id: string) {
  const mine = and(eq(reviewTable.id, id), eq(reviewTable.mb_id, mb_id))
  const [locked] = await ctx.db.select().from(reviewTable).where(mine).for('update')
  if (!locked) throw notFound()
  return locked
}

async function findOrder(ctx: Context, order_line_id: number) {
  const [order] = await ctx.db
    .select({ currency: orderTable.currency })
    .from(orderTable)
    .innerJoin(orderLineTable, eq(orderLineTable.order_id, orderTable.id))
    .where(eq(orderLineTable.id, order_line_id))
  if (!order) throw notFound()
  return order
}

async function keepPhotos(ctx: Context, before: { id: number; photos: Picture[] }) {
  const photos = await listPhotos(ctx, before.id, before.photos)
  await ctx.db.update(reviewTable).set({ photos }).where(eq(reviewTable.id, before.id))
  await photosChanged(ctx, before)
}
