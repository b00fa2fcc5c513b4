import { sessionTable } from '@sillage/server-kit/tables.ts'
import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { keepRecord } from './retained-records.ts'

export const sessionData: PersonalData = {
  name: 'sessions',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({
        ip: sessionTable.ip,
        user_agent: sessionTable.user_agent,
        created_at: sessionTable.created_at,
        seen_at: sessionTable.seen_at,
      })
      .from(sessionTable)
      .where(eq(sessionTable.mb_id, mb_id))
      .orderBy(asc(sessionTable.created_at)),
  async erase(ctx, person) {
    const visits = await sessionData.collect(ctx, person)
    await keepRecord(ctx, 'visit', person, { visits })
    await ctx.db.delete(sessionTable).where(eq(sessionTable.mb_id, person.mb_id))
  },
}
