import { fillLargeShop } from '@sillage/demo/large/fill.ts'
import { createProgress } from '@sillage/server/progress.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Database } from '@sillage/server-kit/database.ts'

type Options = {
  database: Database
  products: number
  say: (line: string) => void
  /** Where the bar is drawn. */
  terminal?: Parameters<typeof createProgress>[3]
}

/** The demo shop made large, for measuring; the database is tidied up afterwards, as it would be by the next morning. */
export async function fillLarge(ctx: Context, { database, products, say, terminal }: Options) {
  const progress = createProgress('Filling the large shop', products, say, terminal)
  await fillLargeShop(ctx, { products, progress: (done) => progress.update(done, done < products ? 'products' : '') })
  progress.done()
  await database.pool.query('vacuum analyze')
}
