import { setTimeout } from 'node:timers/promises'
import type { Db } from '@sillage/server-kit/database.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Makes some actions wait for a locked row and continue together: an action that read before the lock is released has
 * read outdated rows.
 */
export async function atOnce<Done>(db: Db, row: SQL, actions: readonly (() => Promise<Done>)[]): Promise<Done[]> {
  const { doing } = await db.transaction(async (tx) => {
    await tx.execute(sql`${row} for update`)
    const doing = Promise.all(actions.map((action) => action()))
    while ((await countWaiting(db)) < actions.length) await setTimeout(5)
    return { doing }
  })
  return doing
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}
