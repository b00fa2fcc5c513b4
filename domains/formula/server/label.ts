import { Readable } from 'node:stream'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { drawApart } from '../../quotation/server/pdf/draw-apart.ts'
import { limit } from '../../rate-limits.ts'
import { emptyFields, type LabelLanguage, labelOf, missingIn } from '../label.ts'
import type { makerLabel } from '../label-contract.ts'
import { labelSizes } from '../label-sizes.ts'
import type { LabelSheet } from './draw-label.ts'
import { findVersion, requireFormula, toVersion } from './formulas.ts'
import { makerLabelTable } from './label-tables.ts'

/** The newest version of the formula, and what its maker has written so far. */
export async function showLabel(ctx: Context, formula_id: number) {
  const formula = await requireFormula(ctx, formula_id)
  const { name, kind, version } = formula
  const [row] = await ctx.db.select().from(makerLabelTable).where(eq(makerLabelTable.formula_id, formula_id))
  const shown = await toVersion(ctx, formula, await findVersion(ctx, formula_id, version))
  return { formula_id, name, kind, shown, fields: { ...emptyFields, ...row?.fields } }
}

export async function saveLabel(ctx: Context, { params, body }: HandlerInput<typeof makerLabel.save>) {
  await limit(ctx, 'formula', { member: requireMember(ctx).mb_id })
  const { id: formula_id } = await requireFormula(ctx, params.formula_id)
  await ctx.db
    .insert(makerLabelTable)
    .values({ formula_id, fields: body })
    .onConflictDoUpdate({ target: makerLabelTable.formula_id, set: { fields: body } })
  return showLabel(ctx, formula_id)
}

/** A label with gaps is stamped as a draft. */
export async function openLabel(ctx: Context, { params, query }: HandlerInput<typeof makerLabel.pdf>) {
  const { fields, ...source } = await showLabel(ctx, params.formula_id)
  const languages: LabelLanguage[] = query.language === 'both' ? ['ko', 'en'] : [query.language]
  const sheet: LabelSheet = {
    title: source.name,
    labels: languages.map((language) => labelOf(source, fields, language)),
    draft: missingIn(source, fields).length > 0,
    size: labelSizes[query.size],
    layout: query.layout,
    at: ctx.now(),
  }
  const bytes = await drawApart(ctx, sheet, new URL('./label-worker.ts', import.meta.url))
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    type: 'application/pdf',
    name: `라벨-${source.name}.pdf`,
  }
}
