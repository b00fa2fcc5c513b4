import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import type { Column, ListProps } from './list-props.ts'

type Chosen<Row> = ReadonlyMap<number | string, Row>
type Props<Row> = ListProps<Row> & {
  rows: readonly Row[]
  chosen: Chosen<Row>
  onChoose: (row: Row) => void
  onChooseAll: (chosen: Chosen<Row>) => void
  /** The keyboard's row. */
  at: number
  tableRef: RefObject<HTMLTableElement | null>
  /** The rows of the page before, while the next is read. */
  isStale: boolean
  /** Rows that someone else has just changed. */
  changed: ReadonlySet<number | string>
}

/** The rows of a list. The first column leads to the thing itself. */
export function ListTable<Row>(props: Props<Row>) {
  const t = usePhrases()
  const { label, columns, rows, chosen, onChooseAll, bulk, tableRef, isStale, keyOf } = props
  const all = rows.every((row) => chosen.has(keyOf(row)))
  const some = rows.some((row) => chosen.has(keyOf(row)))
  function chooseAll() {
    const next = new Map(chosen)
    for (const row of rows) {
      if (all) next.delete(keyOf(row))
      else next.set(keyOf(row), row)
    }
    onChooseAll(next)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={label} aria-busy={isStale}>
      <table className="data stuck" ref={tableRef}>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {bulk && (
              <th scope="col" className="tight">
                <span className="check">
                  <input
                    type="checkbox"
                    aria-label={t('이 페이지 모두 선택')}
                    className={some && !all ? 'some' : ''}
                    checked={all}
                    onChange={chooseAll}
                  />
                </span>
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={keyOf(row)} {...props} row={row} isAt={index === props.at} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row<Item>({
  row,
  isAt,
  columns,
  chosen,
  changed,
  onChoose,
  bulk,
  keyOf,
  nameOf,
  hrefOf,
}: Props<Item> & { row: Item; isAt: boolean }) {
  const t = usePhrases()
  const isChosen = chosen.has(keyOf(row))
  const isChanged = changed.has(keyOf(row))
  const href = hrefOf?.(row)
  return (
    <tr className={isAt ? 'at' : undefined} data-chosen={isChosen || undefined} data-changed={isChanged || undefined}>
      {bulk && (
        <td className="tight">
          <span className="check">
            <input
              type="checkbox"
              aria-label={t('{name} 고르기', { name: nameOf(row) })}
              checked={isChosen}
              onChange={() => onChoose(row)}
            />
          </span>
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} className={classOf(column)}>
          {index === 0 && href ? (
            <Link className="link" to={href}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
          {index === 0 && isChanged && <span className="tag tag-accent row-changed">{t('방금 변경됨')}</span>}
        </td>
      ))}
    </tr>
  )
}

const classOf = <Item,>({ align, fill }: Column<Item>) => [align, fill && 'fill'].filter(Boolean).join(' ') || undefined
