import { type SQL, sql } from 'drizzle-orm'
import { staffChannel } from '../channel.ts'

/** A column of a statement: with its commit, every open console looks again. */
export const staffNotice: SQL<string> = sql`pg_notify(${sql.raw(`'${staffChannel}'`)}, '*')`
