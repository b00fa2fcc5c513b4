import type { SortOrder } from '@sillage/kit/keyset.ts'
import { asc, desc, gt, lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A list by its key, from the newest or the oldest on, and what comes after the last of the page before. */
export const keysetOrder = (key: PgColumn, { sort, after }: { sort: SortOrder; after?: number | undefined }) => ({
  order: sort === 'oldest' ? asc(key) : desc(key),
  rest: after === undefined ? undefined : sort === 'oldest' ? gt(key, after) : lt(key, after),
})
