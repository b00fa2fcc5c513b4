import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { LineInput } from '../contract.ts'
import { percentSum } from '../reckon.ts'
import { formulaLimits, wholePercent } from '../words.ts'

/** A line as it is written down; one of our own keeps the name it had. */
export type NewLine = LineInput

/** Lines that can be written down, with our own materials' names. `before` may stay although it is no longer shown. */
export async function checkLines(ctx: Context, lines: readonly LineInput[], before: readonly NewLine[]) {
  if (percentSum(lines) > wholePercent) throw invalid('lines', '%로 적은 재료의 합이 100%를 넘어요.')
  for (const { unit, amount } of lines)
    if (amount > formulaLimits.amount[unit]) throw invalid('lines', '한 재료의 양이 너무 많아요.')
  const names = await findNames(ctx, lines, before)
  return lines.map((line): NewLine => {
    const name = line.variant_id === null ? line.name : names.get(line.variant_id)
    if (name === undefined) throw invalid('lines', '고를 수 없는 재료가 있어요. 빼고 다시 저장해 주세요.')
    if (name === '') throw invalid('lines', '재료의 이름을 적어 주세요.')
    return { ...line, name }
  })
}

async function findNames(ctx: Context, lines: readonly LineInput[], before: readonly NewLine[]) {
  const ids = lines.flatMap(({ variant_id }) => variant_id ?? [])
  if (ids.length === 0) return new Map<number, string>()
  const rows = await ctx.db
    .select({ id: variantTable.id, name: productTable.name, kind: productTable.kind, visible: productTable.visible })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(inArray(variantTable.id, ids))
  const stood = new Set(before.map(({ variant_id }) => variant_id))
  const chosen = rows.filter(({ id, kind, visible }) => stood.has(id) || (visible && kind === 'goods'))
  return new Map(chosen.map(({ id, name }) => [id, name]))
}
