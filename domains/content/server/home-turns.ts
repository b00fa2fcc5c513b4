import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import { readDesign, theHome } from './home.ts'
import { homeTable } from './home-tables.ts'

/** Longer than the time between two runs, so that no turn is missed. */
const lookBackMs = 10 * 60_000

/** A slide that has just begun or ended makes the cached first page stale. */
export async function turnHome(ctx: Context): Promise<void> {
  const [row] = await ctx.db.select({ content: homeTable.content }).from(homeTable).where(theHome)
  const now = ctx.now().getTime()
  const hasTurned = (at: string | null) => at !== null && Date.parse(at) <= now && now - lookBackMs < Date.parse(at)
  const { slides } = readDesign(row?.content)
  if (slides.some(({ from, until }) => hasTurned(from) || hasTurned(until))) await emptyTags(ctx, 'home')
}

export const turnHomeJob = defineJob({ name: 'content.turn-home', payload: z.object({}), run: turnHome })

export const turnHomeEachMinute = defineCron({
  name: 'content.turn-home',
  every: { minutes: 1 },
  job: turnHomeJob,
  payload: {},
})
