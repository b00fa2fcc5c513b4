import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Place = { at: AnyPgColumn; id: AnyPgColumn }

/**
 * Where a row stands in a list ordered by a moment, exact to the microsecond. The cursor is the moment itself, not the
 * row: a row that changes while its list is read does not move the next page.
 */
export const momentCursor = ({ at, id }: Place) =>
  sql<string>`(extract(epoch from ${at}) * 1000000)::bigint || '_' || ${id}`

/** What comes after a cursor of the query; `newest` for a list that begins with the newest. */
export function afterMoment({ at, id }: Place, cursor: string, { newest }: { newest: boolean }): SQL {
  const [micros, key] = cursor.split('_')
  const moment = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
  return newest ? sql`(${at}, ${id}) < (${moment}, ${key}::int)` : sql`(${at}, ${id}) > (${moment}, ${key}::int)`
}
