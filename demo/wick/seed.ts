import { join } from 'node:path'
import { variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { isGood, wicksIn } from '@sillage/domains/wick/model.ts'
import { subjectOf } from '@sillage/domains/wick/server/burns.ts'
import { burnResultTable, wickPoolTable } from '@sillage/domains/wick/server/tables.ts'
import type { AdditiveKind, WaxKind, WickKind } from '@sillage/domains/wick/words.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { inArray } from 'drizzle-orm'
import { seedFile } from '../board/seed-file.ts'
import { drawnPictures } from '../pictures.ts'
import { demoTime, type Seeding } from '../seeding.ts'

/** SKU, kind, and how wide it melts soy: alone, two hours, six percent of fragrance. */
const wicks: readonly (readonly [sku: string, kind: WickKind, pool_mm: number])[] = [
  ...[44, 51, 58, 65, 72, 79, 86].map((mm, at) => [`GD-1825-${at + 2}`, 'cotton', mm] as const),
  ['GD-1821-4', 'wood', 58],
  ['GD-1821-5', 'wood', 68],
  ['GD-1821-6', 'wood', 84],
]
/** Other waxes melt wider or narrower than soy. */
const wider: Record<WaxKind, number> = { soy: 0, coconut: 3, beeswax: -9, paraffin: 6 }
const source = '실라주 시험 2026 (데모 수치)'

/** What the demo's makers burned: wick, wax, diameter, load, additive, and how many of them. */
const burns: readonly (readonly [at: number, WaxKind, mm: number, load: number, AdditiveKind, times: number])[] = [
  [3, 'soy', 72, 8, 'none', 14],
  [4, 'soy', 72, 8, 'none', 9],
  [8, 'soy', 72, 8, 'none', 6],
  [5, 'soy', 80, 8, 'none', 8],
  [4, 'soy', 80, 8, 'none', 5],
  [1, 'soy', 56, 6, 'none', 7],
  [2, 'soy', 62, 10, 'vybar', 5],
  [4, 'coconut', 75, 8, 'none', 8],
  [8, 'coconut', 75, 8, 'none', 6],
  [6, 'beeswax', 75, 0, 'none', 5],
  [2, 'paraffin', 65, 6, 'stearin', 4],
]

/** What is known of the wicks on sale, and what makers saw when they burned them. */
export async function seedWicks({ ctx }: Seeding) {
  const skus = wicks.map(([sku]) => sku)
  const rows = await ctx.db.select().from(variantTable).where(inArray(variantTable.sku, skus))
  const known = wicks.map(([sku, kind, pool_mm]) => {
    const variant = rows.find((row) => row.sku === sku)
    if (!variant) throw new Error(`the demo shop has no wick ${sku}`)
    return { variant_id: variant.id, kind, pool_mm }
  })
  // Entries of a record keyed by the waxes.
  const waxes = Object.entries(wider) as [WaxKind, number][]
  await ctx.db
    .insert(wickPoolTable)
    .values(known.flatMap((wick) => waxes.map(([wax, mm]) => ({ ...wick, wax, pool_mm: wick.pool_mm + mm, source }))))
  const results = burns.flatMap(([at, wax, diameter_mm, load, additive, times]) =>
    Array.from({ length: times }, (_, nth) => {
      const wick = known[at] ?? { variant_id: 0, pool_mm: 0 }
      const alone = wick.pool_mm + wider[wax] - (load - 6) * 1.5
      // Kitchens differ: a few millimetres up and down, and one in seven with soot.
      const pool_mm = Math.min(diameter_mm, Math.round(alone / wicksIn(diameter_mm).width) + ((nth * 5) % 7) - 3)
      const has_soot = nth % 7 === 5
      const flame = nth % 6 === 4 ? ('low' as const) : ('steady' as const)
      return { variant_id: wick.variant_id, wax, diameter_mm, load, additive, pool_mm, has_soot, flame }
    }),
  )
  const members = ['hana', 'maker']
  const written = await ctx.db
    .insert(burnResultTable)
    .values(
      results.map((result, at) => ({
        ...result,
        // Most of those who wrote have left the shop since: their measures stay.
        mb_id: at % 14 === 0 ? (members[(at / 14) % 2] ?? null) : null,
        note: at % 14 === 0 && isGood(result) ? '두 시간 뒤 벽까지 거의 다 녹았어요.' : '',
        request_key: `seed ${at}`,
        checked_at: at % 9 === 0 ? null : demoTime(ctx.now(), 1, at),
        created_at: demoTime(ctx.now(), 2 + results.length - at, at),
      })),
    )
    .returning()
  await seedPhotos(ctx, written)
}

type BurnRow = typeof burnResultTable.$inferSelect

/** Every third result has a picture, of a candle like the one it is about. */
async function seedPhotos(ctx: Context, rows: readonly BurnRow[]) {
  for (const row of rows.filter((_, at) => at % 3 === 0)) {
    const { id, mb_id, created_at } = row
    const name = `${burnOf(row)}.webp`
    const source = { path: join(drawnPictures, `${burnOf(row)}-480.webp`), key: `burns/${id}-${name}`, name }
    await seedFile(
      ctx,
      { place: 'formulas', subject: subjectOf(id), mb_id },
      { ...source, type: 'image/webp', created_at },
    )
  }
}

function burnOf({ wax, has_soot, flame }: BurnRow) {
  if (has_soot) return 'burn-soot'
  if (flame === 'low') return 'burn-low'
  return wax === 'beeswax' ? 'burn-beeswax' : 'burn-soy'
}
