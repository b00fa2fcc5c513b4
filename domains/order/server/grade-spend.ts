import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { memberTable } from '../../member/server/tables.ts'
import { orderLineTable, orderTable } from './tables.ts'

const gradeMonths = 12

/** From which spending on someone is silver and gold. */
export type SpendRules = { silver_krw: number; gold_krw: number }

/** What counts towards a grade: confirmed lines of twelve months in won. What was returned is no longer confirmed. */
export function countsForGrade(now: Date) {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - gradeMonths)
  return and(eq(orderTable.currency, 'krw'), gte(orderTable.created_at, since), eq(orderLineTable.state, 'confirmed'))
}

/** `due`: active members whose grade follows from spending and is not locked, with the grade they have and the one they earned. */
export const dueMembers = (now: Date, { silver_krw, gold_krw }: SpendRules): SQL => sql`spent as (
    select ${orderTable.mb_id} as mb_id, sum(${orderLineTable.total_amount}) as amount
    from ${orderTable} join ${orderLineTable} on ${orderLineTable.order_id} = ${orderTable.id}
    where ${countsForGrade(now)} group by 1
  ), due as (
    select ${memberTable.mb_id} as mb_id, ${memberTable.grade} as before, coalesce(spent.amount, 0) as spent_krw,
      case when spent.amount >= ${gold_krw} or ${memberTable.grade_floor} = 'gold' then 'gold'
        when spent.amount >= ${silver_krw} or ${memberTable.grade_floor} = 'silver' then 'silver'
        else 'general' end as grade
    from ${memberTable} left join spent on spent.mb_id = ${memberTable.mb_id}
    where ${memberTable.grade} in ('general', 'silver', 'gold') and ${memberTable.state} = 'active'
      and not ${memberTable.grade_locked}
  )`
