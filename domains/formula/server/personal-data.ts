import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { formulaLineTable, formulaTable, formulaVersionTable } from './tables.ts'

/** Blends of the member's own, every version of them; what opens a link is no part of what is told. */
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
    return rows.map(({ share_token: _, request_key: __, ...shown }) => ({
      ...shown,
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
