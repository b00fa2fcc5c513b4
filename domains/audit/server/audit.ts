import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { forgetOldest } from '@sillage/server-kit/forget-oldest.ts'
import { sql } from 'drizzle-orm'
import type { AuditAction } from '../actions.ts'
import { staffNotice } from './live.ts'
import { auditTable } from './tables.ts'

type Entry = { action: AuditAction; subject: string; before: object | null; after: object | null }

/**
 * Writes down who changed what, in the transaction of the change. Of the old state only what changed is stored; all of it where nothing comes after.
 */
export async function writeAudit(ctx: Context, { action, subject, before, after }: Entry) {
  const changed = new Set(Object.keys(after ?? before ?? {}))
  const old = before && Object.fromEntries(Object.entries(before).filter(([name]) => changed.has(name)))
  await ctx.db
    .insert(auditTable)
    .values({ mb_id: requireMember(ctx).mb_id, action, subject, before: old, after })
    .returning({ notified: staffNotice })
}

/** The same where no one is signed in who did it: the command line, or the first owner of a new shop. */
export const writeAuditAs = (ctx: Context, mb_id: string, entry: Entry) =>
  ctx.db
    .insert(auditTable)
    .values({ mb_id, ...entry })
    .returning({ notified: staffNotice })

/** The same for many things that were changed at once. */
export async function writeAudits(ctx: Context, entries: readonly Entry[]) {
  const { mb_id } = requireMember(ctx)
  await ctx.db.execute(sql`
    insert into ${auditTable} (mb_id, action, subject, before, after)
    select ${mb_id}, each.* from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as each(action text, subject text, before jsonb, after jsonb)
    returning ${staffNotice}`)
}

/** What a nightly rule decided about someone: no one did it, and it stands in their history all the same. */
export async function writeNightly(ctx: Context, entries: readonly Entry[]) {
  if (entries.length === 0) return
  await ctx.db.insert(auditTable).values(entries.map((entry) => ({ ...entry, mb_id: '', created_at: ctx.now() })))
}

/** Writes down which pictures staff have put where everyone can see them. */
export const writeUpload = (ctx: Context, pictures: readonly { src: string }[]) =>
  writeAudit(ctx, {
    action: 'picture.upload',
    subject: 'pictures',
    before: null,
    after: { pictures: pictures.map(({ src }) => src) },
  })

/** Writes down that staff signed in; there is no session yet that would say who. */
export const writeSignIn = (ctx: Context, mb_id: string) =>
  ctx.db.insert(auditTable).values({
    mb_id,
    action: 'staff.sign-in',
    subject: `member:${mb_id}`,
    before: null,
    after: { ip: ctx.visitor.ip },
  })

const daysKept = 5 * 365 + 2

/** Once a day: who changed what is kept as long as the books that it explains, which the law wants for five years. */
export const forgetAudits = (ctx: Context) => forgetOldest(ctx, auditTable, daysKept)
