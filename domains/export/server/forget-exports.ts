import type { Context } from '@sillage/server-kit/context.ts'
import { lt, type SQL } from 'drizzle-orm'
import { exportHours } from '../words.ts'
import { exportTable } from './tables.ts'
import { exportName } from './write-export.ts'

/** Files of yesterday name people at whom no one looks any more. */
export const forgetExports = (ctx: Context) =>
  dropExports(ctx, lt(exportTable.created_at, new Date(ctx.now().getTime() - exportHours * 3_600_000)))

/** Rows and files; what is being made stops by itself. */
export async function dropExports(ctx: Context, which: SQL | undefined) {
  const gone = await ctx.db.delete(exportTable).where(which).returning()
  await Promise.all(gone.map((row) => ctx.files.remove(exportName(row))))
  return gone.length
}
