import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { unlessTaken } from '@sillage/server-kit/violated.ts'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { candidatesOf, ownAddress } from '../old-address.ts'
import type { RedirectForm, redirects } from '../redirect-contract.ts'
import type { Moved } from './mover.ts'
import { redirectTable } from './tables.ts'

type Row = typeof redirectTable.$inferSelect
const toRedirect = (row: Row) => ({
  ...row,
  changed_at: row.changed_at.toISOString(),
  version: versionOf(written(row)),
})

const written = ({ from, to }: Row) => ({ from, to })

/** Where an address has moved to: the most particular of what is known of it. */
export async function findRedirect(ctx: Context, address: string) {
  const candidates = candidatesOf(address)
  if (candidates.length === 0) return { to: null }
  const rows = await ctx.db.select().from(redirectTable).where(inArray(redirectTable.from, candidates))
  const found = candidates.map((from) => rows.find((row) => row.from === from)).find((row) => row !== undefined)
  return { to: found ? sendable(found.to) : null }
}

/** As a header can carry it. */
function sendable(to: string) {
  const { pathname, search, hash } = new URL(`http://shop${to}`)
  return pathname + search + hash
}

export async function listRedirects(ctx: Context, query: HandlerInput<typeof redirects.staff.list>['query']) {
  const { keyword, origin, after, limit } = query
  const begins = keyword && `${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await ctx.db
    .select()
    .from(redirectTable)
    .where(
      and(
        begins ? or(sql`${redirectTable.from} like ${begins}`, sql`${redirectTable.to} like ${begins}`) : undefined,
        origin ? eq(redirectTable.origin, origin) : undefined,
        after ? lt(redirectTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(redirectTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toRedirect), next_after }
}

export const addRedirect = (ctx: Context, form: RedirectForm) =>
  atRedirects(ctx, { action: 'redirect.add', form }, async (ctx, values) => {
    const [made] = await ctx.db.insert(redirectTable).values(values).returning()
    return made
  })

export const changeRedirect = (
  ctx: Context,
  { params, query, body: form }: HandlerInput<typeof redirects.staff.change>,
) =>
  atRedirects(ctx, { action: 'redirect.change', form, ...params, ...query }, async (ctx, values) => {
    const [changed] = await ctx.db.update(redirectTable).set(values).where(eq(redirectTable.id, params.id)).returning()
    return changed
  })

async function findRow(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(redirectTable).where(eq(redirectTable.id, id))
  if (!row) throw notFound()
  return row
}

export async function removeRedirect(ctx: Context, id: number) {
  await ctx.transaction(async (ctx) => {
    const [gone] = await ctx.db.delete(redirectTable).where(eq(redirectTable.id, id)).returning()
    if (!gone) throw notFound()
    await writeAudit(ctx, { action: 'redirect.remove', subject: `redirect:${id}`, before: gone, after: null })
    await emptyTags(ctx, 'redirects')
  })
  return { message: '지웠어요.' }
}

type Values = Pick<Row, 'from' | 'to' | 'origin'>
type Write = (ctx: Context, values: Values) => Promise<Row | undefined>
type Saving = { action: AuditAction; form: RedirectForm; id?: number; based_on?: string | undefined }

/** One write after the other: two at once could else close a circle. */
function atRedirects(ctx: Context, { action, form, id, based_on }: Saving, write: Write) {
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`lock table ${redirectTable} in share row exclusive mode`)
    const before = id === undefined ? null : await findRow(ctx, id)
    if (before) refuseOutdated(written(before), based_on)
    const values = { from: ownAddress(form.from), to: form.to, origin: 'staff' as const }
    await refuseLoop(ctx, values, before?.id)
    const row = await unlessTaken(write(ctx, values), { field: 'from', message: '이미 추가한 주소예요.' })
    if (!row) throw notFound()
    await writeAudit(ctx, { action, subject: `redirect:${row.id}`, before, after: values })
    await emptyTags(ctx, 'redirects')
    return toRedirect(row)
  })
}

const longestChain = 20

/** Followed to its end, a new address must not come back to the old one. */
async function refuseLoop(ctx: Context, { from, to }: Values, own = 0) {
  const loop = () => invalid('to', '이 주소는 다시 처음 주소로 돌아가요.')
  for (let [at, steps] = [to, 0]; steps <= longestChain; steps += 1) {
    const candidates = candidatesOf(at)
    if (candidates.includes(from)) throw loop()
    const rows = await ctx.db.select().from(redirectTable).where(inArray(redirectTable.from, candidates))
    const next = candidates.map((each) => rows.find((row) => row.from === each && row.id !== own)).find((row) => row)
    if (!next) return
    at = next.to
  }
  throw loop()
}

/** The old addresses of what was taken over. What staff have written stays. */
export async function writeMoved(ctx: Context, moved: readonly Moved[]) {
  const rows = moved.map(({ from, to }) => ({ from: ownAddress(from), to, origin: 'moved' as const }))
  const sound = rows.filter(({ from, to }) => from !== to)
  if (sound.length === 0) return
  await ctx.db
    .insert(redirectTable)
    .values(sound)
    .onConflictDoUpdate({
      target: redirectTable.from,
      set: { to: sql`excluded."to"`, changed_at: ctx.now() },
      setWhere: sql`${redirectTable.origin} = 'moved' and ${redirectTable.to} <> excluded."to"`,
    })
}
