import type { Column } from './list-props.ts'

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => number | string
  empty: string
}

/** A table within a screen: no paging, no choosing. */
export function SmallTable<Row>({ label, columns, rows, keyOf, empty }: Props<Row>) {
  if (rows.length === 0) return <p className="mute padded">{empty}</p>
  return (
    // A group and no section: the part around it often has the same name, and is a landmark already.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <div className="scroll" role="group" tabIndex={0} aria-label={label}>
      <table className="data">
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.key} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const classOf = <Row,>({ align, fill }: Column<Row>) => [align, fill && 'fill'].filter(Boolean).join(' ') || undefined
