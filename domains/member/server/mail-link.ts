import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { mailLinkTable } from './tables.ts'

type Purpose = (typeof mailLinkTable.$inferSelect)['purpose']
type Wanted = { purpose: Purpose; mb_id: string; mb_email: string; minutes: number }

export const newToken = () => randomBytes(32).toString('base64url')
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export async function openLink(ctx: Context, token: string, { minutes, ...link }: Wanted) {
  const expires_at = new Date(ctx.now().getTime() + minutes * 60_000)
  await ctx.db.insert(mailLinkTable).values({ ...link, token_hash: hashToken(token), expires_at })
}

const usable = (ctx: Context, token: string, purpose: Purpose) =>
  and(
    eq(mailLinkTable.token_hash, hashToken(token)),
    eq(mailLinkTable.purpose, purpose),
    isNull(mailLinkTable.used_at),
    gt(mailLinkTable.expires_at, ctx.now()),
  )

/** A look at a link that can still be used. */
export async function findLink(ctx: Context, token: string, purpose: Purpose) {
  const [link] = await ctx.db
    .select({ mb_id: mailLinkTable.mb_id, mb_email: mailLinkTable.mb_email })
    .from(mailLinkTable)
    .where(usable(ctx, token, purpose))
  return link
}

/** Uses a link up. That it can still be used is tested in the WHERE: of two clicks only one gets through. */
export async function useLink(ctx: Context, token: string, purpose: Purpose) {
  const [link] = await ctx.db
    .update(mailLinkTable)
    .set({ used_at: ctx.now() })
    .where(usable(ctx, token, purpose))
    .returning({ mb_id: mailLinkTable.mb_id, mb_email: mailLinkTable.mb_email })
  return link
}

export const dropLinks = (ctx: Context, mb_id: string, purpose: Purpose) =>
  ctx.db.delete(mailLinkTable).where(and(eq(mailLinkTable.mb_id, mb_id), eq(mailLinkTable.purpose, purpose)))
