import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { dropExports } from './forget-exports.ts'
import { exportTable } from './tables.ts'

/** Which lists a member of staff has taken as a file within the last day. */
export const exportData: PersonalData = {
  name: 'exports',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({ list: exportTable.list, format: exportTable.format, created_at: exportTable.created_at })
      .from(exportTable)
      .where(eq(exportTable.mb_id, mb_id))
      .orderBy(asc(exportTable.created_at)),
  async erase(ctx, { mb_id }) {
    await dropExports(ctx, eq(exportTable.mb_id, mb_id))
  },
}
