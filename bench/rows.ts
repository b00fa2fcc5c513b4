/** One line of the bench: what was measured, the figure, and what we aim at. */
export type Row = {
  name: string
  figure: string
  beside?: string
  ratio?: number
  aim?: string
}

export function printRows(rows: Row[]) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, figure, beside, ratio, aim } of rows) {
    const parts = [
      name.padEnd(width),
      figure.padStart(14),
      (beside ?? '').padStart(26),
      ratio === undefined ? '          ' : `ratio ${ratio.toFixed(2)}`,
      aim ? `aim ${aim}` : '',
    ]
    console.log(parts.join('  ').trimEnd())
  }
}
