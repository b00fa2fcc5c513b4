import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { makerLabelTable } from '@sillage/domains/formula/server/label-tables.ts'
import { batchTable, batchUseTable, shelfItemTable } from '@sillage/domains/formula/server/shelf-tables.ts'
import { formulaTable } from '@sillage/domains/formula/server/tables.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { demoTime } from '../seeding.ts'

const mb_id = 'maker'

/** Product or a name, how much it held, how much is left, lot, and in how many days it expires. */
const items = [
  [1301, 1_000_000, 450_500, 'SW-2510', 420],
  [1304, 100_000, 83_500, 'FG-2608', 210],
  [1305, 30_000, 2_400, 'FG-2607', 25],
  [1321, 30_000, 24_100, 'FG-2609', 300],
  [1371, 30_000, 12_700, '', 160],
  [1375, 30_000, 0, 'FG-2601', -4],
  [1378, 50_000, 41_800, '', null],
  [1902, 1_000_000, 664_000, 'DB-2609', 500],
  [1901, 789_000, 640_000, 'AL-2606', null],
  ['집에서 우린 쑥 오일', 50_000, 9_200, '', 30],
] as const

type Use = readonly [item: number, mg: number]
const batches: { name: string; days_ago: number; cure_days: number; pieces: number; note: string; uses: Use[] }[] = [
  {
    name: '저녁 무화과 캔들',
    days_ago: 31,
    cure_days: 14,
    pieces: 2,
    note: '첫 배치. 윗면이 조금 갈라졌어요. 다음에는 55도에서 붓기.',
    uses: [
      [0, 274_500],
      [1, 16_500],
      [2, 4_500],
      [9, 4_500],
    ],
  },
  {
    name: '비 온 뒤 편백 디퓨저',
    days_ago: 12,
    cure_days: 3,
    pieces: 2,
    note: '',
    uses: [
      [7, 168_000],
      [4, 4_800],
      [6, 3_200],
    ],
  },
  {
    name: '저녁 무화과 캔들',
    days_ago: 4,
    cure_days: 14,
    pieces: 2,
    note: '55도에서 부었더니 윗면이 고와요.',
    uses: [
      [0, 275_000],
      [2, 4_500],
      [9, 4_500],
    ],
  },
]

/** What the demo's wholesale maker has at home, and what was made of it. */
export async function seedShelf(ctx: Context) {
  const ids = items.flatMap(([what]) => (typeof what === 'number' ? what : []))
  const { id, name, name_en } = productTable
  const products = await ctx.db.select({ id, name, name_en }).from(productTable).where(inArray(id, ids))
  const rows = await ctx.db
    .insert(shelfItemTable)
    .values(
      items.map(([what, full_mg, left_mg, lot, days], at) => {
        const product = products.find(({ id }) => id === what)
        return {
          mb_id,
          product_id: product?.id ?? null,
          name: product?.name ?? String(what),
          name_en: product?.name_en ?? '',
          full_mg,
          left_mg,
          lot,
          expires_on: days === null ? null : seoulDay(addDays(ctx.now(), days)),
          request_key: `seed ${at}`,
        }
      }),
    )
    .returning()
  await seedLabel(ctx)
  for (const [at, batch] of batches.entries()) await seedBatch(ctx, batch, { number: at + 1, rows })
}

/** A label with what its maker knows so far; the report number is still to come. */
async function seedLabel(ctx: Context) {
  const { id, mb_id: owner, name } = formulaTable
  const [formula] = await ctx.db
    .select({ id })
    .from(formulaTable)
    .where(and(eq(owner, mb_id), eq(name, '저녁 무화과 캔들')))
  if (!formula) return
  const fields = {
    name_en: 'Evening Fig Candle',
    content: '150 g',
    made_on: seoulDay(ctx.now()).slice(0, 7).replace('-', '.'),
    maker: '유진 공방',
    address: '서울특별시 마포구 연남로 12',
  }
  await ctx.db.insert(makerLabelTable).values({ formula_id: formula.id, fields })
}

type Made = { number: number; rows: (typeof shelfItemTable.$inferSelect)[] }

async function seedBatch(
  ctx: Context,
  { name, days_ago, cure_days, uses, ...batch }: (typeof batches)[number],
  made: Made,
) {
  const { number, rows } = made
  const [formula] = await ctx.db
    .select()
    .from(formulaTable)
    .where(and(eq(formulaTable.mb_id, mb_id), eq(formulaTable.name, name)))
  const at = demoTime(ctx.now(), days_ago, number)
  const ready = addDays(at, cure_days)
  const [row] = await ctx.db
    .insert(batchTable)
    .values({
      ...batch,
      mb_id,
      number,
      name,
      formula_id: formula?.id ?? null,
      version: formula?.version ?? 1,
      batch_mg: uses.reduce((sum, [, mg]) => sum + mg, 0),
      made_on: seoulDay(at),
      ready_on: seoulDay(ready),
      reminded_at: ready < ctx.now() ? ready : null,
      request_key: `seed ${number}`,
      created_at: at,
    })
    .returning()
  if (!row) throw new Error('a batch was not added')
  await ctx.db.insert(batchUseTable).values(
    uses.map(([item, mg], position) => ({
      batch_id: row.id,
      position,
      shelf_item_id: rows[item]?.id ?? null,
      name: rows[item]?.name ?? '',
      lot: rows[item]?.lot ?? '',
      mg,
    })),
  )
}
