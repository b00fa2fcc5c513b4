import { createHash, randomBytes } from 'node:crypto'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import type { Design } from '../design-contract.ts'
import { type DesignKind, designsKept } from '../words.ts'
import { designTable } from './tables.ts'

type Row = typeof designTable.$inferSelect

const toSaved = ({ code, design, created_at }: Row) => ({ code, design, created_at: created_at.toISOString() })
const newCode = () => randomBytes(12).toString('base64url')

export async function saveDesign(ctx: Context, design: Design) {
  await limit(ctx, 'design')
  const mb_id = ctx.member?.mb_id ?? null
  const hash = createHash('sha256').update(JSON.stringify(design)).digest('base64url')
  const [row] = await ctx.db
    .insert(designTable)
    .values({ code: newCode(), mb_id, kind: design.kind, design, hash, created_at: ctx.now() })
    // Saved again: it is the newest now.
    .onConflictDoUpdate({ target: [designTable.hash, designTable.mb_id], set: { created_at: ctx.now() } })
    .returning()
  if (!row) throw new Error('a saved design was not returned')
  if (mb_id) await dropOldest(ctx, mb_id, design.kind)
  return toSaved(row)
}

async function dropOldest(ctx: Context, mb_id: string, kind: DesignKind) {
  const old = ctx.db
    .select({ id: designTable.id })
    .from(designTable)
    .where(and(eq(designTable.mb_id, mb_id), eq(designTable.kind, kind)))
    .orderBy(desc(designTable.created_at), desc(designTable.id))
    .offset(designsKept)
  await ctx.db.delete(designTable).where(inArray(designTable.id, old))
}

export async function listDesigns(ctx: Context, kind: DesignKind) {
  const { mb_id } = requireMember(ctx)
  const rows = await ctx.db
    .select()
    .from(designTable)
    .where(and(eq(designTable.mb_id, mb_id), eq(designTable.kind, kind)))
    .orderBy(desc(designTable.created_at), desc(designTable.id))
  return { data: rows.map(toSaved) }
}

export async function removeDesign(ctx: Context, code: string) {
  const mine = and(eq(designTable.code, code), eq(designTable.mb_id, requireMember(ctx).mb_id))
  const [gone] = await ctx.db.delete(designTable).where(mine).returning({ id: designTable.id })
  if (!gone) throw notFound('디자인을 찾을 수 없어요.')
  return { message: '디자인을 지웠어요.' }
}

export async function findDesign(ctx: Context, code: string) {
  const [row] = await ctx.db.select().from(designTable).where(eq(designTable.code, code))
  if (!row) throw notFound('디자인을 찾을 수 없어요.')
  return toSaved(row)
}

const keptDays = 365

/** Once a day: shared designs of visitors that are a year old. A member's wait as long as the member. */
export async function dropOldDesigns(ctx: Context) {
  const limit = new Date(ctx.now().getTime() - keptDays * 24 * 60 * 60 * 1000)
  await ctx.db
    .delete(designTable)
    .where(sql`${designTable.mb_id} is null and ${designTable.created_at} < ${limit.toISOString()}`)
}
