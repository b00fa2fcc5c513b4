import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { cells, isNumberCell } from './cells.ts'
import { GridCell } from './grid-cell.tsx'
import { isIn } from './grid-range.ts'
import { editKey } from './grid-rows.ts'
import { Thumb } from './thumb.tsx'
import { type GridProps, useGrid } from './use-grid.ts'

/** The cells: arrows move and, with Shift, choose; typing or Enter edits; copy and paste as in Excel. */
export function GridTable(props: GridProps) {
  const t = usePhrases()
  const { rows, columns, edits } = props
  const { table, editing, setEditing, range, press, point, paste, copy, typed } = useGrid(props)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={t('상품 표')}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move through its cells */}
      <table className="data grid-edit" ref={table} role="grid">
        <Head columns={columns} />
        <tbody>
          {rows.map((item, row) => (
            <tr key={item.sku}>
              <th scope="row" className="pin pin-edge">
                <span className="row">
                  <Thumb picture={item.picture} />
                  <span>
                    {item.name}
                    <span className="sub mute">{item.sku}</span>
                  </span>
                </span>
              </th>
              {columns.map((cell, column) => (
                <GridCell
                  key={cell}
                  cell={cell}
                  item={item}
                  typed={edits[editKey(item.sku, cell)]}
                  place={{ row, column }}
                  edited={editing?.row === row && editing.column === column ? { start: editing.start } : null}
                  isChosen={range !== null && isIn(range, { row, column })}
                  onPress={(event) => press(event, { row, column })}
                  onPoint={(event) => point(event, { row, column })}
                  onEdit={() => setEditing({ row, column })}
                  onPaste={(event) => paste(event, { row, column })}
                  onCopy={(event) => copy(event, { row, column })}
                  onTyped={(text, step) => typed({ row, column }, text, step)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ columns }: Pick<GridProps, 'columns'>) {
  const t = usePhrases()
  return (
    <thead>
      <tr>
        <th scope="col" className="pin pin-edge">
          {t('상품과 옵션')}
        </th>
        {columns.map((cell) => (
          <th key={cell} scope="col" className={isNumberCell(cell) ? 'end' : undefined}>
            {t(cells[cell].label)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
