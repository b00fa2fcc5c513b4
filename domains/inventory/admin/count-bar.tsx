import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { StockRow } from '../contract.ts'
import { signed } from './count-table.tsx'
import { type Counted, differenceOf, type Mode } from './counting.ts'

type Props = { mode: Mode; counted: Counted; rows: ReadonlyMap<string, StockRow>; wrong: number }

/** What was counted so far, all together. */
export function CountBar({ mode, counted, rows, wrong }: Props) {
  const t = usePhrases()
  const differences = Object.entries(counted).flatMap(([sku, count]) => differenceOf(mode, count, rows.get(sku)) ?? [])
  const other = differences.filter((difference) => difference !== 0)
  const waiting = Object.values(counted).filter((count) => count === null).length
  return (
    <p className="padded row" role="status">
      <span>
        {t('{count}가지 셈', { count: Object.keys(counted).length - waiting })}
        {waiting > 0 && `, ${t('남은 상품 {count}', { count: waiting })}`}
      </span>
      <b className="medium">
        {t('차이 {count}가지, 합계 {sum}', {
          count: other.length,
          sum: signed(other.reduce((all, one) => all + one, 0)),
        })}
      </b>
      {wrong > 0 && <span className="bad">{t('{count}줄은 적용할 수 없어요', { count: wrong })}</span>}
    </p>
  )
}
