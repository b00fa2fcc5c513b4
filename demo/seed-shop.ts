import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import type { SeedStep } from './seeding.ts'

type Options = { steps: SeedStep[]; picture: (name: string) => Picture; progress: (done: number, name: string) => void }

/** Fills an empty shop in one transaction: all of it or nothing, and never twice, however many instances start at once. */
export async function seedShop(ctx: Context, { steps, picture, progress }: Options): Promise<'seeded' | 'kept'> {
  if (await isSeeded(ctx)) return 'kept'
  return ctx.transaction(async (ctx) => {
    // A second process waits here for the first one's commit and then finds the row.
    const marked = await ctx.db
      .insert(settingTable)
      .values({ name: 'seeded', value: true })
      .onConflictDoNothing()
      .returning()
    if (marked.length === 0) return 'kept'
    for (const [index, step] of steps.entries()) {
      progress(index, step.name)
      await step.run({ ctx, picture })
    }
    progress(steps.length, '')
    return 'seeded'
  })
}

export async function isSeeded(ctx: Context) {
  const rows = await ctx.db.select().from(settingTable).where(eq(settingTable.name, 'seeded'))
  return rows.length > 0
}
