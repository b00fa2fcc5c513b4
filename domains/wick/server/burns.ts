import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { type Context, isStaffWith, requireMember } from '@sillage/server-kit/context.ts'
import { listFiles, openFileOf, removeFilesOf, withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { and, desc, eq } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { listSellables } from '../../catalog/server/sellable.ts'
import { limit } from '../../rate-limits.ts'
import type { wick } from '../contract.ts'
import { isGood } from '../model.ts'
import { burnResultTable, wickPoolTable } from './tables.ts'

export type BurnRow = typeof burnResultTable.$inferSelect
/** The permission with which staff see the pictures. */
const place = 'formulas'
export const subjectOf = (id: number) => `burn:${id}`

/** Rows with the wick's names and their pictures. */
export async function toResults(ctx: Context, rows: readonly BurnRow[]) {
  const sellables = await listSellables(ctx, [...new Set(rows.map(({ variant_id }) => variant_id))])
  const files = await listFiles(
    ctx,
    rows.map(({ id }) => subjectOf(id)),
  )
  return rows.map((row) => {
    const sold = sellables.find(({ variant }) => variant.id === row.variant_id)
    const option = optionWords(sold?.product.option_groups ?? [], sold?.variant.values ?? [])
    return {
      ...row,
      name: sold?.product.name ?? '',
      name_en: sold?.product.name_en ?? '',
      option_name: option.name,
      option_name_en: option.name_en,
      created_at: row.created_at.toISOString(),
      is_good: isGood(row),
      is_checked: row.checked_at !== null,
      photo: files.get(subjectOf(row.id))?.[0]?.id ?? null,
    }
  })
}

export async function toResult(ctx: Context, row: BurnRow) {
  const [result] = await toResults(ctx, [row])
  if (!result) throw new Error('a row has no result')
  return result
}

const mostMine = 50

export async function listMyBurns(ctx: Context) {
  const rows = await ctx.db
    .select()
    .from(burnResultTable)
    .where(eq(burnResultTable.mb_id, requireMember(ctx).mb_id))
    .orderBy(desc(burnResultTable.id))
    .limit(mostMine)
  return toResults(ctx, rows)
}

/** One burn, once: the same form sent again finds the row that it wrote. */
export async function reportBurn(ctx: Context, { body, files }: HandlerInput<typeof wick.report>) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'burn-result', { member: mb_id })
  if (body.pool_mm > body.diameter_mm) throw invalid('pool_mm', '녹은 지름이 용기의 안지름보다 커요.')
  const { variant_id, wax } = wickPoolTable
  const known = and(eq(variant_id, body.variant_id), eq(wax, body.wax))
  if ((await ctx.db.$count(wickPoolTable, known)) === 0) throw invalid('variant_id', '이 왁스의 심지를 골라 주세요.')
  return withStoredFiles(ctx, files.photo, async (ctx, attach) => {
    const [row] = await ctx.db
      .insert(burnResultTable)
      .values({ ...body, mb_id, created_at: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (row) await attach({ place, subject: subjectOf(row.id), mb_id })
    return toResult(ctx, row ?? (await findSent(ctx, mb_id, body.request_key)))
  })
}

async function findSent(ctx: Context, mb_id: string, request_key: string) {
  const mine = and(eq(burnResultTable.mb_id, mb_id), eq(burnResultTable.request_key, request_key))
  const [row] = await ctx.db.select().from(burnResultTable).where(mine)
  if (!row) throw notFound()
  return row
}

export async function removeBurn(ctx: Context, { params: { burn_id } }: HandlerInput<typeof wick.remove>) {
  const mine = and(eq(burnResultTable.id, burn_id), eq(burnResultTable.mb_id, requireMember(ctx).mb_id))
  await ctx.transaction(async (ctx) => {
    const [gone] = await ctx.db.delete(burnResultTable).where(mine).returning({ id: burnResultTable.id })
    if (!gone) throw notFound()
    await removeFilesOf(ctx, [subjectOf(gone.id)])
  })
  return { message: '결과를 지웠어요.' }
}

/** A picture that staff have looked at, for everyone; before that for its maker and for staff. */
export async function openBurnPhoto(ctx: Context, id: string) {
  const [file] = await ctx.db
    .select()
    .from(storedFileTable)
    .where(and(eq(storedFileTable.id, id), eq(storedFileTable.place, place)))
  const burn_id = /^burn:(\d{1,9})$/.exec(file?.subject ?? '')?.[1]
  if (!file || burn_id === undefined) throw notFound()
  const [row] = await ctx.db
    .select()
    .from(burnResultTable)
    .where(eq(burnResultTable.id, Number(burn_id)))
  const isMine = ctx.member !== null && row?.mb_id === ctx.member.mb_id
  const isShown = row?.checked_at !== null && row?.hidden_reason === null
  if (!row || !(isShown || isMine || isStaffWith(ctx, place))) throw notFound()
  return openFileOf(ctx, id, [file.subject])
}
