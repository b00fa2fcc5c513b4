import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { PolicySection } from '../../setting/contract.ts'
import type { PolicyKind } from '../../setting/policy-words.ts'

type Props = { kind: PolicyKind; number: number; section: PolicySection }

/** An article: its sentences, its points by number, its table. */
export function PolicyArticle({ kind, number, section }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const points = pick(section, 'points')
  return (
    <article className="policy-article" id={`${kind}-${number}`}>
      <h3>
        <span className="num">{kind === 'terms' ? t('제{number}조', { number }) : `${number}.`}</span>{' '}
        {pick(section, 'title')}
      </h3>
      {pick(section, 'text').map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {section.table && <PolicyTable table={section.table} label={pick(section, 'title')} />}
      {points.length > 0 && (
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
    </article>
  )
}

type TableProps = { table: NonNullable<PolicySection['table']>; label: string }

/** On a phone each row is a card that names its own cells: nothing has to be pushed sideways. */
function PolicyTable({ table, label }: TableProps) {
  const pick = useLocalizedField()
  const head = pick(table, 'head')
  return (
    <table className="policy-table" aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.cells.join()}>
            {pick(row, 'cells').map((cell, index) => (
              <td key={head[index]} data-head={head[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
