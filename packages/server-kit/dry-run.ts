import type { Context } from './context.ts'

/** Runs an action and rolls it back. Its result shows what would happen now. */
export async function dryRun<Result>(ctx: Context, action: (ctx: Context) => Promise<Result>): Promise<Result> {
  const takenBack = new Error('a rehearsal is taken back')
  let played: { result: Result } | undefined
  try {
    await ctx.transaction(async (ctx) => {
      played = { result: await action(ctx) }
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  if (!played) throw new Error('a rehearsal came to no end')
  return played.result
}
