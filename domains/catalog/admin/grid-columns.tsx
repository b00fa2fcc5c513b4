import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type CellName, cellNames } from './cells.ts'

/** Columns that are worked on together. */
const groups = {
  prices: {
    label: '가격',
    columns: [
      'price_krw',
      'price_usd',
      'sale_price_krw',
      'sale_price_usd',
      'sale_from',
      'sale_to',
      'variant_price_krw',
      'variant_price_usd',
      'cost_krw',
    ],
  },
  stock: { label: '재고', columns: ['on_hand', 'low_at', 'weight_g', 'barcode', 'visible'] },
  words: { label: '두 언어', columns: ['name', 'name_en', 'visible'] },
  all: { label: '모두', columns: cellNames },
} as const satisfies Record<string, { label: string; columns: readonly CellName[] }>

export type ColumnGroup = keyof typeof groups
export const columnsOf = (group: ColumnGroup): readonly CellName[] => groups[group].columns

type Props = { group: ColumnGroup; onChoose: (group: ColumnGroup) => void }

/** Which columns are shown. */
export function GridColumns({ group, onChoose }: Props) {
  const t = usePhrases()
  const names = Object.keys(groups) as ColumnGroup[] // of the object above
  return (
    <fieldset className="seg">
      <legend className="sr">{t('보이는 열')}</legend>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === group} onClick={() => onChoose(name)}>
          {t(groups[name].label)}
        </button>
      ))}
    </fieldset>
  )
}
