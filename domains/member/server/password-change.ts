import type { Context } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { endOtherSessions } from '@sillage/server-kit/sessions.ts'
import { eq } from 'drizzle-orm'
import { passwordChangedEmail } from './emails.ts'
import { dropLinks } from './mail-link.ts'
import { hashPassword } from './password.ts'
import { memberTable } from './tables.ts'

/** A new password ends sessions elsewhere and cancels links to choose another one. The owner is notified by email. */
export async function changePassword(ctx: Context, mb_id: string, password: string) {
  await setPassword(ctx, mb_id, await hashPassword(password))
}

/** For a transaction of the caller's own: hashing takes too long to be waited for inside one. */
export async function setPassword(ctx: Context, mb_id: string, password_hash: string) {
  const now = ctx.now()
  await ctx.transaction(async (ctx) => {
    const [member] = await ctx.db
      .update(memberTable)
      .set({ password_hash, password_changed_at: now })
      .where(eq(memberTable.mb_id, mb_id))
      .returning()
    if (!member) throw new Error('no member has this password to change')
    await endOtherSessions(ctx, mb_id)
    await dropLinks(ctx, mb_id, 'reset')
    // A thief may have requested another address: emails must not go there after the owner has locked the thief out.
    if (member.email_proved_at) await dropLinks(ctx, mb_id, 'prove')
    const { mb_name, mb_email, lang } = member
    await post(ctx, {
      template: passwordChangedEmail,
      subject: `member:${mb_id}`,
      transition: `password ${now.toISOString()}`,
      recipient: mb_email,
      lang,
      payload: { mb_name, mb_id, at: now.toISOString() },
    })
  })
}
