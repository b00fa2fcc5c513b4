import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { lotLimits } from '../lots.ts'
import type { LotsIn } from './counting.ts'

export function LotHeads() {
  const t = usePhrases()
  return (
    <>
      <th scope="col">{t('로트 (선택)')}</th>
      <th scope="col">{t('사용 기한 (선택)')}</th>
    </>
  )
}

type Props = { sku: string; lots: LotsIn; onLots: (lots: LotsIn) => void }

/** The lot that goods came in with, and until when they are good. */
export function LotCells({ sku, lots, onLots }: Props) {
  const t = usePhrases()
  const { lot, best_before } = lots[sku] ?? { lot: '', best_before: '' }
  return (
    <>
      <td>
        <input
          className="input"
          aria-label={t('{name} 로트', { name: sku })}
          maxLength={lotLimits.name}
          value={lot}
          onChange={(event) => onLots({ ...lots, [sku]: { lot: event.target.value, best_before } })}
        />
      </td>
      <td>
        <input
          className="input"
          type="date"
          aria-label={t('{name} 사용 기한', { name: sku })}
          disabled={lot.trim() === ''}
          value={best_before}
          onChange={(event) => onLots({ ...lots, [sku]: { lot, best_before: event.target.value } })}
        />
      </td>
    </>
  )
}
