import { type SQL, sql } from 'drizzle-orm'
import type { Context } from './context.ts'

/**
 * What can be added to a caller's statement: named parts for its `with`, and what the statement has to select for those
 * parts that only read. Several actions become one query.
 */
export type Part = { with: SQL; seen?: SQL }

/** For the end of such a statement: each begins with a comma. */
export const readsOf = (parts: readonly Part[]): SQL =>
  sql.join(parts.flatMap(({ seen }) => (seen ? [sql`, ${seen}`] : [])))

/** For its beginning, behind a first part of its own. */
export const ctesOf = (parts: readonly Part[]): SQL => sql.join(parts.map((part) => sql`, ${part.with}`))

/** Parts that the caller runs by themselves. */
export async function runCtes({ db }: Pick<Context, 'db'>, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return
  const all = sql.join(
    parts.map((part) => part.with),
    sql`, `,
  )
  await db.execute(sql`with ${all} select 1${readsOf(parts)}`)
}
