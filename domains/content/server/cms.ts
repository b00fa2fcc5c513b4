import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import type { Published } from '../contract.ts'
import { cmsPageTable } from './tables.ts'

/** A shop without a banner is a whole shop: nothing published is an answer, not a refusal. */
export async function findPublished(ctx: Context, name: string): Promise<Published> {
  const [row] = await ctx.db.select().from(cmsPageTable).where(eq(cmsPageTable.name, name))
  return row ?? { template: null, link: '' }
}
