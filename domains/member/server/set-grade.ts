import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Grade } from '../words.ts'
import { memberTable } from './tables.ts'

type Given = { before: { grade: Grade }; grade: Grade; reason: string }

/** Gives a member a grade that they applied for. */
export async function setGrade(ctx: Context, mb_id: string, { before, grade, reason }: Given): Promise<void> {
  await ctx.db.update(memberTable).set({ grade }).where(eq(memberTable.mb_id, mb_id))
  await writeAudit(ctx, { action: 'member.grade', subject: `member:${mb_id}`, before, after: { grade, reason } })
}
