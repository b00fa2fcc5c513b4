import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles } from '@sillage/server-kit/stored-files.ts'
import { and, between, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { isSoldOut } from '../../catalog/server/availability.ts'
import { listSellables, priceFor, type Sellable } from '../../catalog/server/sellable.ts'
import type { WickAdvice, wick } from '../contract.ts'
import { type Burn, type Chosen, chooseWicks, isNear, type Setup, wickModel, wicksIn } from '../model.ts'
import { subjectOf } from './burns.ts'
import { burnResultTable, wickPoolTable } from './tables.ts'

/** Two or three wicks on sale, at this visitor's prices. */
export async function adviseWicks(
  ctx: Context,
  { query: { kind, ...setup } }: HandlerInput<typeof wick.advice>,
): Promise<WickAdvice> {
  const data = await listSold(ctx, setup)
  const burns = await listBurns(ctx, setup)
  const wicks = data.filter((each) => kind === undefined || each.kind === kind)
  const chosen = chooseWicks(wicks, setup, burns)
  const photos = await listPhotos(ctx, setup, chosen)
  return {
    count: wicksIn(setup.diameter_mm).count,
    currency: ctx.visitor.currency,
    wicks: chosen.map((each) => toCandidate(ctx, each, { setup, data, photos })),
    data: { wicks: data.length, burns: burns.length },
  }
}

type Sold = { variant_id: number; kind: Chosen['kind']; pool_mm: number; sellable: Sellable }

async function listSold(ctx: Context, { wax }: Setup): Promise<Sold[]> {
  const { variant_id, kind, pool_mm } = wickPoolTable
  const rows = await ctx.db.select({ variant_id, kind, pool_mm }).from(wickPoolTable).where(eq(wickPoolTable.wax, wax))
  const sellables = await listSellables(
    ctx,
    rows.map((row) => row.variant_id),
  )
  return rows.flatMap((row) => {
    const sellable = sellables.find(({ variant }) => variant.id === row.variant_id)
    return sellable?.product.visible && !sellable.variant.retired ? { ...row, sellable } : []
  })
}

/** Burns nearby that count. A member's newest of a wick is the one: no one is heard twice. */
async function listBurns(ctx: Context, { wax, diameter_mm, load }: Setup): Promise<Burn[]> {
  const { mm, load: percent } = wickModel.near
  const { mb_id, variant_id, id } = burnResultTable
  return ctx.db
    .selectDistinctOn([variant_id, sql`coalesce(${mb_id}, ${id}::text)`])
    .from(burnResultTable)
    .where(
      and(
        eq(burnResultTable.wax, wax),
        between(burnResultTable.diameter_mm, diameter_mm - mm, diameter_mm + mm),
        between(burnResultTable.load, load - percent, load + percent),
        isNull(burnResultTable.hidden_reason),
      ),
    )
    .orderBy(variant_id, sql`coalesce(${mb_id}, ${id}::text)`, desc(id))
}

const mostPhotos = 3

async function listPhotos(ctx: Context, setup: Setup, chosen: readonly Chosen[]) {
  const variant_ids = chosen.map(({ variant_id }) => variant_id)
  if (variant_ids.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(burnResultTable)
    .where(
      and(
        inArray(burnResultTable.variant_id, variant_ids),
        eq(burnResultTable.wax, setup.wax),
        isNotNull(burnResultTable.checked_at),
        isNull(burnResultTable.hidden_reason),
      ),
    )
    .orderBy(desc(burnResultTable.id))
    .limit(50)
  const near = rows.filter((row) => isNear(row, setup))
  const files = await listFiles(
    ctx,
    near.map(({ id }) => subjectOf(id)),
  )
  return near.flatMap(({ id, variant_id }) => (files.get(subjectOf(id)) ?? []).map((file) => ({ variant_id, ...file })))
}

type With = { setup: Setup; data: readonly Sold[]; photos: readonly { id: string; variant_id: number }[] }

function toCandidate(ctx: Context, chosen: Chosen, { setup, data, photos }: With): WickAdvice['wicks'][number] {
  const { variant_id, kind, role, share, confidence, good, tested } = chosen
  const sellable = data.find((each) => each.variant_id === variant_id)?.sellable
  if (!sellable) throw new Error('a chosen wick is not among those it was chosen from')
  const { product, variant, available } = sellable
  const option = optionWords(product.option_groups, variant.values)
  return {
    variant_id,
    product_id: product.id,
    name: product.name,
    name_en: product.name_en,
    option_name: option.name,
    option_name_en: option.name_en,
    picture: product.picture,
    kind,
    role,
    pool_mm: Math.round(share * setup.diameter_mm),
    confidence,
    good,
    tested,
    amount: priceFor(sellable, { currency: ctx.visitor.currency, quantity: 1, at: ctx.now() }).amount,
    sold_out: isSoldOut(available, product.min_quantity),
    photos: photos
      .filter((photo) => photo.variant_id === variant_id)
      .slice(0, mostPhotos)
      .map(({ id }) => id),
  }
}
