import { and, eq, gte } from 'drizzle-orm'
import { orderLineTable, orderTable } from './tables.ts'

const gradeMonths = 12

/** What counts towards a grade: confirmed lines of twelve months in won. What was returned is no longer confirmed. */
export function countsForGrade(now: Date) {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - gradeMonths)
  return and(eq(orderTable.currency, 'krw'), gte(orderTable.created_at, since), eq(orderLineTable.state, 'confirmed'))
}
