import { randomBytes } from 'node:crypto'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { personalData } from '../../personal-data.ts'
import type { Person } from '../../personal-data-shape.ts'
import { memberTable } from './tables.ts'

/** Everything the shop keeps about the member who asks, part by part. */
export const downloadAccount = (ctx: Context) => collectPersonalData(ctx, requireMember(ctx).mb_id)

export async function collectPersonalData(ctx: Context, mb_id: string): Promise<Record<string, unknown>> {
  const [member] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id))
  if (!member) throw notFound()
  const parts: Record<string, unknown> = { downloaded_at: ctx.now().toISOString() }
  for (const { name, collect } of personalData) parts[name] = await collect(ctx, toPerson(member))
  return parts
}

/** No member's id has a colon, and the rest is random: a pseudonym cannot be traced back. */
export const toPerson = ({ mb_id, mb_name, mb_hp, mb_email }: typeof memberTable.$inferSelect): Person => ({
  mb_id,
  mb_name,
  mb_hp,
  mb_email,
  pseudonym: `left:${randomBytes(6).toString('hex')}`,
})
