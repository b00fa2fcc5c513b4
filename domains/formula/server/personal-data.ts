import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { formulaCostingTable } from './costing-tables.ts'
import { makerLabelTable } from './label-tables.ts'
import { batchTable, batchUseTable, shelfItemTable } from './shelf-tables.ts'
import { formulaLineTable, formulaTable, formulaVersionTable } from './tables.ts'

/** What a member has at home, and what was made of it. */
export const shelfData: PersonalData = {
  name: 'shelf',
  async collect(ctx, { mb_id }) {
    const items = await ctx.db.select().from(shelfItemTable).where(eq(shelfItemTable.mb_id, mb_id))
    const batches = await ctx.db.select().from(batchTable).where(eq(batchTable.mb_id, mb_id))
    if (items.length === 0 && batches.length === 0) return []
    const uses =
      batches.length === 0
        ? []
        : await ctx.db
            .select()
            .from(batchUseTable)
            .where(
              inArray(
                batchUseTable.batch_id,
                batches.map(({ id }) => id),
              ),
            )
    return [
      ...items.map(({ request_key: _, ...item }) => item),
      ...batches.map(({ request_key: _, ...batch }) => ({
        ...batch,
        uses: uses.filter(({ batch_id }) => batch_id === batch.id),
      })),
    ]
  },
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(batchTable).where(eq(batchTable.mb_id, mb_id))
    await ctx.db.delete(shelfItemTable).where(eq(shelfItemTable.mb_id, mb_id))
  },
}

/** Blends of the member's own, every version of them; the keys of shared links are left out. */
export const formulaData: PersonalData = {
  name: 'formulas',
  async collect(ctx, { mb_id }) {
    const rows = await ctx.db
      .select()
      .from(formulaTable)
      .where(eq(formulaTable.mb_id, mb_id))
      .orderBy(asc(formulaTable.id))
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const versions = await ctx.db
      .select()
      .from(formulaVersionTable)
      .where(inArray(formulaVersionTable.formula_id, ids))
      .orderBy(asc(formulaVersionTable.number))
    const lines = await ctx.db
      .select()
      .from(formulaLineTable)
      .where(inArray(formulaLineTable.formula_id, ids))
      .orderBy(asc(formulaLineTable.number), asc(formulaLineTable.position))
    const labels = await ctx.db.select().from(makerLabelTable).where(inArray(makerLabelTable.formula_id, ids))
    const costings = await ctx.db.select().from(formulaCostingTable).where(inArray(formulaCostingTable.formula_id, ids))
    return rows.map(({ share_token: _, request_key: __, ...shown }) => ({
      ...shown,
      costings: costings.filter(({ formula_id }) => formula_id === shown.id),
      label: labels.find(({ formula_id }) => formula_id === shown.id)?.fields,
      versions: versions
        .filter(({ formula_id }) => formula_id === shown.id)
        .map((version) => ({
          ...version,
          lines: lines.filter((line) => line.formula_id === shown.id && line.number === version.number),
        })),
    }))
  },
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(formulaTable).where(eq(formulaTable.mb_id, mb_id))
  },
}
