type Cell = string | number | null

/** Excel would run a text that begins like a formula: it is written so that it stays a text. */
const formula = /^[=+\-@\t\r]/
const asText = (cell: Cell) => {
  const text = String(cell ?? '')
  return typeof cell === 'string' && formula.test(text) ? `'${text}` : text
}

/** One line of a CSV file as Excel reads it. */
export const csvLine = (cells: readonly Cell[]) =>
  `${cells
    .map(asText)
    .map((text) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')}\r\n`

/** Without it Excel does not recognise UTF-8. */
export const csvStart = '\uFEFF'
