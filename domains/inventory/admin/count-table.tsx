import { Button } from '@sillage/admin-kit/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { Thumb } from '../../catalog/admin/thumb.tsx'
import type { StockRow } from '../contract.ts'
import { type Counted, differenceOf, type LotsIn, type Mode, problemOf } from './counting.ts'
import { LotCells, LotHeads } from './lot-cells.tsx'

type Props = {
  mode: Mode
  counted: Counted
  lots: LotsIn
  rows: ReadonlyMap<string, StockRow>
  isKnown: boolean
  onChange: (counted: Counted) => void
  onLots: (lots: LotsIn) => void
}

/** What was counted beside what the books say, the last one first. */
export function CountTable({ mode, counted, lots, rows, isKnown, onChange, onLots }: Props) {
  const t = usePhrases()
  const heads = [t('보유'), t('예약'), mode === 'count' ? t('실사 수량') : t('입고 수량'), t('차이')]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={t('실사 수량')}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{t('상품')}</th>
            <th scope="col">{t('상품 코드')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="end">
                {head}
              </th>
            ))}
            {mode === 'receive' && <LotHeads />}
            <th scope="col" className="tight">
              <span className="sr">{t('빼기')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(counted)
            .toReversed()
            .map(([sku, count]) => (
              <CountRow
                key={sku}
                sku={sku}
                count={count}
                row={rows.get(sku)}
                difference={differenceOf(mode, count, rows.get(sku))}
                problem={problemOf(mode, count, rows.get(sku), isKnown)}
                onCount={(next) => onChange({ ...counted, [sku]: next })}
                lot={mode === 'receive' && <LotCells sku={sku} lots={lots} onLots={onLots} />}
                onRemove={() => onChange(Object.fromEntries(Object.entries(counted).filter(([each]) => each !== sku)))}
              />
            ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = {
  sku: string
  count: number | null
  row: StockRow | undefined
  difference: number | null
  problem: string | null
  /** The cells of its lot, where goods come in. */
  lot: ReactNode
  onCount: (count: number | null) => void
  onRemove: () => void
}

function CountRow({ sku, count, row, difference, problem, lot, onCount, onRemove }: RowProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <tr>
      <td className="fill">
        {row && (
          <span className="row">
            <Thumb picture={row.picture} />
            {pick(row, 'name')} <span className="mute">{row.option}</span>
          </span>
        )}
        {problem && <span className="bad">{t(problem)}</span>}
      </td>
      <td className="mute">{sku}</td>
      <td className="end">{row?.on_hand.toLocaleString()}</td>
      <td className="end mute">{row?.reserved.toLocaleString()}</td>
      <td className="end">
        <input
          className="input input-num count-input"
          aria-label={t('{name} 실사 수량', { name: sku })}
          aria-invalid={problem ? true : undefined}
          inputMode="numeric"
          value={count ?? ''}
          onChange={(event) => onCount(numberIn(event.target.value))}
        />
      </td>
      <td
        className={['end', difference !== null && difference !== 0 && (difference < 0 ? 'bad' : 'good')]
          .filter(Boolean)
          .join(' ')}
      >
        {difference === null ? '' : signed(difference)}
      </td>
      {lot}
      <td className="tight">
        <Button small look="quiet" icon="close" aria-label={t('{name} 빼기', { name: sku })} onClick={onRemove} />
      </td>
    </tr>
  )
}

export const signed = (count: number) => (count > 0 ? `+${count.toLocaleString()}` : count.toLocaleString())

function numberIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 6)
  return digits === '' ? null : Number(digits)
}
