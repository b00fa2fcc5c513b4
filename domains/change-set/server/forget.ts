import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { lt } from 'drizzle-orm'
import { changeSetTable } from './tables.ts'

/** How long a change of many rows can be undone. The audit log keeps what it did for longer. */
const keptDays = 30

/** Once a day. */
export const forgetChangeSets = (ctx: Context) =>
  ctx.db.delete(changeSetTable).where(lt(changeSetTable.created_at, addDays(ctx.now(), -keptDays)))
