import type { Context } from '@sillage/server-kit/context.ts'
import { stores } from './seed/stores.ts'
import { storeTable } from './tables.ts'

/** The demo shop's stores, without their pictures. */
export const givenStores = (ctx: Context) =>
  ctx.db.insert(storeTable).values(stores.map(({ slug: _, ...store }) => store))
