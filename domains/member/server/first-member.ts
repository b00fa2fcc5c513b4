import type { Context } from '@sillage/server-kit/context.ts'
import { memberTable } from './tables.ts'

type First = Pick<typeof memberTable.$inferInsert, 'mb_id' | 'mb_name' | 'mb_email' | 'mb_hp' | 'password_hash'>

/** The first member of a new shop, who sets it up: the printed key replaces the proof of an address. */
export async function addFirstMember(ctx: Context, member: First): Promise<void> {
  const standing = { state: 'active', email_proved_at: ctx.now() } as const
  await ctx.db.insert(memberTable).values({ ...member, ...standing, lang: ctx.visitor.lang })
}
