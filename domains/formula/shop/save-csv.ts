/** A cell that no spreadsheet takes for a formula or for two cells. */
const cellOf = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export const csvOf = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}`

/** Hands rows to the visitor as a file. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]) {
  const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
