import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Fact } from './draft.ts'
import { fieldNames } from './field-names.ts'
import type { Sheet } from './use-sheet.ts'

const columns = ['label', 'value', 'label_en', 'value_en'] as const

/** What is worth knowing: names and values in both languages. */
export function SheetFacts({ sheet }: { sheet: Sheet }) {
  const t = usePhrases()
  const { draft, change } = sheet
  const rows = draft.details
  const heads = { label: t('항목'), value: t('내용'), label_en: t('항목 (영문)'), value_en: t('내용 (영문)') }
  const put = (at: number, fact: Fact) => change({ details: rows.with(at, fact) })
  return (
    <Part
      title={t(fieldNames.details)}
      actions={
        <Button
          small
          look="quiet"
          icon="plus"
          onClick={() => change({ details: [...rows, { label: '', label_en: '', value: '', value_en: '' }] })}
        >
          {t('줄 추가')}
        </Button>
      }
    >
      {rows.length > 0 && (
        <table className="data grid-edit">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {heads[column]}
                </th>
              ))}
              <th scope="col" className="tight">
                <span className="sr">{t('빼기')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((fact, at) => (
              <FactRow
                key={at}
                fact={fact}
                number={at + 1}
                heads={heads}
                onChange={(changes) => put(at, { ...fact, ...changes })}
                onRemove={() => change({ details: rows.toSpliced(at, 1) })}
              />
            ))}
          </tbody>
        </table>
      )}
    </Part>
  )
}

type RowProps = {
  fact: Fact
  number: number
  heads: Record<(typeof columns)[number], string>
  onChange: (changes: Partial<Fact>) => void
  onRemove: () => void
}

function FactRow({ fact, number, heads, onChange, onRemove }: RowProps) {
  const t = usePhrases()
  return (
    <tr>
      {columns.map((column) => (
        <td key={column}>
          <input
            className="grid-input"
            title={fact[column]}
            aria-label={`${heads[column]} ${number}`}
            value={fact[column]}
            onChange={(event) => onChange({ [column]: event.target.value })}
          />
        </td>
      ))}
      <td className="tight">
        <Button
          small
          look="quiet"
          icon="close"
          aria-label={t('{name} 빼기', { name: fact.label || String(number) })}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}
