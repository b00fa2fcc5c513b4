/** One line of the bench: what was measured, the figure, and what we aim at. */
export type Row = {
  name: string
  figure: string
  beside?: string
  ratio?: number
  aim?: string
  /** An aim that was set on another machine: reported also for one as fast as this. */
  aimPerSecond?: number
}

/** Orders a second that bare SQL managed where the aims were set. What it manages here shows how this machine compares. */
export const ordersWhereAimsWereSet = 2_969

export function printRows(rows: Row[], speed = 1) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, figure, beside, ratio, aim, aimPerSecond } of rows) {
    const scaled = aimPerSecond && `${aimPerSecond}/s, here ${Math.round(aimPerSecond * speed)}/s`
    const parts = [
      name.padEnd(width),
      figure.padStart(14),
      (beside ?? '').padStart(26),
      ratio === undefined ? '          ' : `ratio ${ratio.toFixed(2)}`,
      (aim ?? scaled) ? `aim ${aim ?? scaled}` : '',
    ]
    console.log(parts.join('  ').trimEnd())
  }
  console.log(`This machine does ${speed.toFixed(2)} of the orders in bare SQL that were done where the aims were set.`)
}
