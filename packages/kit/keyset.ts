import { z } from 'zod'
import { Id } from './schemas.ts'

/** From which end a list is read: what has waited longest, or what came last. */
export const SortOrder = z.enum(['newest', 'oldest'])
export type SortOrder = z.output<typeof SortOrder>

const limit = z.coerce.number().int().min(1).max(100).default(50)

/** The query of a list that is paged by the last id of the page before, with the list's own filters. */
export const keysetQuery = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.object({ ...filters, after: Id.optional(), limit })

/** The same where the list is ordered by a moment: `after` names the moment in microseconds and the id. */
export const momentQuery = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.object({
    ...filters,
    after: z
      .string()
      .regex(/^\d{1,16}_\d{1,9}$/)
      .optional(),
    limit,
  })

export const keysetOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), next_after: z.int().nullable() })

export const momentPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), next_after: z.string().nullable() })

/** One row more than asked for was read: whether it is there says whether there is a next page. */
export function toKeyset<Row, Key extends number | string>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => Key,
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next_after: rows.length > limit && last !== undefined ? keyOf(last) : null }
}
