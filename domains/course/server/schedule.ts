import { inBoth } from '@sillage/kit/dates.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rebuildCards } from '../../catalog/server/cards.ts'
import { addSessionOption, retireOptions, setSessionNames } from '../../catalog/server/session-options.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { openSeats } from '../../inventory/server/open-stock.ts'
import { bookMeetings, inOrder } from './meetings.ts'
import { classSessionTable, courseTable, roomTable, studioTable } from './tables.ts'

export type NewSession = {
  /** When each meeting begins; the first is when the session does. */
  meets_at: readonly Date[]
  seats: number
  taken: number
  minimum?: number
  room_id?: number | null
  teacher_id?: number | null
  event_id?: string
}
type Place = { studio: string; studio_en: string }

/** When it begins, as each language writes it. */
export const sessionTime = (starts_at: Date) => inBoth(({ weekdayDateTime }) => weekdayDateTime(starts_at))

/** What a session is called in a cart, an order and on documents: when and where. */
export const sessionName = (starts_at: Date, { studio, studio_en }: Place) => {
  const { kr, en } = sessionTime(starts_at)
  return { name: `${kr} · ${studio}`, name_en: `${en} · ${studio_en}` }
}

/** Opens sessions of a course for sale, and says their ids: each is a variant of its own, its seats are that variant's stock. */
export async function scheduleSessions(ctx: Context, product_id: number, sessions: readonly NewSession[]) {
  return ctx.transaction(async (ctx) => {
    const [found] = await ctx.db
      .select({ course: courseTable, product: productTable })
      .from(courseTable)
      .innerJoin(productTable, eq(productTable.id, courseTable.product_id))
      .where(eq(courseTable.product_id, product_id))
      .for('no key update')
    if (!found) throw new Error(`product ${product_id} is no course`)
    const places = await placesOf(ctx, sessions)
    const planned = sessions.map((session) => planOf(session, found.course))
    const names = planned.map(({ starts_at, room_id }) =>
      sessionName(starts_at, places.get(room_id ?? 0) ?? found.course),
    )
    const known = found.product.option_groups[0]?.values ?? []
    await setSessionNames(ctx, product_id, [...known, ...names])
    const ids: number[] = []
    for (const [at, session] of planned.entries()) {
      const position = known.length + at
      const { starts_at, seats, taken } = session
      const variant_id = await addSessionOption(ctx, product_id, { name: names[at]?.name ?? '', position, starts_at })
      await openSeats(ctx, variant_id, seats - taken)
      ids.push(await writeSession(ctx, found.course, { ...session, variant_id }))
    }
    await rebuildCards(ctx, [product_id])
    await emptyTags(ctx, 'tssa')
    return ids
  })
}

/** A session begins with its first meeting. */
function planOf(session: NewSession, course: { weeks: number; minutes: number }) {
  const meets_at = inOrder(session.meets_at, course)
  const [starts_at] = meets_at
  if (!starts_at) throw new Error('a class meets at least once')
  return { ...session, meets_at, starts_at }
}

/** The studios of the rooms that sessions meet in, by the rooms' ids. */
export async function placesOf(ctx: Context, sessions: readonly Pick<NewSession, 'room_id'>[]) {
  const ids = sessions.flatMap(({ room_id }) => room_id ?? [])
  if (ids.length === 0) return new Map<number, Place>()
  const rows = await ctx.db
    .select({ id: roomTable.id, studio: studioTable.name, studio_en: studioTable.name_en })
    .from(roomTable)
    .innerJoin(studioTable, eq(studioTable.id, roomTable.studio_id))
    .where(inArray(roomTable.id, ids))
  return new Map<number, Place>(rows.map(({ id, ...place }) => [id, place]))
}

async function writeSession(
  ctx: Context,
  { product_id, minutes }: typeof courseTable.$inferSelect,
  { meets_at, ...session }: NewSession & { starts_at: Date; variant_id: number },
) {
  const [row] = await ctx.db
    .insert(classSessionTable)
    .values({ product_id, ...session })
    .returning()
  if (!row) throw new Error('an inserted session was not returned')
  await bookMeetings(ctx, { ...row, meets_at, minutes })
  return row.id
}

/** No one buys a seat in what has begun. Says how many it withdrew. */
export async function closeSessions(ctx: Context): Promise<number> {
  const begun = ctx.db
    .select({ id: classSessionTable.variant_id })
    .from(classSessionTable)
    .where(lte(classSessionTable.starts_at, ctx.now()))
  const closed = await ctx.db
    .select({ id: variantTable.id })
    .from(variantTable)
    .where(and(eq(variantTable.retired, false), inArray(variantTable.id, begun), notExists(toCome(ctx))))
  await retireOptions(
    ctx,
    closed.map(({ id }) => id),
  )
  if (closed.length > 0) await emptyTags(ctx, 'tssa')
  return closed.length
}

const toCome = (ctx: Context) =>
  ctx.db
    .select({ one: sql`1` })
    .from(classSessionTable)
    .where(
      sql`${classSessionTable.variant_id} = ${variantTable.id} and ${classSessionTable.starts_at} > ${ctx.now().toISOString()}`,
    )

export const closeSessionsJob = defineJob({
  name: 'tssa.close',
  payload: z.object({}),
  async run(ctx) {
    await closeSessions(ctx)
  },
})
export const closeSessionsOften = defineCron({
  name: 'tssa.close',
  every: { minutes: 5 },
  job: closeSessionsJob,
  payload: {},
})
