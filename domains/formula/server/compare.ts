import type { Context } from '@sillage/server-kit/context.ts'
import type { Comparison, FormulaLine } from '../formula-contract.ts'
import { findVersion, requireFormula, toVersion } from './formulas.ts'

/** What two versions have in common and in what they differ, by material. */
export async function compareVersions(
  ctx: Context,
  id: number,
  asked: { from: number; to: number },
): Promise<Comparison> {
  const row = await requireFormula(ctx, id)
  const from = await toVersion(ctx, row, await findVersion(ctx, id, asked.from))
  const to = await toVersion(ctx, row, await findVersion(ctx, id, asked.to))
  const [before, after] = [keyed(from.lines), keyed(to.lines)]
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  return { from, to, lines: keys.map((key) => compareLine(before.get(key), after.get(key))) }
}

/** A material that stands there twice is compared with its first and its second line. */
function keyed(lines: readonly FormulaLine[]) {
  const found = new Map<string, FormulaLine>()
  for (const line of lines) {
    const name = line.material ? `product ${line.material.product_id}` : `name ${line.name}`
    let count = 1
    while (found.has(`${name} ${count}`)) count += 1
    found.set(`${name} ${count}`, line)
  }
  return found
}

function compareLine(before: FormulaLine | undefined, after: FormulaLine | undefined): Comparison['lines'][number] {
  const line = after ?? before
  if (!line) throw new Error('neither version has the line')
  return {
    name: line.name,
    material: line.material,
    before: before ?? null,
    after: after ?? null,
    change: changeOf(before, after),
    share_difference: (after?.share ?? 0) - (before?.share ?? 0),
    mg_difference: (after?.mg ?? 0) - (before?.mg ?? 0),
  }
}

function changeOf(before: FormulaLine | undefined, after: FormulaLine | undefined) {
  if (!before) return 'added'
  if (!after) return 'removed'
  return before.unit === after.unit && before.amount === after.amount ? 'same' : 'changed'
}
