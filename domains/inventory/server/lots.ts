import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Lot, staffLots } from '../lot-contract.ts'
import { lotLimits } from '../lots.ts'
import { blockLots, unblockLots } from './block-lots.ts'
import { lotTable } from './lot-tables.ts'
import { option } from './staff-stock.ts'

type Row = Omit<Lot, 'created_at' | 'expired'> & { created_at: Date }

async function readLots(ctx: Context, conditions: readonly SQL[], limit: number): Promise<Lot[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select lot.id, lot.lot, lot.best_before::text as best_before, lot.variant_id, variant.product_id, variant.sku,
      product.name, product.name_en, ${option} as option, lot.received, lot.on_hand, lot.blocked, lot.recalled,
      lot.withdrawn, lot.created_at
    from lot join variant on variant.id = lot.variant_id join product on product.id = variant.product_id
    where ${sql.join([...conditions, sql`lot.received > 0`], sql` and `)} order by lot.id desc limit ${limit}`)
  const today = seoulDay(ctx.now())
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    expired: row.best_before !== null && row.best_before < today,
    created_at: new Date(created_at).toISOString(),
  }))
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The newest first. */
export async function listLots(ctx: Context, { query }: HandlerInput<typeof staffLots.list>) {
  const { keyword, state, variant_id, after, limit } = query
  const soon = seoulDay(addDays(ctx.now(), lotLimits.soon_days))
  const states = {
    in_house: sql`lot.on_hand > 0`,
    blocked: sql`lot.blocked`,
    expiring: sql`lot.on_hand > 0 and lot.best_before <= ${soon}`,
  }
  const rows = await readLots(
    ctx,
    [
      after ? sql`lot.id < ${after}` : sql`true`,
      ...(variant_id ? [sql`lot.variant_id = ${variant_id}`] : []),
      ...(state ? [states[state]] : []),
      ...(keyword
        ? [
            sql`(lower(lot.lot) like ${`${escaped(keyword.toLowerCase())}%`}
              or variant.sku like ${`${escaped(keyword.toUpperCase())}%`})`,
          ]
        : []),
    ],
    limit + 1,
  )
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown, next_after }
}

export async function findLot(ctx: Context, lot_id: number): Promise<Lot> {
  const [lot] = await readLots(ctx, [sql`lot.id = ${lot_id}`], 1)
  if (!lot) throw notFound('로트를 찾을 수 없어요.')
  return lot
}

const mostOptions = 200

/** The lot in every option of its product: a recall is about all of them. */
export const listOptionsOf = (ctx: Context, { product_id, lot }: Pick<Lot, 'product_id' | 'lot'>) =>
  readLots(ctx, [sql`variant.product_id = ${product_id}`, sql`lower(lot.lot) = lower(${lot})`], mostOptions)

export async function showLot(ctx: Context, lot_id: number) {
  const lot = await findLot(ctx, lot_id)
  return { lot, options: (await listOptionsOf(ctx, lot)).filter(({ id }) => id !== lot_id) }
}

/** What was taken out of stock cannot be more than what is there. */
export async function countLot(ctx: Context, { params, body }: HandlerInput<typeof staffLots.count>) {
  const { on_hand } = body
  const before = await findLot(ctx, params.lot_id)
  await ctx.transaction(async (ctx) => {
    await ctx.db
      .update(lotTable)
      .set({ on_hand, withdrawn: sql`least(${lotTable.withdrawn}, ${on_hand}::int)` })
      .where(eq(lotTable.id, before.id))
    await writeAudit(ctx, {
      action: 'lot.count',
      subject: `lot:${before.id}`,
      before: { on_hand: before.on_hand },
      after: body,
    })
  })
  return findLot(ctx, before.id)
}

export async function setLotBlocked(ctx: Context, { params, body }: HandlerInput<typeof staffLots.block>) {
  const before = await findLot(ctx, params.lot_id)
  await ctx.transaction(async (ctx) => {
    if (!body.blocked && before.recalled)
      throw new Problem(409, '회수한 로트는 다시 보낼 수 없어요.', { code: 'recalled' })
    await (body.blocked ? blockLots : unblockLots)(ctx, [before.id])
    if (before.blocked !== body.blocked)
      await writeAudit(ctx, {
        action: body.blocked ? 'lot.block' : 'lot.unblock',
        subject: `lot:${before.id}`,
        before: { blocked: before.blocked },
        after: body,
      })
  })
  return findLot(ctx, before.id)
}
