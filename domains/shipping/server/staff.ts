import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { desc, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { shipping } from '../contract.ts'
import { type ShippingAsk, shippingCost } from '../cost.ts'
import { deadCodes, withoutDeadCodes } from '../dead-codes.ts'
import type { ShippingRules } from '../words.ts'
import { findShippingRules, findWrittenRules } from './rules.ts'
import { shippingRulesTable } from './tables.ts'

const versionsShown = 100

export async function showStaffShipping(ctx: Context) {
  const { id, note, staff_id, created_at } = shippingRulesTable
  const rows = await ctx.db
    .select({ id, note, staff_id, created_at })
    .from(shippingRulesTable)
    .orderBy(desc(id))
    .limit(versionsShown)
  const first = { id: null, note: '', staff_id: null, created_at: null }
  const written = await findWrittenRules(ctx)
  return {
    rules: withoutDeadCodes(written),
    matches_nothing: deadCodes(written),
    versions: [...rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), first],
  }
}

/** A new version of the rules; the older ones stay as they were. Carts and pages ask again at once. */
export async function saveShippingRules(ctx: Context, { body }: HandlerInput<typeof shipping.staff.save>) {
  const { rules, note, based_on } = body
  await ctx.transaction(async (ctx) => {
    // One after the other: of two who changed the same version the second is refused.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('shipping_rules'))`)
    const [newest] = await ctx.db.select().from(shippingRulesTable).orderBy(desc(shippingRulesTable.id)).limit(1)
    if ((newest?.id ?? null) !== based_on)
      throw new Problem(409, '그사이 다른 사람이 규정을 바꿨어요. 다시 확인해 주세요.', { code: 'changed' })
    const before = await findShippingRules(ctx)
    await ctx.db.insert(shippingRulesTable).values({ rules, note, staff_id: requireMember(ctx).mb_id })
    await writeAudit(ctx, { action: 'shipping.rules', subject: 'shipping_rules', before, after: { ...rules, note } })
    await emptyTags(ctx, 'shipping')
  })
  return showStaffShipping(ctx)
}

/** What staff want to see before they save: the usual parcels, here and abroad. */
export async function previewShippingRules(ctx: Context, { body }: HandlerInput<typeof shipping.staff.preview>) {
  const now = await findShippingRules(ctx)
  return { rows: examplesOf(body.rules).map((each) => ({ ...each.shown, ...priced(each.ask, now, body.rules) })) }
}

function priced(ask: ShippingAsk, now: ShippingRules, changed: ShippingRules) {
  const amountBy = (rules: ShippingRules) => {
    const cost = shippingCost(rules, ask)
    return typeof cost === 'string' ? null : cost.amount
  }
  return { amount: amountBy(now), new_amount: amountBy(changed) }
}

type Example = Omit<ShippingAsk, 'currency' | 'goods_amount'> & { name: string; krw: number; usd: number }

function examplesOf(rules: ShippingRules) {
  const home = { delivery: 'parcel', country: 'KR', weight_g: 500 } as const
  const places: Example[] = [
    { ...home, name: '서울 3만 원', zip: '04524', krw: 30_000, usd: 2_200 },
    { ...home, name: '서울 5만 원', zip: '04524', krw: 50_000, usd: 4_000 },
    { ...home, name: '제주 3만 원', zip: '63309', krw: 30_000, usd: 2_200 },
    ...rules.ems_zones.map(({ name, countries }) => ({
      name: `${name} 1 kg`,
      delivery: 'ems' as const,
      country: countries[0] ?? '',
      zip: '',
      weight_g: 1_000,
      krw: 0,
      usd: 0,
    })),
  ]
  return (['krw', 'usd'] as const).flatMap((currency) =>
    places.map(({ name, ...place }) => ({
      shown: { name, currency },
      ask: { ...place, currency, goods_amount: place[currency] },
    })),
  )
}
