import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { memberTable } from '../../member/server/tables.ts'
import type { Reader } from './send-message.ts'

type Row = typeof memberTable.$inferSelect

/** Only what was proved is theirs: an address someone mistyped is a stranger's. */
const toReader = ({ mb_id, mb_name, mb_email, mb_hp, email_proved_at, hp_proved_at, lang }: Row): Reader => ({
  mb_id,
  name: mb_name,
  lang,
  email: email_proved_at ? mb_email : '',
  hp: hp_proved_at ? mb_hp : '',
})

/** Members as recipients of messages; members who left or are blocked are not among them. */
export async function readersOf(ctx: Context, mb_ids: readonly string[]): Promise<Map<string, Reader>> {
  if (mb_ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(memberTable)
    .where(and(inArray(memberTable.mb_id, [...new Set(mb_ids)]), eq(memberTable.state, 'active')))
  return new Map(rows.map((row) => [row.mb_id, toReader(row)]))
}
