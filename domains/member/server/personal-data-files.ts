import { removeFiles } from '@sillage/server-kit/stored-files.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'

export const fileData: PersonalData = {
  name: 'files',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({
        subject: storedFileTable.subject,
        name: storedFileTable.name,
        type: storedFileTable.type,
        size: storedFileTable.size,
        created_at: storedFileTable.created_at,
      })
      .from(storedFileTable)
      .where(eq(storedFileTable.mb_id, mb_id))
      .orderBy(asc(storedFileTable.created_at)),
  async erase(ctx, { mb_id }) {
    const files = await ctx.db
      .select({ id: storedFileTable.id })
      .from(storedFileTable)
      .where(eq(storedFileTable.mb_id, mb_id))
    await removeFiles(
      ctx,
      files.map(({ id }) => id),
    )
  },
}
